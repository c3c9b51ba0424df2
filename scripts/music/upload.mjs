/**
 * Puts the music library into the bucket of the deployed app, which its MUE Manager then fills the library from.
 *   node scripts/music/upload.mjs [--local]      needs a wrangler that is signed in
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { storedTracks } from './stored.mjs'

const BUCKET = 'owlcast-media'
const where = process.argv.includes('--local') ? '--local' : '--remote'

for (const { file, row } of storedTracks()) {
  const path = fileURLToPath(new URL(`tracks/${file}`, import.meta.url))
  const put = [
    'r2',
    'object',
    'put',
    `${BUCKET}/${row.key}`,
    '--file',
    path,
    '--content-type',
    row.type,
    where,
  ]
  const { status } = spawnSync('npx', ['wrangler', ...put], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
  console.log(row.key)
}
