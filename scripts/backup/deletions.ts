/** Accounts that were deleted after a backup was made: a restore deletes them again, by the Worker's own deletion. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../command.mjs'
import { loadRules } from './backup.ts'
import { nightlyIndexShape } from './nightly.ts'
import { parseJson } from './parse-json.ts'
import type { SiteStorage } from './site.ts'
import { formatValue } from './statements.ts'

/** Ids of one statement, which D1 limits to 100,000 bytes. */
const IDS_PER_STATEMENT = 1000

const listShape = z.object({ ids: z.array(z.string()) })

/** Where the lists of deleted accounts are read from. */
export type DeletionLists = {
  /** For messages. */
  name: string
  /** The day from which on they are known: '' for all, null for none. */
  since: string | null
  /** The list of a day; null if there is none. */
  readList(day: string): Promise<Buffer | null>
}

/** Lists in the bucket of a site. `since` is null for a bucket without nightly copies. */
export async function openBucketLists(site: SiteStorage): Promise<DeletionLists> {
  const { BACKUP_PREFIX, getDeletionListKey } = await loadRules()
  const index = await site.readObject(`${BACKUP_PREFIX}index.json`)
  return {
    name: `the bucket of ${site.name}`,
    since: index ? (parseJson(index.content, nightlyIndexShape)?.since ?? null) : null,
    readList: async (day) => (await site.readObject(getDeletionListKey(day)))?.content ?? null,
  }
}

/** Lists in a folder that the operator copied from the bucket, of which it is said that it has all of them. */
export async function openFolderLists(folder: string): Promise<DeletionLists> {
  if (!existsSync(folder))
    throw new Refusal(`There is no folder ${folder}. Name a copy of backups/deletions/.`)
  const { getDeletionListKey } = await loadRules()
  return {
    name: folder,
    since: '',
    readList: async (day) => {
      const path = join(folder, basename(getDeletionListKey(day)))
      return existsSync(path) ? readFileSync(path) : null
    },
  }
}

/** Ids of the accounts whose deletion started since a day. */
export async function readDeletedAccounts(lists: DeletionLists, day: string, now: number): Promise<string[]> {
  const rules = await loadRules()
  const ids = new Set<string>()
  for (const one of rules.listDeletionDays(day, rules.toBackupDay(now))) {
    const bytes = await lists.readList(one)
    if (!bytes) continue
    const list = parseJson(bytes, listShape)
    if (!list) throw new Refusal(`The list of deletions of ${one} in ${lists.name} is damaged.`)
    for (const id of list.ids) ids.add(id)
  }
  return [...ids]
}

/** A line about deletions that no list names any more, or here; null if the lists reach back to the backup. */
export async function describeUnknownDeletions(
  { since }: Pick<DeletionLists, 'since'>,
  day: string,
  now: number,
): Promise<string | null> {
  const rules = await loadRules()
  const [kept = day] = rules.listDeletionDays(day, rules.toBackupDay(now))
  const known = since !== null && kept > since ? kept : since
  if (known !== null && known <= day) return null
  const until = known === null ? '' : ` and before ${known}`
  return `Accounts that were deleted after ${day}${until} cannot be known here, and come back. Name a copy of the lists of the old bucket with --deletions, or delete them again yourself.`
}

/**
 * Begins the deletion of those of these accounts that a site has; returns how many wait. The row hides them and ends
 * their sessions; the cron trigger starts and completes the deletion.
 */
export async function deleteAccounts(
  site: SiteStorage,
  ids: readonly string[],
  now: number,
): Promise<number> {
  const statements: string[] = []
  for (let at = 0; at < ids.length; at += IDS_PER_STATEMENT) {
    const some = formatValue(JSON.stringify(ids.slice(at, at + IDS_PER_STATEMENT)))
    statements.push(`INSERT INTO account_deletions(user_id, deleted_user_id, had_payments, started_at)
      SELECT id, '', 0, ${now} FROM profiles WHERE id IN (SELECT value FROM json_each(${some})) ON CONFLICT DO NOTHING`)
  }
  // D1 refuses a batch of none.
  if (statements.length > 0) await site.write(statements)
  const [{ waiting } = { waiting: 0 }] = await site.query<{ waiting: number }>(
    "SELECT count(*) AS waiting FROM account_deletions WHERE deleted_user_id = ''",
  )
  return waiting
}

/** Deletes accounts again in a site whose database was brought back by other means; returns how many wait. */
export async function deleteAgain({
  site,
  lists,
  day,
  now = Date.now(),
}: {
  site: SiteStorage
  lists: DeletionLists
  day: string
  now?: number
}): Promise<number> {
  return deleteAccounts(site, await readDeletedAccounts(lists, day, now), now)
}
