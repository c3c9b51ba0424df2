/** `npm run dev`: hot reload, with the Worker in workerd on the same origin. Never used to build. */
import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { readAddress } from '../../scripts/address.mjs'
import { DEVELOPMENT_VARS } from '../../scripts/development-vars.mjs'
import { startSpeechServer } from '../../scripts/speech/server.ts'

const { port, host, origin } = readAddress()
const speechUrl = await startSpeechServer()

/** Unregisters the service worker of an earlier `npm start` on this port, which would serve the old build. */
const retireServiceWorker: Plugin = {
  name: 'retire-service-worker',
  configureServer(server) {
    server.middlewares.use('/sw.js', (_, answer) => {
      answer.setHeader('content-type', 'text/javascript')
      answer.end(`
        addEventListener('install', () => skipWaiting())
        addEventListener('activate', async () => {
          await registration.unregister()
          for (const client of await clients.matchAll()) client.navigate(client.url)
        })`)
    })
  },
}

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [
    retireServiceWorker,
    react(),
    cloudflare({
      configPath: '../wrangler.toml',
      persistState: { path: '../.wrangler/state' },
      config: () => ({
        vars: { ...DEVELOPMENT_VARS, ORIGIN: origin, HOT_RELOAD: 'on' },
        services: [{ binding: 'SPEECH', service: 'speech' }],
      }),
      // A service binding of this plugin is a Worker: this one forwards to Node.
      auxiliaryWorkers: [
        {
          config: () => ({
            name: 'speech',
            main: '../scripts/speech/forward.ts',
            compatibility_date: '2026-08-01',
            vars: { SPEECH_URL: speechUrl },
          }),
          devOnly: true,
        },
      ],
    }),
  ],
  server: { host, port, strictPort: true, allowedHosts: [new URL(origin).hostname] },
})
