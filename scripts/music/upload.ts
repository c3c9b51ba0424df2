/**
 * Uploads the music library to a bucket, from which the app's MUE Manager imports it.
 *   npm run upload-music -- --env production | staging [--local]      needs a signed-in wrangler
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ENVIRONMENTS, isEnvironment, readConfig } from '../deploy/config.ts'
import { runWrangler } from '../deploy/wrangler.ts'
import { storedTracks } from './stored.mjs'

const { values } = parseArgs({
  options: { env: { type: 'string' }, local: { type: 'boolean', default: false } },
})
if (!isEnvironment(values.env)) {
  console.error(`--env is one of ${ENVIRONMENTS.join(', ')}.`)
  process.exit(1)
}
const [{ bucket_name: bucket } = {}] = readConfig(values.env).r2_buckets
const where = values.local ? '--local' : '--remote'

for (const { file, row } of storedTracks()) {
  const path = fileURLToPath(new URL(`tracks/${file}`, import.meta.url))
  const to = `${bucket}/${row.key}`
  const { ok, output } = runWrangler([
    'r2',
    'object',
    'put',
    to,
    '--file',
    path,
    '--content-type',
    row.type,
    where,
  ])
  if (!ok) {
    console.error(output)
    process.exit(1)
  }
  console.log(row.key)
}
