/** Builds the client. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { createPackageLists } from './bundled-packages'
import { HERO_SCRIPT, notFoundPage, prerenderedHero } from './prerender'
import { compressSpeechFiles } from './speech-files'

const resolvePath = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/**
 * Preloads the body font with the page instead of after its styles. The headline font is larger than all scripts: it
 * loads with the first headline, which uses a fallback until then.
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

/**
 * Modules shared by later views: as a file of its own, each would cost the first view the name of that file. Other
 * languages stay apart.
 */
const SMALL =
  /\/(domain\/(?!locales\/(?!en\/))|web\/(state|api|audio\/playback|ui\/(text|lists|states|buttons|fields|moments))\/|lucide-react\/dist\/esm\/icons\/)[\w./-]+\.(ts|tsx|mjs)$/

/** Bundles everything the first view imports into one file, and small modules of later views into another. */
function getChunkGroup(id: string, context: { getModuleInfo(id: string): Links | null }): string | null {
  if (id === HERO_SCRIPT) return null
  const seen = new Set([id])
  for (const name of seen) {
    const links = context.getModuleInfo(name)
    if (links?.isEntry) return 'first'
    for (const importer of links?.importers ?? []) seen.add(importer)
  }
  // Stands for modules of Node that a library imports there alone; outside `later` it would split off the bundler's helpers,
  // which the first view loads.
  if (id.includes('__vite-browser-external')) return 'later'
  return SMALL.test(id) ? 'later' : null
}
type Links = { isEntry: boolean; importers: string[] }

/** The exports of react-router name its development build alone; the client bundles the production build beside it. */
const resolveRouterFile = (file: string) =>
  resolvePath(`../node_modules/react-router/dist/production/${file}`)

const packages = createPackageLists('app')

export default defineConfig({
  root: resolvePath('.'),
  plugins: [react(), preloadFont, prerenderedHero, notFoundPage, compressSpeechFiles, packages.forApp],
  worker: { plugins: () => [packages.forWorkers] },
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: resolveRouterFile('index.mjs') },
      { find: /^react-router\/dom$/, replacement: resolveRouterFile('dom-export.mjs') },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Browsers with light-dark(), nesting and relative colours: styles are not transpiled.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    manifest: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { app: resolvePath('index.html') },
      output: { codeSplitting: { groups: [{ name: getChunkGroup }] } },
    },
  },
})
