/**
 * Rows for the objects in R2. Every change names the state it starts from, so that concurrent attempts cannot conflict.
 */

import { and, asc, desc, eq, gt, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import { DELETED_BYTES_GRACE_MS } from '../../domain/media/media.limits'
import { batch } from '../database/batch'
import { selectValues } from '../database/predicates'
import { media, mediaDeletions } from '../database/tables/media.table'
import type { Database } from '../tools/db'

const PODCAST_FILES_LISTED = 50

export type MediaRow = typeof media.$inferSelect
export type NewUploadTicket = Required<
  Omit<typeof media.$inferInsert, 'state' | 'seconds' | 'public' | 'gainSteps' | 'framesAt' | 'frameBytes'>
> & {
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
export async function findOwnUpload(db: Database, ownerId: string, id: string): Promise<MediaRow | null> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.ownerId, ownerId)))
  return row ?? null
}

/** Content types of media files by id, without those that do not exist. */
export async function listMediaTypes(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: media.id, type: media.type })
    .from(media)
    .where(sql`${media.id} in ${selectValues(ids)}`)
  return new Map(rows.map(({ id, type }) => [id, type]))
}

/** Statement that finds an upload, for a batch. */
export function findMediaById(db: Database, id: string) {
  return db.select().from(media).where(eq(media.id, id))
}

/** The columns of the stored gain: our clients level what they encode; a recording of another encoder is measured later. */
function getUnmeasuredGain({ mp3Origin }: NewUploadTicket) {
  return { gainSteps: mp3Origin === 'own' ? 0 : null, framesAt: null, frameBytes: null }
}

/** Reserves quota and inserts a ticket in one statement; null if the quota is used up or the draft has a ticket. */
export async function insertTicket(
  db: Database,
  ticket: NewUploadTicket,
  roomBytes: number,
): Promise<MediaRow | null> {
  await db.run(sql`
    insert into ${media} (id, owner_id, draft_id, mode, state, key, file_name, type, bytes, sha256, mp3_origin, seconds_limit, gain_steps, created_at, expires_at)
    select ${ticket.id}, ${ticket.ownerId}, ${ticket.draftId}, ${ticket.mode}, 'pending', ${ticket.key}, ${ticket.fileName}, ${ticket.type}, ${ticket.bytes},
      ${ticket.sha256}, ${ticket.mp3Origin}, ${ticket.secondsLimit}, ${getUnmeasuredGain(ticket).gainSteps}, ${ticket.createdAt}, ${ticket.expiresAt}
    where ${sumUsedBytes(ticket.ownerId)} + ${ticket.bytes} <= ${roomBytes}
    on conflict (owner_id, draft_id) where draft_id is not null do nothing`)
  return findDraft(db, ticket.ownerId, ticket.draftId)
}

/** Reissues a ticket for other bytes under a new key, with new limits. The old key is queued for deletion. */
export async function renewTicket(
  db: Database,
  old: MediaRow,
  ticket: NewUploadTicket,
  roomBytes: number,
  deleteAt: number,
): Promise<MediaRow | null> {
  const { id: _, ownerId: __, draftId: ___, ...fields } = ticket
  const fits = sql`${sumUsedBytes(ticket.ownerId)} - ${old.bytes} + ${ticket.bytes} <= ${roomBytes}`
  const { renewed } = await batch(db, {
    deletion: db.insert(mediaDeletions).values({ key: old.key, dueAt: deleteAt }).onConflictDoNothing(),
    renewed: db
      .update(media)
      .set({ ...fields, ...getUnmeasuredGain(ticket), state: 'pending', seconds: null })
      .where(and(eq(media.id, old.id), eq(media.key, old.key), ne(media.state, 'attached'), fits))
      .returning(),
  })
  return renewed[0] ?? null
}

