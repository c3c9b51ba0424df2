/** `npm start`: installs, builds, migrates, seeds and serves the app. State is stored in .wrangler/state. */
import { readAddress } from './address.mjs'
import { install } from './install.mjs'
import { requireFreePort } from './port.mjs'
import { run } from './run.mjs'

await requireFreePort(readAddress())
await install()
await run('node', ['scripts/check-state.mjs'])
console.log('Building …')
await run('node', ['scripts/build.mjs'])
await run('node', ['scripts/serve.mjs'])
