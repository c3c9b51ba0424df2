/**
 * `npm run transcribe-existing -- --env NAME`, for an operator who binds a speech engine to a site that ran without one:
 * queues its recordings that have no transcript. The cron trigger works through them within the daily limits. Run it again
 * until it queues none.
 */
import { Refusal, runCommand } from './command.mjs'
import { requireEnvironment } from './deploy/config.ts'
import { STATEMENTS } from './deploy/transcribe-existing.ts'
import { describeFailure, runWrangler } from './deploy/wrangler.ts'

await runCommand(import.meta.url, { env: { type: 'string' } }, async ({ env }) => {
  const environment = requireEnvironment(env)
  const command = `${STATEMENTS.join(';\n')};`
  const args = ['d1', 'execute', 'DB', '--env', environment, '--remote', '--command', command]
  const { ok, output } = runWrangler(args)
  if (!ok) throw new Refusal(describeFailure(args, output))
  console.log(output)
})
