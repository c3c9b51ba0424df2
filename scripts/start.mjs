/**
 * `npm start`: installs, builds, migrates, seeds and serves the app. State is stored in .wrangler/state.
 *   npm start -- --fresh   an empty site with a link to set it up, stored in .wrangler/fresh
 */
import { readAddress } from './address.mjs'
import { readOptions } from './command.mjs'
import { install } from './install.mjs'
import { requireFreePort } from './port.mjs'
import { run } from './run.mjs'
import { requireNoServer } from './state-folder.mjs'

const { fresh } = readOptions(import.meta.url, { fresh: { type: 'boolean' } })
if (fresh) Object.assign(process.env, { FRESH: 'on', STATE: process.env.STATE ?? '.wrangler/fresh' })
await requireFreePort(readAddress())
requireNoServer(process.env.STATE)
await install()
await run('node', ['scripts/check-state.mjs'])
console.log('Building …')
await run('node', ['scripts/build.mjs'])
await run('node', ['scripts/serve.mjs'])
