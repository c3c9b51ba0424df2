/**
 * Builds the service worker, `sw.js`, last: its file list is read from the build. Run after `app.config.ts`, which
 * empties the folder.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { getFirstViewSizes } from '../../scripts/sizes.mjs'
import { TARGETS } from './browsers'
import { createPackageLists } from './bundled-packages'
import { SPEECH_FILE } from './speech-files'

const resolvePath = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const dist = resolvePath('dist')

/** Fonts beyond Latin load when a text needs them; cached for every user they would be most of the bytes. */
const FOREIGN_FONT = /-(cyrillic|greek|vietnamese|latin-ext)[\w-]*\.woff2$/

/** The page is the only file of the first view without a hash in its name. */
function listShellFiles() {
  const html = readFileSync(`${dist}/index.html`, 'utf8')
  const linked = [...html.matchAll(/href="(\/(?:assets\/[^"]+|logo\.svg))"/g)].map(([, url = '']) => url)
  const hashed = getFirstViewSizes().files.map((file: string) => `/${file}`)
  const page = { url: '/', revision: hashContent(html) }
  const files = [...new Set([...hashed, ...linked])].map((url) => ({
    url,
    revision: url.startsWith('/assets/') ? null : hashContent(readFileSync(dist + url, 'utf8')),
  }))
  return [page, ...files]
}

function hashContent(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/** The speech engine is large: only users who asked for it have it, and keep it when the app changes. */
const SPEECH_WORKER = /^speech\.worker-/

const shell = listShellFiles()
const assets = readdirSync(`${dist}/assets`).sort()
const onDemand = assets
  .filter((name) => SPEECH_FILE.test(name) || SPEECH_WORKER.test(name))
  .map((name) => `/assets/${name}`)
const later = assets
  .filter((name) => /\.(js|css|woff2)$/.test(name) && !FOREIGN_FONT.test(name) && !SPEECH_WORKER.test(name))
  .map((name) => `/assets/${name}`)
  .filter((url) => !shell.some((file) => file.url === url))

export default defineConfig({
  root: resolvePath('.'),
  publicDir: false,
  plugins: [createPackageLists('sw').forApp],
  define: {
    SHELL_FILES: JSON.stringify(shell),
    LATER_FILES: JSON.stringify(later),
    ON_DEMAND_FILES: JSON.stringify(onDemand),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: TARGETS,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { sw: resolvePath('sw/sw.ts') },
      output: { entryFileNames: '[name].js', format: 'iife' },
    },
  },
})
