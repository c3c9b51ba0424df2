/** Installs packages, then builds the client into web/dist and the Worker into build/worker. */
import { install } from './install.mjs'
import { run } from './run.mjs'
import { WRANGLER_ENV } from './wrangler-env.mjs'

const OPTIONS = { env: WRANGLER_ENV, stdio: ['ignore', 'ignore', 'inherit'] }
const buildClient = (config) =>
  run('vite', ['build', '--config', `web/vite/${config}.config.ts`, '--logLevel', 'error'], OPTIONS)

await install()
await run('node', ['scripts/licences.mjs'])
await buildClient('app')
await buildClient('share')
await buildClient('sw')
await run(
  'wrangler',
  ['deploy', '--env', '', '--dry-run', '--outdir', 'build/worker', '--metafile', 'build/worker.meta.json'],
  OPTIONS,
)
