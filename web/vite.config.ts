/** Builds the client: the app, and the small bundle that brings the share page to life. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { lightClient, lightRouter, ownIcons, ROUTER } from './vite.light'
import { missingPage, OPENING, openingWords } from './vite.opening'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The font that nearly all words are set in is asked for with the page, not after its styles. The one of headlines weighs
 * more than all the scripts: it comes when the first headline is there, which is read in the next best meanwhile.
 */
const FIRST_FONTS = /hanken-grotesk-latin-wght-normal/

const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const fonts = Object.keys(bundle ?? {}).filter((file) => FIRST_FONTS.test(file))
      return fonts.map((file) => ({
        tag: 'link',
        injectTo: 'head',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
      }))
    },
  },
}

/** Rules, words, state and icons that later views share: each by itself is smaller than its line in the first view. */
const SMALL = /\/(domain|web\/(words|state|api)|lucide-react\/dist\/esm\/icons)\/[\w.-]+\.(ts|tsx|mjs)$/

/** Keeps what the first view imports in one file instead of many small ones, and small things of later views in another. */
function groupOf(id: string, context: { getModuleInfo(id: string): Links | null }): string | null {
  if (id === OPENING) return null
  const seen = new Set([id])
  for (const name of seen) {
    const links = context.getModuleInfo(name)
    if (links?.isEntry) return 'first'
    for (const importer of links?.importers ?? []) seen.add(importer)
  }
  return SMALL.test(id) ? 'later' : null
}
type Links = { isEntry: boolean; importers: string[] }

export default defineConfig({
  root: at('.'),
  plugins: [react(), preloadFont, openingWords, missingPage, lightRouter, lightClient, ownIcons],
  resolve: { alias: [{ find: /^react-router$/, replacement: ROUTER }] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Browsers that know light-dark(), nesting and relative colours: the styles stay as they were written.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    manifest: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { app: at('index.html') },
      output: { codeSplitting: { groups: [{ name: groupOf }] } },
    },
  },
})
