/**
 * Rows for the objects in R2. Every change names the state it starts from, so that concurrent attempts cannot conflict.
 */
import { and, asc, desc, eq, gt, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { PODCAST_FILES_LISTED } from '../../domain/limits'
import type { Database } from '../tools/db'
import { deletions, media } from './media.table'

export type MediaRow = typeof media.$inferSelect
export type NewTicket = Required<Omit<typeof media.$inferInsert, 'state' | 'seconds' | 'open'>> & {
  ownerId: string
  draftId: string
}

/** The upload of a draft, or null. */
export async function findDraft(db: Database, ownerId: string, draftId: string): Promise<MediaRow | null> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.ownerId, ownerId), eq(media.draftId, draftId), sql`draft_id is not null`))
  return row ?? null
}

/** The user's own upload, or null. */
export async function findOwn(db: Database, ownerId: string, id: string): Promise<MediaRow | null> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.ownerId, ownerId)))
  return row ?? null
}

/** Statement that finds an upload, for a batch. */
export function mediaById(db: Database, id: string) {
  return db.select().from(media).where(eq(media.id, id))
}

/** Reserves quota and inserts a ticket in one statement; null if the quota is used up or the draft has a ticket. */
export async function addTicket(db: Database, t: NewTicket, roomBytes: number): Promise<MediaRow | null> {
  await db.run(sql`
    insert into ${media} (id, owner_id, draft_id, mode, state, key, file_name, type, bytes, sha256, seconds_limit, created_at, expires_at)
    select ${t.id}, ${t.ownerId}, ${t.draftId}, ${t.mode}, 'pending', ${t.key}, ${t.fileName}, ${t.type}, ${t.bytes},
      ${t.sha256}, ${t.secondsLimit}, ${t.createdAt}, ${t.expiresAt}
    where ${usedBytes(t.ownerId)} + ${t.bytes} <= ${roomBytes}
    on conflict (owner_id, draft_id) where draft_id is not null do nothing`)
  return findDraft(db, t.ownerId, t.draftId)
}

/** Reissues a ticket for other bytes under a new key, with new limits. The old key is queued for deletion. */
export async function renewTicket(
  db: Database,
  old: MediaRow,
  t: NewTicket,
  roomBytes: number,
  deleteAt: number,
): Promise<MediaRow | null> {
  const { id: _, ownerId: __, draftId: ___, ...fields } = t
  const fits = sql`${usedBytes(t.ownerId)} - ${old.bytes} + ${t.bytes} <= ${roomBytes}`
  const [, rows] = await db.batch([
    db.insert(deletions).values({ key: old.key, dueAt: deleteAt }).onConflictDoNothing(),
    db
      .update(media)
      .set({ ...fields, state: 'pending', seconds: null })
      .where(and(eq(media.id, old.id), eq(media.key, old.key), ne(media.state, 'attached'), fits))
      .returning(),
  ])
  return rows[0] ?? null
}

/** Marks verified bytes as stored. Null if the ticket changed meanwhile. */
export async function markStored(
  db: Database,
  { id, key }: MediaRow,
  seconds: number | null,
  expiresAt: number,
): Promise<MediaRow | null> {
  const [row] = await db
    .update(media)
    .set({ state: 'stored', seconds, expiresAt })
    .where(and(eq(media.id, id), eq(media.key, key), eq(media.state, 'pending')))
    .returning()
  return row ?? null
}

/** Deletes a rejected upload and queues its bytes for deletion. */
export async function dropPending(db: Database, { id, key }: MediaRow, deleteAt: number): Promise<void> {
  await db.batch([
    db.insert(deletions).values({ key, dueAt: deleteAt }).onConflictDoNothing(),
    db.delete(media).where(and(eq(media.id, id), eq(media.key, key), eq(media.state, 'pending'))),
  ])
}

