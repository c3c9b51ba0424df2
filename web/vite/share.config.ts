/**
 * Builds the share page's client, beside the app and independent of it: `share.js`, `share.css` and `embed.js`, whose
 * names the Worker knows. Run after `app.config.ts`, which empties the folder.
 */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { TARGETS } from './browsers'
import { createPackageLists } from './bundled-packages'

const resolvePath = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

export default defineConfig({
  root: resolvePath('.'),
  publicDir: false,
  plugins: [react(), createPackageLists('share').forApp],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: TARGETS,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { share: resolvePath('share/main.tsx'), embed: resolvePath('share/embed.ts') },
      output: {
        entryFileNames: '[name].js',
        assetFileNames: ({ names }) =>
          names.includes('share.css') ? 'share.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
})
