/** node bare.mjs PORT STATE: serves the yardsticks of `bare-worker.mjs` on this state folder. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { build } from 'vite'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

const [port, state] = process.argv.slice(2)
const made = await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: {
    write: false,
    minify: false,
    target: 'es2022',
    lib: {
      entry: fileURLToPath(new URL('bare-worker.mjs', import.meta.url)),
      formats: ['es'],
      fileName: 'bare',
    },
  },
})
const wranglerToml = fileURLToPath(new URL('../../wrangler.toml', import.meta.url))
const { assets } = unstable_getMiniflareWorkerOptions(wranglerToml).workerOptions
const mf = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    log: new Log(LogLevel.ERROR),
    resourcePersistencePath: join(state, 'v3'),
    workers: [
      {
        name: 'bare',
        modules: true,
        // Behind the same asset router as the product: it takes 0.1 ms of each request in the local runtime.
        assets,
        script: [made].flat()[0].output[0].code,
        compatibilityDate: '2026-08-01',
        r2Buckets: { MEDIA: 'owlcast-media' },
        d1Databases: { DB: '00000000-0000-0000-0000-000000000001' },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: Number(port) }],
      },
    ],
  }),
)
await mf.ready
console.log('ready')
process.on('SIGTERM', () => mf.dispose().then(() => process.exit(0)))
