/** Imports of podcasts and their episodes. A lease belongs to one run: every later statement of it names the lease. */
import { and, asc, desc, eq, gt, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { ImportProblem, ImportState, PlacedEpisode } from '../../domain/imports/imports'
import { IMPORT_ITEMS_PER_PAGE } from '../../domain/imports/imports.limits'
import { IMPORTS_MAX } from '../../domain/limits'
import { accountDeletions } from '../database/tables/account-deletion.table'
import { users } from '../database/tables/auth.table'
import { importItems, imports } from '../database/tables/imports.table'
import { profiles } from '../database/tables/people.table'
import type { Database } from '../tools/db'

/** Rows of one insert. */
const IMPORT_ITEMS_PER_INSERT = 100

export type ImportRow = typeof imports.$inferSelect
export type LeasedImport = ImportRow & { leasedUntil: number }
export type ImportItemRow = typeof importItems.$inferSelect

/** Episodes of an import by state. */
export type ImportCounts = Record<'waiting' | 'imported' | 'refused', number>

const countItems = (state: keyof ImportCounts) =>
  sql<number>`(select count(*) from ${importItems} i where i.import_id = ${imports.id} and i.state = ${state})`
const COUNTED = {
  row: imports,
  waiting: countItems('waiting'),
  imported: countItems('imported'),
  refused: countItems('refused'),
}

/** The user's imports with their counts, newest first. */
export function listImports(db: Database, userId: string) {
  return db
    .select(COUNTED)
    .from(imports)
    .where(eq(imports.userId, userId))
    .orderBy(desc(imports.createdAt))
    .limit(IMPORTS_MAX)
}

/** Finds an import of the user with its counts, or null. */
export async function findImport(db: Database, userId: string, id: string) {
  const [found] = await db
    .select(COUNTED)
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.userId, userId)))
  return found ?? null
}

/** Returns a page of episodes behind a position. */
export function listImportItems(db: Database, importId: string, after: number) {
  const { position, title, publishedAt, state, problem } = importItems
  return db
    .select({ position, title, publishedAt, state, problem })
    .from(importItems)
    .where(and(eq(importItems.importId, importId), gt(position, after)))
    .orderBy(asc(position))
    .limit(IMPORT_ITEMS_PER_PAGE)
}

/** Inserts an import unless the user has one of this feed, or too many; returns the one there is now, or null. */
export async function insertImport(
  db: Database,
  row: typeof imports.$inferInsert,
): Promise<ImportRow | null> {
  const {
    id,
    userId,
    feedUrl,
    title,
    language,
    state,
    code,
    emailHint,
    isCapped,
    itemsBeyond,
    isCutOff,
    dueAt,
    createdAt,
    expiresAt,
  } = row
  await db.run(sql`insert into ${imports}
      (id, user_id, feed_url, title, language, state, code, email_hint, is_capped, items_beyond, is_cut_off, due_at,
        created_at, expires_at)
    select ${id}, ${userId}, ${feedUrl}, ${title}, ${language}, ${state}, ${code}, ${emailHint}, ${isCapped ? 1 : 0},
      ${itemsBeyond}, ${isCutOff ? 1 : 0}, ${dueAt}, ${createdAt}, ${expiresAt}
    where (select count(*) from ${imports} where user_id = ${userId}) < ${IMPORTS_MAX}
    on conflict (user_id, feed_url) do nothing`)
  const [found] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.userId, userId), eq(imports.feedUrl, feedUrl)))
  return found ?? null
}

/** Statement that stores the hash of a mailed code. */
export function saveEmailCode(db: Database, id: string, hash: string, endsAt: number) {
  return db.update(imports).set({ emailCodeHash: hash, emailCodeEndsAt: endsAt }).where(eq(imports.id, id))
}

/** Condition: the import is there. Account deletion deletes it. */
export const isImportKept = (id: string): SQL => sql`exists (select 1 from ${imports} where id = ${id})`

