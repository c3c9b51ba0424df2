/** `npm run dev`: hot reload, with the Worker in workerd on the same origin. Never used to build. */
import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { DEVELOPMENT_VARS } from '../scripts/serve.mjs'

const port = Number(process.env.PORT ?? 8787)

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    cloudflare({
      configPath: '../wrangler.toml',
      persistState: { path: '../.wrangler/state' },
      config: () => ({ vars: { ...DEVELOPMENT_VARS, ORIGIN: `http://localhost:${port}`, HOT_RELOAD: 'on' } }),
    }),
  ],
  server: { host: 'localhost', port, strictPort: true },
})
