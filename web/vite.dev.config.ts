/** `npm run dev`: hot reload, with the Worker in workerd on the same origin. Never used to build. */
import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    cloudflare({ configPath: '../wrangler.toml', persistState: { path: '../.wrangler/state' } }),
  ],
  server: { host: 'localhost', port: Number(process.env.PORT ?? 8787) },
})