/** Statement that marks uploads as used by a post; belongs in the post's batch. */
export function attach(db: Database, ids: readonly (string | null)[]) {
  const used = ids.filter((id) => id !== null)
  return db
    .update(media)
    .set({ state: 'attached', expiresAt: null })
    .where(inArray(media.id, listed(used)))
}

/** Statements that delete media with their posts: queue the keys, then delete the rows. */
export function mediaRemoval(db: Database, ids: string[], deleteAt: number) {
  return removal(db, inArray(media.id, listed(ids)), deleteAt)
}

/** The same for one file that a subquery selects by id. */
export function removalOf(db: Database, id: SQL, deleteAt: number) {
  return removal(db, sql`${media.id} = ${id}`, deleteAt)
}

/** Statements that delete orphans, unless they were published or renewed meanwhile. */
export function orphanRemoval(db: Database, ids: string[], now: number, deleteAt: number) {
  const still = and(ne(media.state, 'attached'), lte(media.expiresAt, now))
  return removal(db, and(inArray(media.id, listed(ids)), still), deleteAt)
}

function removal(db: Database, which: SQL | undefined, deleteAt: number) {
  return {
    queueKeys: db
      .insert(deletions)
      .select(
        sql`select key, cast(${deleteAt} as integer) as due_at, 0 as attempts from ${media} where ${which}`,
      )
      .onConflictDoNothing(),
    dropRows: db.delete(media).where(which),
  }
}

const listed = (texts: string[]) => sql`(select value from json_each(${JSON.stringify(texts)}))`

/** Uploads that expired before a post used them. */
export function orphans(db: Database, now: number, limit: number) {
  return db
    .select({ id: media.id })
    .from(media)
    .where(and(sql`${media.state} <> 'attached'`, lte(media.expiresAt, now)))
    .orderBy(asc(media.expiresAt))
    .limit(limit)
}

/** A user's podcast files, newest first. */
export function listPodcastFiles(db: Database, ownerId: string, now: number) {
  const { id, fileName, bytes, createdAt, expiresAt } = media
  return db
    .select({
      id,
      fileName: sql<string>`${fileName}`,
      bytes,
      createdAt,
      expiresAt: sql<number>`${expiresAt}`,
    })
    .from(media)
    .where(
      and(eq(media.ownerId, ownerId), isNotNull(fileName), eq(media.state, 'stored'), gt(expiresAt, now)),
    )
    .orderBy(desc(createdAt))
    .limit(PODCAST_FILES_LISTED)
}

/** Keys due for deletion; skips keys that a row uses again. */
export function dueDeletions(db: Database, now: number, limit: number) {
  const free = sql`not exists (select 1 from ${media} where ${media.key} = ${deletions.key})`
  return db
    .select({ key: deletions.key })
    .from(deletions)
    .where(and(lte(deletions.dueAt, now), free))
    .orderBy(asc(deletions.dueAt))
    .limit(limit)
}

/** Deletes queue entries whose bytes are gone. */
export function dropDeletions(db: Database, keys: string[]) {
  return db.delete(deletions).where(inArray(deletions.key, listed(keys)))
}

/** Deletion failed: the keys move to the end of the queue. */
export async function delayDeletions(db: Database, keys: string[], dueAt: number): Promise<void> {
  await db
    .update(deletions)
    .set({ dueAt, attempts: sql`attempts + 1` })
    .where(inArray(deletions.key, listed(keys)))
}

/** Statement that inserts a stored file without a ticket; used for samples. */
export function addStored(db: Database, row: typeof media.$inferInsert) {
  return db.insert(media).values({ ...row, state: 'stored' })
}

/** Inserts a file before its bytes are stored, without a ticket; deleted later unless something uses it. */
export async function addPending(db: Database, row: Omit<typeof media.$inferInsert, 'state'>): Promise<void> {
  await db.insert(media).values({ ...row, state: 'pending' })
}

const usedBytes = (ownerId: string) =>
  sql`(select coalesce(sum(bytes), 0) from ${media} where owner_id = ${ownerId} and draft_id is not null)`
