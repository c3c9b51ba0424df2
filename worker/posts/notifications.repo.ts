/** Reading what somebody is told, as far as it may still be seen, and noting what they looked at. */
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

/** What it came from, or is about, may be seen by its reader; whoever caused it is nobody they keep away. */
function stands(reader: Reader, now: number): SQL | undefined {
  const actor = sql`${notifications.actorId}`
  return and(
    or(isNull(notifications.postId), visiblePosts(reader, now, { by: 'link' })),
    sql`(${actor} is null or not (${areApart(reader.id, actor)} or ${isMuted(reader.id, actor)}))`,
  )
}

/** The post that has to be seen for a notice to stand: the reply where there is one, else what it is about. */
const shown = eq(posts.id, sql`coalesce(${notifications.sourceId}, ${notifications.postId})`)

/** The voice of the reader that a moderator hid or showed again: they may not hear it, and are told which one it is. */
const moderated = sql`case when ${notifications.message} in ('moderation.hidden', 'moderation.shown')
  then substr(${notifications.groupKey}, length('system:' || ${notifications.message} || ':') + 1) end`

/** What somebody is told, as far as it stands, with who caused it and what it is about. */
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

/** A page of what somebody is told, the newest first. */
export function listNotifications(db: Database, reader: Reader, now: number, after?: Place) {
  const older =
    after && sql`(${notifications.updatedAt}, ${notifications.id}) < (${after.createdAt}, ${after.id})`
  return toldTo(db, reader, now, older)
    .orderBy(desc(notifications.updatedAt), desc(notifications.id))
    .limit(NOTIFICATIONS_PER_PAGE)
}

/** One that nobody has looked at yet; no row where it was read, or may not be seen any more. */
export function unreadNotification(db: Database, reader: Reader, now: number, id: string) {
  return toldTo(db, reader, now, and(eq(notifications.id, id), isNull(notifications.readAt)))
}

/** How many wait unread, by kind of content; the newest few are counted. */
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

/** Which of somebody's unread ones are meant. */
function asked(which: ReadNotifications): SQL | undefined {
  if ('all' in which) return undefined
  if ('post' in which) return or(eq(notifications.postId, which.post), eq(notifications.sourceId, which.post))
  return inArray(notifications.id, sql`(select value from json_each(${JSON.stringify(which.ids)}))`)
}

/** The statement that notes what somebody looked at. */
export function markRead(db: Database, userId: string, which: ReadNotifications, now: number) {
  return db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), asked(which)))
}

/** The statement that notes that somebody heard what one other wrote to them, up to a message of this time. */
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

/** `channel, type, kind, id`: this person's other devices hear that their list changed. */
export function listChanged(userId: string): SQL {
  return sql`select ${userChannel(userId)} as channel, 'notification.changed' as type, '' as kind, '' as id where changes() > 0`
}

/** Forgets those that nobody was told of since a moment. */
export async function forgetNotificationsBefore(db: Database, before: number): Promise<void> {
  await db.delete(notifications).where(lte(notifications.updatedAt, before))
}
