/** Hellos as others hear them: until their owner is blocked, suspended or deletes the account, or a moderator hides them. */
import { and, eq, isNull, not, sql } from 'drizzle-orm'
import type { Hello } from '../../domain/hellos/hellos.schema'
import { getMediaPath } from '../../domain/media/media'
import { accountDeletions } from '../database/tables/account-deletion.table'
import { hellos } from '../database/tables/hellos.table'
import { profiles } from '../database/tables/people.table'
import type { Database } from '../tools/db'
import { isBlocked } from './block-filter'

export type HelloRow = typeof hellos.$inferSelect

/** Statement that selects the hello of a user as it is stored, also while it is hidden. */
export function selectHello(db: Database, userId: string) {
  return db.select().from(hellos).where(eq(hellos.userId, userId))
}

/** Statement that selects the hello of a user, as its owner has it. */
export function selectOwnHello(db: Database, userId: string) {
  return db
    .select()
    .from(hellos)
    .where(and(eq(hellos.userId, userId), isShown))
}

/** Statement that selects the hello of a user, unless others may not hear it: they are suspended, or it is hidden. */
export function selectPublicHello(db: Database, userId: string, now: number) {
  return db
    .select()
    .from(hellos)
    .where(and(eq(hellos.userId, userId), isShown, isOwnerFree(now)))
}

/** Owner of the hello with this recording; null if it is none that this viewer may hear. `viewerId`: null for visitors. */
export async function findHelloOwner(
  db: Database,
  viewerId: string | null,
  mediaId: string,
  now: number,
): Promise<string | null> {
  const isDeleted = sql`exists (select 1 from ${accountDeletions} d where d.user_id = ${hellos.userId})`
  const isKept = viewerId === null ? undefined : not(isBlocked(viewerId, sql`${hellos.userId}`))
  const isHeard = and(isOwnerFree(now), not(isDeleted), isKept)
  const [row] = await db
    .select({ userId: hellos.userId })
    .from(hellos)
    .where(
      and(
        eq(hellos.mediaId, mediaId),
        isShown,
        viewerId === null ? isHeard : sql`(${hellos.userId} = ${viewerId} or ${isHeard})`,
      ),
    )
  return row?.userId ?? null
}

const isShown = isNull(hellos.hiddenAt)

const isOwnerFree = (now: number) => sql`not exists (select 1 from ${profiles} p
  where p.id = ${hellos.userId} and p.suspended_until > ${now})`

export function toHelloDto({ mediaId, seconds, text, dueAt }: HelloRow): Hello {
  return { id: mediaId, audioUrl: getMediaPath(mediaId), seconds, text, isTextPending: dueAt !== null }
}
