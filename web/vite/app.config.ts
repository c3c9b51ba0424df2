/** Builds the client. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { TARGETS } from './browsers'
import { createPackageLists } from './bundled-packages'
import { HERO_SCRIPT, notFoundPage, prerenderedHero } from './prerender'
import { compressSpeechFiles } from './speech-files'

const resolvePath = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const resolvePaths = (...paths: string[]) => paths.map(resolvePath)

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
  /\/(domain\/(?!locales\/(?!en\/))|web\/(hooks|state|api|audio\/playback|ui\/(text|lists|states|buttons|fields)|parts\/(?!proof|transcripts)\w+)\/|lucide-react\/dist\/esm\/icons\/)[\w./-]+\.(ts|tsx|mjs)$/

/** Others, under a kilobyte each. */
const SMALL_ONES = resolvePaths(
  'drafts/store/chosen-parent.ts',
  'features/account/deletion-receipt.ts',
  'features/auth/FormError.tsx',
  'features/auth/show-welcome.ts',
  'features/owlcasts/remove-recordings.ts',
  'features/posts/just-published.ts',
  'features/record/labels.ts',
  'features/record/microphone.ts',
  'features/record/record-page.ts',
  'screens/AdminOnly.tsx',
)

/** Catalogs use it: in a later file, that file would be loaded before the first render in most languages. */
const PLURALS = resolvePath('../domain/i18n/plural.ts')

/** Modules that only later views use, of a package whose index the first view imports. */
const LATER_EXPORTS = /@tanstack\/[\w./-]+\/(queriesObserver|useQueries)\.js$/

/** The entry imports it with `import()`, to evaluate it later; it belongs to the first view all the same. */
const DEFERRED_MODULE = /\/react-dom\/client\.js$/

/**
 * Modules that every view loads once it is idle: as files of their own, they are many requests of a busy main thread.
 */
const IDLE_PARTS = resolvePaths(
  'background-startup.ts',
  'screens/IdleParts.tsx',
  'screens/OverlayHost.tsx',
  'features/player/PlayerBar.tsx',
  'features/shell/shortcuts/shortcut-handler.ts',
)

type ModuleInfo = { isEntry: boolean; importers: string[] }
type ModuleContext = { getModuleInfo(id: string): ModuleInfo | null }

/** Whether one of some modules imports a module, itself or through others; `import()` does not count. */
function isImportedBy(id: string, context: ModuleContext, isRoot: (id: string) => boolean): boolean {
  const seen = new Set([id])
  for (const name of seen) {
    if (isRoot(name)) return true
    for (const importer of context.getModuleInfo(name)?.importers ?? []) seen.add(importer)
  }
  return false
}

/**
 * Names the file of a module by when it is first needed, or returns `null` for a file of its own. A file also takes
 * what its modules import, unless that is in one before it.
 */
function createChunkGroups(): {
  name: (id: string, context: ModuleContext) => string | null
  priority: number
}[] {
  const needed: [string, (id: string, context: ModuleContext) => boolean][] = [
    [
      'first',
      (id, context) =>
        id === PLURALS ||
        (id !== HERO_SCRIPT &&
          !LATER_EXPORTS.test(id) &&
          isImportedBy(
            id,
            context,
            (name) => context.getModuleInfo(name)?.isEntry === true || DEFERRED_MODULE.test(name),
          )),
    ],
    ['idle', (id, context) => isImportedBy(id, context, (name) => IDLE_PARTS.includes(name))],
    // `__vite-browser-external` stands for modules of Node that a library imports there alone; outside `later` it would split off
    // the bundler's helpers, which the first view loads.
    [
      'later',
      (id) =>
        id.includes('__vite-browser-external') ||
        LATER_EXPORTS.test(id) ||
        SMALL.test(id) ||
        SMALL_ONES.includes(id),
    ],
  ]
  return needed.map(([name, isNeeded], index) => ({
    name: (id, context) => (isNeeded(id, context) ? name : null),
    priority: needed.length - index,
  }))
}

/** The exports of react-router name its development build alone; the client bundles the production build beside it. */
const resolveRouterFile = (file: string) =>
  resolvePath(`../node_modules/react-router/dist/production/${file}`)

/** What writes cookies in hono's client: no browser lets a page set that header, so the first view leaves it out. */
const COOKIES_OF_CLIENT = '../utils/cookie.js'

const packages = createPackageLists('app')

export default defineConfig({
  root: resolvePath('.'),
  plugins: [react(), preloadFont, prerenderedHero, notFoundPage, compressSpeechFiles, packages.forApp],
  worker: { plugins: () => [packages.forWorkers] },
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: resolveRouterFile('index.mjs') },
      { find: COOKIES_OF_CLIENT, replacement: resolvePath('vite/no-cookies.ts') },
      { find: /^react-router\/dom$/, replacement: resolveRouterFile('dom-export.mjs') },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: TARGETS,
    manifest: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { app: resolvePath('index.html') },
      output: { codeSplitting: { groups: createChunkGroups() } },
    },
  },
})
