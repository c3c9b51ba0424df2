/** Hellos as others hear them: until their owner is blocked, suspended or deletes the account. */
import { and, eq, not, sql } from 'drizzle-orm'
import type { Hello } from '../../domain/hellos/hellos.schema'
import { getMediaPath } from '../../domain/media/media'
import { accountDeletions } from '../database/tables/account-deletion.table'
import { hellos } from '../database/tables/hellos.table'
import { profiles } from '../database/tables/people.table'
import type { Database } from '../tools/db'
import { isBlocked } from './block-filter'

export type HelloRow = typeof hellos.$inferSelect

/** Statement that selects the hello of a user, as its owner has it. */
export function selectHello(db: Database, userId: string) {
  return db.select().from(hellos).where(eq(hellos.userId, userId))
}

/** Statement that selects the hello of a user, unless others may not hear it: they are suspended. */
export function selectPublicHello(db: Database, userId: string, now: number) {
  return db
    .select()
    .from(hellos)
    .where(and(eq(hellos.userId, userId), isOwnerFree(now)))
}

/** Whether a recording is a hello that this viewer may hear. `viewerId`: null for visitors. */
export async function isHelloFor(
  db: Database,
  viewerId: string | null,
  mediaId: string,
  now: number,
): Promise<boolean> {
  const isDeleted = sql`exists (select 1 from ${accountDeletions} d where d.user_id = ${hellos.userId})`
  const isKept = viewerId === null ? undefined : not(isBlocked(viewerId, sql`${hellos.userId}`))
  const isHeard = and(isOwnerFree(now), not(isDeleted), isKept)
  const rows = await db
    .select({ userId: hellos.userId })
    .from(hellos)
    .where(
      and(
        eq(hellos.mediaId, mediaId),
        viewerId === null ? isHeard : sql`(${hellos.userId} = ${viewerId} or ${isHeard})`,
      ),
    )
  return rows.length > 0
}

const isOwnerFree = (now: number) => sql`not exists (select 1 from ${profiles} p
  where p.id = ${hellos.userId} and p.suspended_until > ${now})`

export function toHelloDto({ mediaId, seconds, text, dueAt }: HelloRow): Hello {
  return { audioUrl: getMediaPath(mediaId), seconds, text, isTextPending: dueAt !== null }
}