/** Starts a proven import, or one that ran before; nothing happens to one that runs. */
export async function startImport(
  db: Database,
  id: string,
  fields: Pick<
    ImportRow,
    'owlcastId' | 'provenAt' | 'isCapped' | 'itemsBeyond' | 'isCutOff' | 'title' | 'language'
  >,
  now: number,
): Promise<void> {
  await db
    .update(imports)
    .set({
      ...fields,
      state: 'running',
      emailCodeHash: null,
      emailCodeEndsAt: null,
      dueAt: now,
      finishedAt: null,
      expiresAt: null,
    })
    .where(and(eq(imports.id, id), sql`state <> 'running'`))
}

/** Asks for the proof again. */
export async function requireProof(db: Database, id: string, expiresAt: number): Promise<void> {
  await db
    .update(imports)
    .set({ state: 'unproved', provenAt: null, expiresAt })
    .where(and(eq(imports.id, id), sql`state <> 'running'`))
}

/** Ends a running import as a user asked; episodes in work end by themselves. */
export async function cancelRunning(db: Database, id: string, now: number, expiresAt: number): Promise<void> {
  await db
    .update(imports)
    .set({ state: 'cancelled', leasedUntil: null, finishedAt: now, expiresAt })
    .where(and(eq(imports.id, id), eq(imports.state, 'running')))
}

/** Deletes an import that was never proven. */
export async function deleteUnproved(db: Database, id: string): Promise<void> {
  await db
    .delete(imports)
    .where(and(eq(imports.id, id), eq(imports.state, 'unproved'), isNull(imports.owlcastId)))
}

/** The episodes that an import has but for repetitions, published ones first: what distinguishes them. */
export function listKnownItems(db: Database, importId: string) {
  const { guidHash, title, publishedAt, url, state, problem } = importItems
  return db
    .select({ guidHash, title, publishedAt, url })
    .from(importItems)
    .where(and(eq(importItems.importId, importId), sql`${problem} is not 'repeated'`))
    .orderBy(desc(sql`${state} = 'imported'`))
}

/** Fields that a feed may change: all of an episode that is not published, place and time of any. */
const readAgain = (column: string) => sql.raw(`iif(state = 'imported', ${column}, excluded.${column})`)
const READ_AGAIN = {
  position: sql`excluded.position`,
  publishedAt: sql`excluded.published_at`,
  createdAt: sql`excluded.created_at`,
  title: readAgain('title'),
  description: readAgain('description'),
  url: readAgain('url'),
  state: readAgain('state'),
  problem: readAgain('problem'),
  attempts: readAgain('attempts'),
  dueAt: readAgain('due_at'),
}

/** Statements that add episodes that are new, and let refused ones wait again. What cannot be imported is refused at once. */
export function insertItems(
  db: Database,
  importId: string,
  episodes: readonly (PlacedEpisode & { guidHash: string; newPostId: string })[],
) {
  const inserts = []
  for (let at = 0; at < episodes.length; at += IMPORT_ITEMS_PER_INSERT) {
    const rows = episodes.slice(at, at + IMPORT_ITEMS_PER_INSERT).map(({ urls, ...episode }, index) => ({
      ...episode,
      url: urls.join('\n'),
      state: episode.problem === null ? 'waiting' : 'refused',
      position: at + index,
    }))
    inserts.push(
      db
        .insert(importItems)
        .select(
          sql`select ${importId} as import_id, e.value ->> 'guidHash' as guid_hash, e.value ->> 'position' as position,
            e.value ->> 'title' as title, e.value ->> 'description' as description, e.value ->> 'publishedAt' as published_at,
            e.value ->> 'createdAt' as created_at, null as seconds, e.value ->> 'url' as url, e.value ->> 'state' as state,
            e.value ->> 'problem' as problem, 0 as attempts, 0 as due_at, e.value ->> 'newPostId' as new_post_id
          from json_each(${JSON.stringify(rows)}) e where true`,
        )
        .onConflictDoUpdate({ target: [importItems.importId, importItems.guidHash], set: READ_AGAIN }),
    )
  }
  return inserts
}

