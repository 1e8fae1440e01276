// How the client is built: Svelte, and the messages of each language as one small module.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { svelte } from '@sveltejs/vite-plugin-svelte'

// Messages only a terminal says; a browser need not carry them.
const ELSEWHERE = /^(terminal|scenario|simulate|teams|replay|serve)-/

// Messages that only some screens say: they come with those, as `en.ftl?real`.
const PARTS: Record<string, RegExp> = { real: /^web-real-/, review: /^(web-)?review-/, live: /^(web-live|live|one-weapon|weapon|team|variant)-/ }

function messages(): Plugin {
  return {
    name: 'messages',
    load(id) {
      const [file = '', part] = id.split('?')
      if (!file.endsWith('.ftl')) return null
      this.addWatchFile(file)
      return `export default ${JSON.stringify(spoken(readFileSync(file, 'utf-8'), part))}`
    },
  }
}

// The messages a browser says: an entry begins at the margin and goes on until the next one does.
function spoken(source: string, part?: string): string {
  const entries = source.split(/\n(?=[a-z#])/)
  const wanted = part ? PARTS[part] : undefined
  const others = [ELSEWHERE, ...Object.values(PARTS)]
  return entries.filter((entry) => !entry.startsWith('#') && (wanted ? wanted.test(entry) : !others.some((one) => one.test(entry)))).join('\n')
}

// A path as this system writes it: Windows has other slashes, and a blank in it is no %20.
function beside(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

export default defineConfig({
  plugins: [messages(), svelte()],
  resolve: { alias: { '@words': beside('../src/standoff/words'), '@pages': beside('../src/standoff/server/pages') } },
  build: {
    outDir: '../src/standoff/server/static',
    emptyOutDir: true,
    // The server names what the first screen needs besides, by the reader's language.
    manifest: true,
    target: 'es2022',
    // What the first screen needs comes all at once. A screen that is fetched later asks for its own code: listing all of
    // it beforehand weighs on every seat.
    modulePreload: { polyfill: false, resolveDependencies: (file, files, { hostType }) => (hostType === 'html' || file.includes('/Home-') ? files : files.filter((one) => one.endsWith('.css'))) },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { fs: { allow: ['..'] }, proxy: { '/ws': { target: 'ws://127.0.0.1:8750', ws: true } } },
})
