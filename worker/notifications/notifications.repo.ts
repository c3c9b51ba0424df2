/** Reads notifications that are still visible to their reader, and marks them read. */

import { and, desc, eq, exists, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { canReadPrivate } from '../../domain/access-tokens/access-tokens'
import { PREVIEW_CHARS } from '../../domain/limits'
import { getUserChannel } from '../../domain/live/live'
import { createGroupKey } from '../../domain/notifications/notifications'
import {
  NOTIFICATIONS_COUNTED_MAX,
  NOTIFICATIONS_PER_PAGE,
} from '../../domain/notifications/notifications.limits'
import type { ReadNotifications } from '../../domain/notifications/notifications.schema'
import { MINUTE_MS } from '../../domain/time/units'
import { selectValues } from '../database/predicates'
import { notifications } from '../database/tables/notifications.table'
import { profiles } from '../database/tables/people.table'
import { posts } from '../database/tables/posts.table'
import type { CursorPosition } from '../http/cursor'
import { isBlocked, isMuted } from '../people/block-filter'
import { PERSON_COLUMNS } from '../people/person-columns'
import { isReadableTitle, matchVisibleOwn, type Reader } from '../posts/access/visible-posts'
import type { NameRow } from '../posts/post-dto'
import type { Database } from '../tools/db'

/** How long after publishing a push waits for the words that it quotes, where its reader asked for them. */
export const PUSH_WORDS_WAIT_MS = MINUTE_MS

/** Holds if the related post is visible to the reader and the actor is neither blocked nor muted. */
function isVisibleNotification(reader: Reader, now: number): SQL | undefined {
  const actor = sql`${notifications.actorId}`
  return and(
    or(isNull(notifications.postId), matchVisibleOwn(reader, now)),
    sql`(${actor} is null or not (${isBlocked(reader.id, actor)} or ${isMuted(reader.id, actor)}))`,
  )
}

/** Join condition for the post that must be visible: the source (such as a reply) if there is one, else the subject. */
const isSourcePost = eq(posts.id, sql`coalesce(${notifications.sourceId}, ${notifications.postId})`)

/** Id of the reader's post that a moderator hid or restored: they may not play it, but see its title. */
const moderatedPostId = sql`case when ${notifications.message} in ('moderation.hidden', 'moderation.shown')
  then substr(${notifications.groupKey}, length('system:' || ${notifications.message} || ':') + 1) end`

/** Holds if a push may quote what is said in the related post: it is public, free, and not the reader's own. */
const isQuotable = sql`${notifications.reason} in ('reply', 'mention', 'new_post') and ${notifications.count} = 1
  and ${posts.visibility} = 'public' and ${posts.priceCents} = 0
  and not exists (select 1 from ${posts} o where o.id = ${posts.owlcastId} and (o.visibility <> 'public' or o.price_cents > 0))`

/** Visible notifications with actor and title. */
function selectNotifications(db: Database, reader: Reader, now: number, selection: SQL | undefined) {
  const isReadable = isReadableTitle(reader, sql`a.visibility`)
  const names = sql`json_object('title', a.title, 'kind', a.kind, 'subtype', a.subtype, 'owlcastId', a.owlcast_id,
    'content', substr(a.content, 1, ${PREVIEW_CHARS}), 'transcript', a.transcript, 'priceCents', a.price_cents, 'seconds', a.seconds)`
  const named = sql`coalesce(
    (select ${names} from ${posts} a where ${and(sql`a.id = ${notifications.postId}`, isReadable)}),
    (select ${names} from ${posts} a where ${and(sql`a.id = ${moderatedPostId} and a.author_id = ${reader.id}`, isReadable)}))`.mapWith(
    (json: string): NameRow => JSON.parse(json),
  ) as SQL<NameRow | null>
  return db
    .select({
      ...getTableColumns(notifications),
      /** What the post is named by; null where its reader may not see it. */
      named,
      /** The first words of the post, for a push; null where none may be quoted. */
      words: sql<string | null>`case when ${isQuotable} then ${posts.transcript} end`,
      /** Until when a push waits for these words; null once there are any, or none will come. */
      wordsDueAt: sql<number | null>`case when ${isQuotable} and ${posts.transcriptState} = 'waiting'
        then ${posts.createdAt} + ${PUSH_WORDS_WAIT_MS} end`,
      // In a batch rows are returned by name: the notification has an `id` too.
      actor: { ...PERSON_COLUMNS, id: sql<string>`${profiles.id}`.as('person_id') },
    })
    .from(notifications)
    .leftJoin(posts, isSourcePost)
    .leftJoin(profiles, eq(profiles.id, notifications.actorId))
    .where(and(eq(notifications.userId, reader.id), selection, isVisibleNotification(reader, now)))
}

/** Returns a page of notifications, newest first. */
export function listNotifications(db: Database, reader: Reader, now: number, after?: CursorPosition) {
  const older =
    after && sql`(${notifications.updatedAt}, ${notifications.id}) < (${after.createdAt}, ${after.id})`
  return selectNotifications(db, reader, now, older)
    .orderBy(desc(notifications.updatedAt), desc(notifications.id))
    .limit(NOTIFICATIONS_PER_PAGE)
}

/** An unread notification; no row if it was read or is no longer visible. */
export function findUnreadNotification(db: Database, reader: Reader, now: number, id: string) {
  return selectNotifications(db, reader, now, and(eq(notifications.id, id), isNull(notifications.readAt)))
}

/** Number of unread notifications per type, counting only the newest few. */
export function countUnreadNotifications(db: Database, reader: Reader, now: number) {
  const newest = db
    .select({ type: notifications.type })
    .from(notifications)
    .leftJoin(posts, isSourcePost)
    .where(
      and(
        eq(notifications.userId, reader.id),
        isNull(notifications.readAt),
        isVisibleNotification(reader, now),
      ),
    )
    .orderBy(desc(notifications.updatedAt))
    .limit(NOTIFICATIONS_COUNTED_MAX)
    .as('newest')
  return db.select({ type: newest.type, count: sql<number>`count(*)` }).from(newest).groupBy(newest.type)
}

/** Condition for the notifications that a request selects. */
function isSelected(selection: ReadNotifications): SQL | undefined {
  if ('all' in selection) return undefined
  if ('post' in selection)
    return or(eq(notifications.postId, selection.post), eq(notifications.sourceId, selection.post))
  return inArray(notifications.id, selectValues(selection.ids))
}

/**
 * Condition for what a token could show of notifications, or of dismissed ones: it clears nothing else. None for readers
 * of private posts.
 */
export function isInScope(
  db: Database,
  reader: Reader,
  now: number,
  { postId, sourceId }: Record<'postId' | 'sourceId', AnySQLiteColumn>,
): SQL | undefined {
  if (canReadPrivate(reader.scopes)) return undefined
  const source = db
    .select({ one: sql`1` })
    .from(posts)
    .where(and(eq(posts.id, sql`coalesce(${sourceId}, ${postId})`), matchVisibleOwn(reader, now)))
  return or(isNull(postId), exists(source))
}

/** Statement that marks the selected notifications read, as far as the reader may see them. */
export function markRead(db: Database, reader: Reader, selection: ReadNotifications, now: number) {
  return db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, reader.id),
        isNull(notifications.readAt),
        isSelected(selection),
        isInScope(db, reader, now, notifications),
      ),
    )
}

/** Statement that marks notifications of a peer's messages read, up to a message of time `upTo` (ms). */
export function markMessagesRead(
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
        eq(notifications.groupKey, createGroupKey('message', peerId)),
        isNull(notifications.readAt),
        sql`not exists ${newer}`,
      ),
    )
}

/**
 * `channel, type, kind, id`: the list event for the user's other devices, if the statement before changed a
 * row.
 */
export function selectListChangedTargets(userId: string): SQL {
  return sql`select ${getUserChannel(userId)} as channel, 'notification.changed' as type, '' as kind, '' as id where changes() > 0`
}