/** Sets how many bytes a ticket has, once they are counted. */
export async function setTicketBytes(db: Database, { id, key }: MediaRow, bytes: number): Promise<void> {
  await db
    .update(media)
    .set({ bytes })
    .where(and(eq(media.id, id), eq(media.key, key), eq(media.state, 'pending')))
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
export async function deletePending(db: Database, { id, key }: MediaRow, deleteAt: number): Promise<void> {
  await db.batch([
    db.insert(mediaDeletions).values({ key, dueAt: deleteAt }).onConflictDoNothing(),
    db.delete(media).where(and(eq(media.id, id), eq(media.key, key), eq(media.state, 'pending'))),
  ])
}

/** Statement that marks uploads as used by a post; belongs in the post's batch. */
export function attachMedia(db: Database, ids: readonly (string | null)[]) {
  const used = ids.filter((id) => id !== null)
  return db
    .update(media)
    .set({ state: 'attached', expiresAt: null })
    .where(inArray(media.id, selectValues(used)))
}

/**
 * Statement that marks a stored picture of a user as used, where `onlyIf` holds; null marks none. A public one is served to
 * everyone, another one to those who may see what it is of.
 */
export function attachPicture(
  db: Database,
  ownerId: string,
  mediaId: string | null,
  { isPublic, onlyIf }: { isPublic: boolean; onlyIf?: SQL },
) {
  return db
    .update(media)
    .set({ state: 'attached', public: isPublic, expiresAt: null })
    .where(and(eq(media.id, mediaId ?? ''), eq(media.ownerId, ownerId), eq(media.state, 'pending'), onlyIf))
}

/** Statements that delete media with their posts: queue the keys, then delete the rows. `onlyIf` is read by both. */
export function removeMedia(db: Database, ids: string[], deleteAt: number, onlyIf?: SQL) {
  return removeMatching(db, and(inArray(media.id, selectValues(ids)), onlyIf), deleteAt)
}

/** The same for one file that a subquery selects by id. */
export function removeMediaById(db: Database, id: SQL, deleteAt: number) {
  return removeMatching(db, sql`${media.id} = ${id}`, deleteAt)
}

/** Statements that delete orphans, unless they were published or renewed meanwhile. */
export function removeOrphans(db: Database, ids: string[], now: number, deleteAt: number) {
  const isStillOrphan = and(ne(media.state, 'attached'), lte(media.expiresAt, now))
  return removeMatching(db, and(inArray(media.id, selectValues(ids)), isStillOrphan), deleteAt)
}

function removeMatching(db: Database, condition: SQL | undefined, deleteAt: number) {
  return { queueKeys: queueKeys(db, condition, deleteAt), deleteRows: db.delete(media).where(condition) }
}

/** Statement that queues keys for deletion: those of tickets after a grace period, since bytes may still be arriving. */
function queueKeys(db: Database, condition: SQL | undefined, deleteAt: number) {
  return db
    .insert(mediaDeletions)
    .select(
      sql`select key, cast(${deleteAt} as integer) + iif(state = 'pending', ${DELETED_BYTES_GRACE_MS}, 0) as due_at, 0 as attempts
        from ${media} where ${condition}`,
    )
    .onConflictDoNothing()
}

/** Statement that queues all keys of a user for deletion. */
export function queueOwnKeys(db: Database, ownerId: string, deleteAt: number) {
  return queueKeys(db, eq(media.ownerId, ownerId), deleteAt)
}

/** Uploads that expired before a post used them. */
export function listOrphans(db: Database, now: number, limit: number) {
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
export function listDueDeletions(db: Database, now: number, limit: number) {
  const free = sql`not exists (select 1 from ${media} where ${media.key} = ${mediaDeletions.key})`
  return db
    .select({ key: mediaDeletions.key })
    .from(mediaDeletions)
    .where(and(lte(mediaDeletions.dueAt, now), free))
    .orderBy(asc(mediaDeletions.dueAt))
    .limit(limit)
}

/** Deletes queue entries whose bytes are gone. */
export function completeDeletions(db: Database, keys: string[]) {
  return db.delete(mediaDeletions).where(inArray(mediaDeletions.key, selectValues(keys)))
}

/** Deletion failed: the keys move to the end of the queue. */
export async function deferDeletions(db: Database, keys: string[], dueAt: number): Promise<void> {
  await db
    .update(mediaDeletions)
    .set({ dueAt, attempts: sql`attempts + 1` })
    .where(inArray(mediaDeletions.key, selectValues(keys)))
}

/** Statement that inserts a stored file without a ticket; used for samples. */
export function addStored(db: Database, row: typeof media.$inferInsert) {
  return db.insert(media).values({ ...row, state: 'stored' })
}

/** Inserts a file before its bytes are stored, without a ticket; deleted later unless something uses it. */
export async function addPending(db: Database, row: Omit<typeof media.$inferInsert, 'state'>): Promise<void> {
  await db.insert(media).values({ ...row, state: 'pending' })
}

const sumUsedBytes = (ownerId: string) =>
  sql`(select coalesce(sum(bytes), 0) from ${media} where owner_id = ${ownerId} and draft_id is not null)`