/** Leases the running import that is due longest; only this one with `id`. Null if there is none. */
export async function claimImport(
  db: Database,
  now: number,
  until: number,
  id?: string,
): Promise<LeasedImport | null> {
  const due = sql`(select i.id from ${imports} i where i.state = 'running' and i.due_at <= ${now}
    and (i.leased_until is null or i.leased_until <= ${now}) and ${id === undefined ? sql`1` : sql`i.id = ${id}`}
    order by i.due_at limit 1)`
  const [row] = await db.update(imports).set({ leasedUntil: until }).where(sql`id = ${due}`).returning()
  return row ? { ...row, leasedUntil: until } : null
}

const isLeased = ({ id, leasedUntil }: LeasedImport) =>
  and(eq(imports.id, id), eq(imports.leasedUntil, leasedUntil), eq(imports.state, 'running'))

/** Whether the run may still publish: not after its import was cancelled or deleted, or its lease lost. */
export async function isStillLeased(db: Database, row: LeasedImport): Promise<boolean> {
  const rows = await db.select({ id: imports.id }).from(imports).where(isLeased(row))
  return rows.length > 0
}

/** Ends a lease: the import is due again at `dueAt`. */
export async function releaseImport(db: Database, row: LeasedImport, dueAt: number): Promise<void> {
  await db.update(imports).set({ leasedUntil: null, dueAt }).where(isLeased(row))
}

/** Ends an import. */
export async function endImport(
  db: Database,
  row: LeasedImport,
  state: Extract<ImportState, 'finished' | 'cancelled'>,
  { now, expiresAt }: { now: number; expiresAt: number },
): Promise<void> {
  await db.update(imports).set({ state, leasedUntil: null, finishedAt: now, expiresAt }).where(isLeased(row))
}

/** The newest due episode, else the one that is due next; null if none waits. */
export async function findNextItem(
  db: Database,
  importId: string,
  now: number,
): Promise<ImportItemRow | null> {
  const isWaiting = and(eq(importItems.importId, importId), eq(importItems.state, 'waiting'))
  const [due] = await db
    .select()
    .from(importItems)
    .where(and(isWaiting, lte(importItems.dueAt, now)))
    .orderBy(asc(importItems.position))
    .limit(1)
  if (due) return due
  const [next] = await db.select().from(importItems).where(isWaiting).orderBy(asc(importItems.dueAt)).limit(1)
  return next ?? null
}

const isItem = ({ importId, guidHash }: Pick<ImportItemRow, 'importId' | 'guidHash'>) =>
  and(
    eq(importItems.importId, importId),
    eq(importItems.guidHash, guidHash),
    eq(importItems.state, 'waiting'),
  )

/** Statement that marks an episode as imported. */
export function completeItem(db: Database, item: ImportItemRow) {
  return db.update(importItems).set({ state: 'imported', problem: null }).where(isItem(item))
}

/** Refuses an episode. */
export async function refuseItem(db: Database, item: ImportItemRow, problem: ImportProblem): Promise<void> {
  await db.update(importItems).set({ state: 'refused', problem }).where(isItem(item))
}

/** Tries an episode again later. */
export async function deferItem(
  db: Database,
  item: ImportItemRow,
  next: { dueAt: number; attempts: number },
): Promise<void> {
  await db.update(importItems).set(next).where(isItem(item))
}

/** The author of an import; null while the account is being deleted. */
export async function findImportAuthor(db: Database, userId: string) {
  const deletion = db
    .select({ one: sql`1` })
    .from(accountDeletions)
    .where(eq(accountDeletions.userId, profiles.id))
  const { id, username, displayName, avatarColor, avatarMediaId, isBot, proExpiresAt, suspendedUntil } =
    profiles
  const [row] = await db
    .select({
      id,
      username,
      displayName,
      avatarColor,
      avatarMediaId,
      isBot,
      proExpiresAt,
      suspendedUntil,
      language: users.language,
      transcriptsOffSince: profiles.transcriptsOffSince,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(and(eq(profiles.id, userId), notExists(deletion)))
  return row ?? null
}
