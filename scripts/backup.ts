/**
 * `npm run backup -- --env NAME`: copies the database and the stored sound of a site to a folder, and verifies it.
 *   --env local | staging | production   local is the state folder of `npm start`, or STATE; stop the server first
 *   --out DIR        an empty or new folder; backups/<env>-<time> if not given
 *   --rows-only      leaves the sound out, for sites whose bucket is copied by other means
 *   --key-file F     encrypts it: 32 bytes as base64, `openssl rand -base64 32 > F`
 */
import { join, resolve } from 'node:path'
import { backUp } from './backup/backup.ts'
import { openSite } from './backup/open-site.ts'
import { readKeyFile } from './backup/seal.ts'
import { Refusal, runCommand } from './command.mjs'
import { ROOT } from './root.ts'

const MEGABYTE = 1_000_000
const SHOWN_MISSING = 5

const OPTIONS = {
  env: { type: 'string' },
  out: { type: 'string' },
  'key-file': { type: 'string' },
  'rows-only': { type: 'boolean', default: false },
} as const

await runCommand(import.meta.url, OPTIONS, async (values) => {
  const { env: environment = '', out } = values
  const key = values['key-file'] ? readKeyFile(values['key-file']) : null
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  const folder = out ? resolve(out) : join(ROOT, 'backups', `${environment}-${time}`)
  const site = await openSite(environment, { mustExist: true })
  try {
    const { tables, objects } = await backUp({
      site,
      environment,
      folder,
      key,
      rowsOnly: values['rows-only'],
    })
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0)
    const sound = objects
      ? `${objects.count} objects (${(objects.bytes / MEGABYTE).toFixed(1)} MB)`
      : 'no objects'
    console.log(`${folder}: ${rows} rows, ${sound}, verified.`)
    if (!key) console.log('It is not encrypted and contains personal data: --key-file encrypts it.')
    if (objects && objects.missing.length > 0)
      console.log(
        `${objects.missing.length} objects are missing in the bucket: ${objects.missing.slice(0, SHOWN_MISSING).join(', ')}`,
      )
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(`${folder} is incomplete: delete it.`)
    throw error
  } finally {
    await site.close()
  }
})
