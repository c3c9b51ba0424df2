/**
 * Uploads the music library to a bucket, from which the app's MUE Manager imports it.
 *   npm run upload-music -- --env production | staging [--local]      needs a signed-in wrangler
 */
import { fileURLToPath } from 'node:url'
import { Refusal, runCommand } from '../command.mjs'
import { readConfig, requireEnvironment } from '../deploy/config.ts'
import { describeFailure, runWrangler } from '../deploy/wrangler.ts'
import { storedTracks } from './stored.mjs'

const OPTIONS = { env: { type: 'string' }, local: { type: 'boolean', default: false } } as const

await runCommand(import.meta.url, OPTIONS, async ({ env, local }) => {
  const [{ bucket_name: bucket } = {}] = readConfig(requireEnvironment(env)).r2_buckets
  for (const { file, row } of storedTracks()) {
    const path = fileURLToPath(new URL(`tracks/${file}`, import.meta.url))
    const sent = ['--file', path, '--content-type', row.type, local ? '--local' : '--remote']
    const args = ['r2', 'object', 'put', `${bucket}/${row.key}`, ...sent]
    const { ok, output } = runWrangler(args)
    if (!ok) throw new Refusal(describeFailure(args, output))
    console.log(row.key)
  }
})
