/** Dismisses notifications so that it can be undone for a while. */
import { and, eq, sql } from 'drizzle-orm'
import { dismissedNotifications, notifications } from '../database/tables/notifications.table'
import { posts } from '../database/tables/posts.table'
import { pushes } from '../database/tables/push.table'
import type { Reader } from '../posts/access/visible-posts'
import type { Database } from '../tools/db'
import { isInScope } from './notifications.repo'

/** Statements that dismiss one: copy it aside, then delete it. The last one's change count shows whether it existed. */
export function moveToDismissed(db: Database, reader: Reader, id: string, now: number) {
  const isOwn = and(
    eq(notifications.userId, reader.id),
    eq(notifications.id, id),
    isInScope(db, reader, now, notifications),
  )
  return [
    db
      .insert(dismissedNotifications)
      .select(
        sql`select id, user_id, type, reason, group_key, post_id, source_id, actor_id, message, count, created_at, updated_at,
          read_at, cast(${now} as integer) from ${notifications} where ${isOwn}`,
      )
      .onConflictDoNothing(),
    db.delete(notifications).where(isOwn),
  ] as const
}

/**
 * Statements that restore a dismissed notification to its place. If the same group has a new unread row, the two are
 * merged; if its source is deleted, it counts one less. No push is sent again. The last statement's change count shows
 * whether it existed.
 */
export function restoreDismissed(db: Database, reader: Reader, id: string, now: number) {
  const isOwn = and(
    eq(dismissedNotifications.userId, reader.id),
    eq(dismissedNotifications.id, id),
    isInScope(db, reader, now, dismissedNotifications),
  )
  const isDismissed = sql`(select 1 from ${dismissedNotifications} where ${isOwn})`
  const isSourceDeleted = sql`(source_id is not null and not exists (select 1 from ${posts} p where p.id = source_id))`
  return [
    db
      .insert(notifications)
      .select(
        sql`select id, user_id, type, reason, group_key, post_id, case when ${isSourceDeleted} then null else source_id end, actor_id, message,
          count - ${isSourceDeleted}, created_at, updated_at, read_at
        from ${dismissedNotifications} where ${isOwn} and count > ${isSourceDeleted}`,
      )
      .onConflictDoUpdate({
        target: [notifications.userId, notifications.groupKey],
        targetWhere: sql`read_at is null`,
        set: { count: sql`count + excluded.count` },
      }),
    db.delete(pushes).where(and(eq(pushes.notificationId, id), sql`exists ${isDismissed}`)),
    db.delete(dismissedNotifications).where(isOwn),
  ] as const
}
