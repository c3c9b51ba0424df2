/**
 * `npm run restore -- --env NAME --from DIR`: fills an empty site from a backup.
 *   --env local | staging | production   local is the state folder of `npm start`, or STATE; stop the server first
 *   --from DIR       a folder that `npm run backup` wrote; or nightly, nightly:2026-11-25: a copy in the site's bucket
 *   --key-file F     the key it was encrypted with
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createFolderSource } from './backup/files.mjs'
import { createNightlySource, isNightly } from './backup/nightly.mjs'
import { Refusal, runCommand } from './backup/refusal.mjs'
import { restore } from './backup/restore.mjs'
import { readKeyFile } from './backup/seal.mjs'
import { openSite } from './backup/site.mjs'

await runCommand(async () => {
  const { values } = parseArgs({
    options: { env: { type: 'string' }, from: { type: 'string' }, 'key-file': { type: 'string' } },
  })
  const { env: environment = '', from } = values
  if (!from) throw new Refusal('Name the backup: --from DIR, or --from nightly.')
  const key = values['key-file'] ? readKeyFile(values['key-file']) : null
  const site = await openSite(environment)
  try {
    const source = isNightly(from) ? await createNightlySource(site, from) : createFolderSource(resolve(from))
    const { manifest, tables, objects } = await restore({ site, source, key, print: console.log })
    const rows = Object.keys(manifest.tables).reduce((sum, table) => sum + (tables[table] ?? 0), 0)
    console.log(`Restored ${rows} rows and ${objects} objects into ${site.name}.`)
  } finally {
    await site.close()
  }
})
