/** Builds the client: the app, and the small bundle that brings the share page to life. */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The two fonts of the first view are asked for with the page, not after its styles. */
const FIRST_FONTS = /(hanken-grotesk-latin-wght|newsreader-latin-opsz)-normal/

const preloadFonts: Plugin = {
  name: 'preload-fonts',
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
 * Keeps what the first view imports in one file instead of many small ones. What another entry needs too (React, for the
 * share page) gets a file of its own, so that no page loads the other's code.
 */
function firstViewGroup(
  id: string,
  context: { getModuleInfo(id: string): ModuleLinks | null },
): string | null {
  const entries = entriesOf(id, (name) => context.getModuleInfo(name))
  if (!entries.has(MAIN)) return null
  return entries.size > 1 ? 'shared' : 'first'
}

type ModuleLinks = { isEntry: boolean; importers: string[] }
const MAIN = at('index.html')

/** The entries that reach a module by static imports. */
function entriesOf(id: string, infoOf: (id: string) => ModuleLinks | null): Set<string> {
  const seen = new Set<string>()
  const entries = new Set<string>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const info = infoOf(next)
    if (info?.isEntry) entries.add(next)
    open.push(...(info?.importers ?? []))
  }
  return entries
}

export default defineConfig({
  root: at('.'),
  plugins: [react(), preloadFonts],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Browsers that know light-dark(), nesting and relative colours: the styles stay as they were written.
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    manifest: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { app: MAIN },
      output: { codeSplitting: { groups: [{ name: firstViewGroup }] } },
    },
  },
})
