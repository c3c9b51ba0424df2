/**
 * `npm run transcribe-existing -- --env NAME`: queues the recordings of a deployed site that have no transcript yet. The
 * cron trigger works through them within the daily limits. Run it again until it queues none.
 */
import { parseArgs } from 'node:util'
import { STATEMENTS } from './deploy/transcribe-existing.ts'
import { runWrangler } from './deploy/wrangler.ts'

const { env } = parseArgs({ options: { env: { type: 'string' } } }).values
if (!env) {
  console.error('Name the environment: npm run transcribe-existing -- --env production')
  process.exit(1)
}
const command = `${STATEMENTS.join(';\n')};`
const { ok } = runWrangler(['d1', 'execute', 'DB', '--env', env, '--remote', '--command', command], {
  shown: true,
})
process.exitCode = ok ? 0 : 1
