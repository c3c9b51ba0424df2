/** Reads notifications that are still visible to their reader, and marks them read. */
import { and, desc, eq, getTableColumns, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { NOTIFICATIONS_COUNTED_MAX, NOTIFICATIONS_PER_PAGE } from '../../domain/limits'
import { userChannel } from '../../domain/live'
import { groupKey } from '../../domain/notifications'
import type { ReadNotifications } from '../../domain/notifications.schema'
import { notifications } from '../notifications/notifications.table'
import { profiles } from '../people/people.table'
import { areApart, isMuted } from '../safety/apart'
import type { Database } from '../tools/db'
import type { Place } from './posts.repo'
import { posts } from './posts.table'
import { type Looker, visiblePosts } from './visible-posts'

type Reader = NonNullable<Looker> & { id: string }

/** Holds if the related post is visible to the reader and the actor is neither blocked nor muted. */
function stands(reader: Reader, now: number): SQL | undefined {
  const actor = sql`${notifications.actorId}`
  return and(
    or(isNull(notifications.postId), visiblePosts(reader, now, { by: 'link' })),
    sql`(${actor} is null or not (${areApart(reader.id, actor)} or ${isMuted(reader.id, actor)}))`,
  )
}

/** Join condition for the post that must be visible: the source (such as a reply) if there is one, else the subject. */
const shown = eq(posts.id, sql`coalesce(${notifications.sourceId}, ${notifications.postId})`)

/** Id of the reader's post that a moderator hid or restored: they may not play it, but see its title. */
const moderated = sql`case when ${notifications.message} in ('moderation.hidden', 'moderation.shown')
  then substr(${notifications.groupKey}, length('system:' || ${notifications.message} || ':') + 1) end`

/** Visible notifications with actor and title. */
function toldTo(db: Database, reader: Reader, now: number, which: SQL | undefined) {
  const { username, displayName, avatarColor, avatarMediaId } = profiles
  const about = sql<string | null>`coalesce(
    (select a.title from ${posts} a where a.id = ${notifications.postId}),
    (select a.title from ${posts} a where a.id = ${moderated} and a.author_id = ${reader.id}))`
  return db
    .select({
      ...getTableColumns(notifications),
      title: about,
      actor: { username, displayName, avatarColor, avatarMediaId },
    })
    .from(notifications)
    .leftJoin(posts, shown)
    .leftJoin(profiles, eq(profiles.id, notifications.actorId))
    .where(and(eq(notifications.userId, reader.id), which, stands(reader, now)))
}

/** One page of notifications, newest first. */
export function listNotifications(db: Database, reader: Reader, now: number, after?: Place) {
  const older =
    after && sql`(${notifications.updatedAt}, ${notifications.id}) < (${after.createdAt}, ${after.id})`
  return toldTo(db, reader, now, older)
    .orderBy(desc(notifications.updatedAt), desc(notifications.id))
    .limit(NOTIFICATIONS_PER_PAGE)
}

/** An unread notification; no row if it was read or is no longer visible. */
export function unreadNotification(db: Database, reader: Reader, now: number, id: string) {
  return toldTo(db, reader, now, and(eq(notifications.id, id), isNull(notifications.readAt)))
}

/** Number of unread notifications per type, counting only the newest few. */
export function countUnread(db: Database, reader: Reader, now: number) {
  const newest = db
    .select({ type: notifications.type })
    .from(notifications)
    .leftJoin(posts, shown)
    .where(and(eq(notifications.userId, reader.id), isNull(notifications.readAt), stands(reader, now)))
    .orderBy(desc(notifications.updatedAt))
    .limit(NOTIFICATIONS_COUNTED_MAX)
    .as('newest')
  return db.select({ type: newest.type, count: sql<number>`count(*)` }).from(newest).groupBy(newest.type)
}

/** Condition for the notifications that a request selects. */
function asked(which: ReadNotifications): SQL | undefined {
  if ('all' in which) return undefined
  if ('post' in which) return or(eq(notifications.postId, which.post), eq(notifications.sourceId, which.post))
  return inArray(notifications.id, sql`(select value from json_each(${JSON.stringify(which.ids)}))`)
}

/** Statement that marks the selected notifications read. */
export function markRead(db: Database, userId: string, which: ReadNotifications, now: number) {
  return db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), asked(which)))
}

/** Statement that marks notifications of a peer's messages read, up to a message of time `upTo` (ms). */
export function markHeard(
  db: Database,
  userId: string,
  peerId: string,
  { upTo, now }: { upTo: number; now: number },
) {
  const newer = sql`(select 1 from ${posts} s where s.id = ${notifications.sourceId} and s.created_at > ${upTo})`
  return db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.groupKey, groupKey('message', peerId)),
        isNull(notifications.readAt),
        sql`not exists ${newer}`,
      ),
    )
}

/**
 * `channel, type, kind, id`: the list event for the user's other devices, if the statement before changed a
 * row.
 */
export function listChanged(userId: string): SQL {
  return sql`select ${userChannel(userId)} as channel, 'notification.changed' as type, '' as kind, '' as id where changes() > 0`
}

/** Deletes notifications last updated before a time. */
export async function forgetNotificationsBefore(db: Database, before: number): Promise<void> {
  await db.delete(notifications).where(lte(notifications.updatedAt, before))
}
