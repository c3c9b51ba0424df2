/** Notifies subscribers of every new squawk: one row for all that were published since the last one. */
import { type SQL, sql } from 'drizzle-orm'
import { getKind, KIND_NAMES, type Kind } from '../../domain/kinds'
import { getUserChannel } from '../../domain/live/live'
import { createGroupKey } from '../../domain/notifications/notifications'
import { FANOUT_STEP } from '../../domain/notifications/notifications.limits'
import { follows } from '../database/tables/follows.table'
import { notificationSettings } from '../database/tables/notification-settings.table'
import { notifications } from '../database/tables/notifications.table'
import { posts } from '../database/tables/posts.table'
import { isBlocked, isMuted } from '../people/block-filter'
import type { Database } from '../tools/db'
import { insertNotifications } from './notify.repo'

/** Listed kinds that expire. */
const KINDS = KIND_NAMES.filter((kind) => getKind(kind).publicFeed && getKind(kind).lifeHours !== null)

/** The newest post `p` of each kind for which the condition holds: one index seek per kind. */
function selectNewestOfEach(condition: SQL): SQL {
  const selectOfKind = (kind: Kind) => sql`select * from (select p.id, p.created_at from ${posts} p
    where p.kind = ${kind} and p.visibility = 'public' and p.parent_id is null and p.owlcast_id is null and p.hidden_at is null
    and ${condition} order by p.created_at desc, p.id desc limit 1)`
  return sql`(${sql.join(KINDS.map(selectOfKind), sql` union all `)})`
}

/** When the newest of them was published (ms); null if there is none. */
export async function findNewestSquawkTime(db: Database): Promise<number | null> {
  const row = await db.get<{ at: number | null }>(
    sql`select max(created_at) as at from ${selectNewestOfEach(sql`true`)}`,
  )
  return row?.at ?? null
}

/** Next subscribers, oldest delivery first. */
function selectNextSubscribers(upTo: number): SQL {
  return sql`(select user_id, every_squawk_cursor from ${notificationSettings}
    where every_squawk_cursor is not null and every_squawk_cursor <= ${upTo} order by every_squawk_cursor limit ${FANOUT_STEP})`
}

/**
 * Runs a step: notifies each subscriber of the newest post they may see that is not their own and not by an author they
 * follow, then moves all of them to the end of the queue.
 */
export function createSquawkStep(db: Database, upTo: number, now: number) {
  const next = selectNextSubscribers(upTo)
  const [subscriber, author] = [sql`asked.user_id`, sql`p.author_id`]
  const isNew = sql`p.created_at > asked.every_squawk_cursor and p.imported_at is null and p.expires_at > ${now} and ${author} <> ${subscriber}
    and not ${isBlocked(subscriber, author)} and not ${isMuted(subscriber, author)}
    and not exists (select 1 from ${follows} f where f.follower_id = ${subscriber} and f.followed_id = ${author})`
  const newest = sql`(select id from ${selectNewestOfEach(isNew)} order by created_at desc limit 1)`
  return [
    insertNotifications(
      db,
      sql`select asked.user_id as user_id, n.kind as type, 'every_squawk' as reason, ${createGroupKey('every_squawk', '')} as group_key,
        n.id as post_id, n.id as source_id, n.author_id as actor_id, null as message
      from ${next} asked join ${posts} n on n.id = ${newest}`,
      now,
    ),
    db
      .update(notificationSettings)
      .set({ everySquawkCursor: sql`cast(${now} as integer)` })
      .where(sql`user_id in (select user_id from ${next})`)
      .returning({ userId: notificationSettings.userId }),
  ] as const
}

/** `channel, type, kind, id` for each subscriber notified just now. */
export function selectSquawkEventTargets(now: number): SQL {
  return sql`select ${getUserChannel('')} || user_id as channel, 'notification.changed' as type, type as kind, id
    from ${notifications} where updated_at = ${now} and reason = 'every_squawk'`
}
