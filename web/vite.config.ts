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
    rollupOptions: { input: { app: at('index.html') } },
  },
})
