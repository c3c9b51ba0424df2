/** Statements that change the hello of a user. */
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { accountDeletions } from '../../database/tables/account-deletion.table'
import { hellos } from '../../database/tables/hellos.table'
import { media } from '../../database/tables/media.table'
import { profiles } from '../../database/tables/people.table'
import type { HelloRow } from '../../people/hellos.repo'
import type { Database } from '../../tools/db'

/** Condition: the user's own recording, received and not used by a post. */
export function isUnusedRecording(userId: string, mediaId: string) {
  return sql`exists (select 1 from ${media} where ${and(
    eq(media.id, mediaId),
    eq(media.ownerId, userId),
    eq(media.state, 'stored'),
    isNotNull(media.mode),
    isNull(media.fileName),
  )})`
}

/** Statement that inserts a hello, or puts another one in its place. */
export function putHello(db: Database, row: HelloRow) {
  const { userId: _, ...set } = row
  return db.insert(hellos).values(row).onConflictDoUpdate({ target: hellos.userId, set })
}

/** Subquery of the recording of a user's hello. */
export function selectHelloMediaId(userId: string) {
  return sql`(select media_id from ${hellos} where user_id = ${userId})`
}

/** Statement that deletes the hello of a user. */
export function deleteHello(db: Database, userId: string) {
  return db.delete(hellos).where(eq(hellos.userId, userId)).returning({ mediaId: hellos.mediaId })
}

/** Statement that writes the text of a hello: no engine is asked any more. Returns the row if there is one to be heard. */
export function writeHelloText(db: Database, userId: string, text: string) {
  return db
    .update(hellos)
    .set({ text, dueAt: null })
    .where(and(eq(hellos.userId, userId), isNull(hellos.hiddenAt)))
    .returning()
}

/** A hello that this run asks an engine about. */
export type ClaimedHello = HelloRow & { key: string; type: string; proExpiresAt: number | null }

/** Takes the hello that is due longest until `until`; only that of one user with `userId`. Null if there is none. */
export async function claimHello(
  db: Database,
  { now, until, userId }: { now: number; until: number; userId?: string | undefined },
): Promise<ClaimedHello | null> {
  const isOpen = sql`not exists (select 1 from ${accountDeletions} d where d.user_id = ${hellos.userId})`
  const isOne = userId === undefined ? undefined : eq(hellos.userId, userId)
  const due = sql`(select user_id from ${hellos} where ${and(isNotNull(hellos.dueAt), lte(hellos.dueAt, now), isOpen, isOne)}
    order by due_at limit 1)`
  const [row] = await db
    .update(hellos)
    .set({ dueAt: until, attempts: sql`attempts + 1` })
    .where(sql`user_id = ${due}`)
    .returning()
  if (!row) return null
  const [sound] = await db
    .select({ key: media.key, type: media.type, proExpiresAt: profiles.proExpiresAt })
    .from(media)
    .innerJoin(profiles, eq(profiles.id, row.userId))
    .where(eq(media.id, row.mediaId))
  return sound ? { ...row, ...sound } : null
}

/** Whether no other text and no other hello came since it was claimed. */
const isClaimed = ({ userId, mediaId, dueAt }: ClaimedHello) =>
  and(eq(hellos.userId, userId), eq(hellos.mediaId, mediaId), eq(hellos.dueAt, dueAt ?? 0))

/** Statement that ends a claim: with the text that was heard, or until another attempt at `dueAt`. */
export function endClaim(
  db: Database,
  claimed: ClaimedHello,
  changes: Partial<Pick<HelloRow, 'text' | 'dueAt' | 'attempts'>>,
) {
  return db.update(hellos).set(changes).where(isClaimed(claimed))
}
