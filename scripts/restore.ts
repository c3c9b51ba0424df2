/**
 * `npm run restore -- --env NAME --from DIR`: fills an empty site from a backup.
 *   --env local | staging | production   local is the state folder of `npm start`, or STATE; stop the server first
 *   --from DIR       a folder that `npm run backup` wrote; or nightly: the copy in the site's bucket
 *   --key-file F     the key it was encrypted with
 *   --deletions DIR  a copy of backups/deletions/ of the old bucket: accounts to delete again; else those of the site's
 * `npm run restore -- --env NAME --deletions-since DAY`: deletes accounts again after Time Travel to a day.
 */
import { resolve } from 'node:path'
import { z } from 'zod'
import {
  type DeletionLists,
  deleteAgain,
  describeUnknownDeletions,
  openBucketLists,
  openFolderLists,
} from './backup/deletions.ts'
import { createFolderSource } from './backup/files.ts'
import { createNightlySource, isNightly } from './backup/nightly.ts'
import { openSite } from './backup/open-site.ts'
import { restore } from './backup/restore.ts'
import { readKeyFile } from './backup/seal.ts'
import type { SiteStorage } from './backup/site.ts'
import { Refusal, runCommand } from './command.mjs'

const OPTIONS = {
  env: { type: 'string' },
  from: { type: 'string' },
  'key-file': { type: 'string' },
  deletions: { type: 'string' },
  'deletions-since': { type: 'string' },
} as const

await runCommand(import.meta.url, OPTIONS, async (values) => {
  const { env: environment = '', from, deletions, 'deletions-since': day } = values
  const task = chooseTask(from, day)
  const key = values['key-file'] ? readKeyFile(values['key-file']) : null
  const site = await openSite(environment, { mustExist: !from })
  try {
    const lists = deletions ? await openFolderLists(resolve(deletions)) : await openBucketLists(site)
    await task({ site, lists, key })
  } finally {
    await site.close()
  }
})

type TaskInput = { site: SiteStorage; lists: DeletionLists; key: Buffer | null }

/** The act that the options ask for. Refuses both and neither of them. */
function chooseTask(from: string | undefined, day: string | undefined) {
  if (from && day) throw new Refusal('A restore finds the day by itself: leave --deletions-since out.')
  if (from) return (given: TaskInput) => restoreFrom(from, given)
  if (!day) throw new Refusal('Name the backup: --from DIR, or --from nightly.')
  if (!z.iso.date().safeParse(day).success) throw new Refusal('--deletions-since is a day: 2026-11-25.')
  return (given: TaskInput) => deleteAgainSince(day, given)
}

async function restoreFrom(from: string, { site, lists, key }: TaskInput): Promise<void> {
  const source = isNightly(from) ? await createNightlySource(site) : createFolderSource(resolve(from))
  const restored = await restore({ site, source, key, lists, print: console.log })
  const { manifest, tables, objects, deletedAgain } = restored
  const rows = Object.keys(manifest.tables).reduce((sum, table) => sum + (tables[table] ?? 0), 0)
  console.log(`Restored ${rows} rows and ${objects} objects into ${site.name}.`)
  console.log(describeDeletedAgain(deletedAgain))
}

async function deleteAgainSince(day: string, { site, lists }: TaskInput): Promise<void> {
  const unknown = await describeUnknownDeletions(lists, day, Date.now())
  console.log(unknown ?? `The lists reach back to ${day}.`)
  console.log(describeDeletedAgain(await deleteAgain({ site, lists, day })))
}

function describeDeletedAgain(count: number): string {
  if (count === 0) return 'No account is deleted again.'
  const subject = count === 1 ? '1 account is' : `${count} accounts are`
  return `${subject} deleted again: hidden and signed out now, and erased by the cron once the site runs.`
}
