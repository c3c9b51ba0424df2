/** `npm run dev`: the app with hot reload, on the same state as `npm start`. */
import { readAddress } from './address.mjs'
import { readOptions } from './command.mjs'
import { install } from './install.mjs'
import { requireFreePort } from './port.mjs'
import { run } from './run.mjs'
import { claimState, STATE } from './state-folder.mjs'

readOptions(import.meta.url, {})
await requireFreePort(readAddress())
claimState(STATE)
await install()
await run('node', ['scripts/check-state.mjs'])
await run('node', ['scripts/build.mjs'])
await run('node', ['scripts/prepare.mjs'])
await run('vite', ['dev', '--config', 'web/vite/dev.config.ts'])
