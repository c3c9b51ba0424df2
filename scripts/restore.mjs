/**
 * `npm run restore -- --env NAME --from DIR`: fills an empty site from a backup.
 *   --env local | staging | production   local is the state folder of `npm start`, or STATE; stop the server first
 *   --from DIR       a folder that `npm run backup` wrote; or nightly, nightly:2026-11-25: a copy in the site's bucket
 *   --key-file F     the key it was encrypted with
 *   --deletions DIR  a copy of backups/deletions/ of the old bucket: accounts to delete again; else those of the site's
 * `npm run restore -- --env NAME --deletions-since DAY`: deletes accounts again after Time Travel to a day.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  deleteAgain,
  describeUnknownDeletions,
  openBucketLists,
  openFolderLists,
} from './backup/deletions.mjs'
import { createFolderSource } from './backup/files.mjs'
import { createNightlySource, isNightly } from './backup/nightly.mjs'
import { Refusal, runCommand } from './backup/refusal.ts'
import { restore } from './backup/restore.mjs'
import { readKeyFile } from './backup/seal.mjs'
import { openSite } from './backup/site.mjs'

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      env: { type: 'string' },
      from: { type: 'string' },
      'key-file': { type: 'string' },
      deletions: { type: 'string' },
      'deletions-since': { type: 'string' },
    },
  })
  const { env: environment = '', from, deletions, 'deletions-since': day } = values
  if (!from && !day) throw new Refusal('Name the backup: --from DIR, or --from nightly.')
  if (from && day) throw new Refusal('A restore finds the day by itself: leave --deletions-since out.')
  if (day && !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Refusal('--deletions-since is a day: 2026-11-25.')
  const key = values['key-file'] ? readKeyFile(values['key-file']) : null
  const site = await openSite(environment, { mustExist: !from })
  try {
    const lists = deletions ? await openFolderLists(resolve(deletions)) : await openBucketLists(site)
    if (day) {
      console.log(
        (await describeUnknownDeletions(lists, day, Date.now())) ?? `The lists reach back to ${day}.`,
      )
      console.log(describeDeletedAgain(await deleteAgain({ site, lists, day })))
      return
    }
    const source = isNightly(from) ? await createNightlySource(site, from) : createFolderSource(resolve(from))
    const restored = await restore({ site, source, key, lists, print: console.log })
    const { manifest, tables, objects, deletedAgain } = restored
    const rows = Object.keys(manifest.tables).reduce((sum, table) => sum + (tables[table] ?? 0), 0)
    console.log(`Restored ${rows} rows and ${objects} objects into ${site.name}.`)
    console.log(describeDeletedAgain(deletedAgain))
  } finally {
    await site.close()
  }
})

function describeDeletedAgain(count) {
  if (count === 0) return 'No account is deleted again.'
  const subject = count === 1 ? '1 account is' : `${count} accounts are`
  return `${subject} deleted again: hidden and signed out now, and erased by the cron once the site runs.`
}
