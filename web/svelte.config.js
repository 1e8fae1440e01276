// The gangsters are drawn once for client and server: here they come into the page, which may not fetch drawings of its own.
import { readFileSync } from 'node:fs'

const GANGSTERS = new URL('../src/standoff/drawing/gangsters.svg', import.meta.url)

export default {
  preprocess: {
    markup: ({ content }) => ({
      code: content.replace('%gangsters%', () => readFileSync(GANGSTERS, 'utf-8').match(/<symbol[^]*<\/symbol>/)?.[0] ?? ''),
    }),
  },
}
