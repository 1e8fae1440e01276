// How the client is built: Svelte, and the messages of each language as one small module.
import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import { svelte } from '@sveltejs/vite-plugin-svelte'

// Messages only a terminal says; a browser need not carry them.
const ELSEWHERE = /^(terminal|simulate|teams|replay|serve)-/

function messages(): Plugin {
  return {
    name: 'messages',
    load(id) {
      if (!id.endsWith('.ftl')) return null
      this.addWatchFile(id)
      return `export default ${JSON.stringify(spoken(readFileSync(id, 'utf-8')))}`
    },
  }
}

// The messages a browser says: an entry begins at the margin and goes on until the next one does.
function spoken(source: string): string {
  const entries = source.split(/\n(?=[a-z#])/)
  return entries.filter((entry) => !entry.startsWith('#') && !ELSEWHERE.test(entry)).join('\n')
}

export default defineConfig({
  plugins: [messages(), svelte()],
  resolve: { alias: { '@words': new URL('../src/standoff/words', import.meta.url).pathname } },
  build: {
    outDir: '../src/standoff/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { fs: { allow: ['..'] }, proxy: { '/ws': { target: 'ws://127.0.0.1:8750', ws: true } } },
})
