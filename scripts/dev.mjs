/** `npm run dev`: the app with hot reload, on the same state as `npm start`. */
import { readAddress } from './address.mjs'
import { install } from './install.mjs'
import { requireFreePort } from './port.mjs'
import { run } from './run.mjs'
import { noteServer, STATE } from './state-folder.mjs'

await requireFreePort(readAddress())
await install()
await run('node', ['scripts/check-state.mjs'])
await run('node', ['scripts/build.mjs'])
await run('node', ['scripts/prepare.mjs'])
// The note is void once this process has ended.
noteServer(STATE)
await run('vite', ['dev', '--config', 'web/vite/dev.config.ts'])
