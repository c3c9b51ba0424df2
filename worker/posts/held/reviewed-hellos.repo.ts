/** Hellos for moderators, regardless of who may hear them: what was hidden or reported. */
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { selectValues } from '../../database/predicates'
import { accountDeletions } from '../../database/tables/account-deletion.table'
import { hellos } from '../../database/tables/hellos.table'
import type { Database } from '../../tools/db'
import { isOpenedBy, isUnderReview } from './review-conditions'

// Written by hand: drizzle drops the table name of selected columns, which would then be those of a subquery.
const HELLO_ID = sql`hellos.media_id`

/** Condition: what a moderator may open. Never of an account being deleted. */
function isViewable(now: number): SQL | undefined {
  return and(
    or(isNotNull(hellos.hiddenAt), isUnderReview('hello', HELLO_ID, now)),
    sql`not exists (select 1 from ${accountDeletions} d where d.user_id = hellos.user_id)`,
  )
}

/** Current state of these hellos, with whether a moderator may open each; replaced and deleted ones are missing. */
export function listReviewedHellos(db: Database, ids: readonly string[], now: number) {
  const { mediaId, userId, text, hiddenAt } = hellos
  const isOpenable = sql`coalesce(${isViewable(now)}, 0)`.mapWith(Boolean)
  return db
    .select({ id: mediaId, userId, text, hiddenAt, isViewable: isOpenable })
    .from(hellos)
    .where(inArray(mediaId, selectValues(ids)))
}

/** Whether this moderator opened the hello with this recording, and may still open it. */
export async function isHelloViewedByModerator(
  db: Database,
  userId: string,
  mediaId: string,
  now: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: hellos.mediaId })
    .from(hellos)
    .where(and(eq(hellos.mediaId, mediaId), isViewable(now), isOpenedBy(userId, 'hello.view', HELLO_ID, now)))
  return rows.length > 0
}

/** Statement that hides a hello from everyone, including its owner. */
export function hideHello(db: Database, id: string, now: number) {
  return db
    .update(hellos)
    .set({ hiddenAt: now })
    .where(and(eq(hellos.mediaId, id), isNull(hellos.hiddenAt)))
}

/** Statement that restores a hidden hello. */
export function restoreHello(db: Database, id: string) {
  return db
    .update(hellos)
    .set({ hiddenAt: null })
    .where(and(eq(hellos.mediaId, id), isNotNull(hellos.hiddenAt)))
}
