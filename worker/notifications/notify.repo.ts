/**
 * Inserts notifications in the same batch as the write that triggers them. Skips the actor, members who block or mute
 * the actor or are blocked, and disabled notification types; limits how many one actor can cause per day.
 */

import { asc, type SQL, sql } from 'drizzle-orm'
import { getUserChannel, NO_KIND } from '../../domain/live/live'
import { formatPeerKey } from '../../domain/messages/messages'
import {
  createGroupKey,
  type ModerationNotice,
  type Reason,
  type SystemNotice,
} from '../../domain/notifications/notifications'
import { FANOUT_STEP } from '../../domain/notifications/notifications.limits'
import { DAY_MS } from '../../domain/time/units'
import { isMessage } from '../database/predicates'
import { users } from '../database/tables/auth.table'
import { conversations } from '../database/tables/conversations.table'
import { follows } from '../database/tables/follows.table'
import { formerNumberMessages } from '../database/tables/former-number-messages.table'
import { collaborators, invitations } from '../database/tables/invitations.table'
import { postMentions } from '../database/tables/mentions.table'
import { notificationSettings } from '../database/tables/notification-settings.table'
import { fanouts, notifications } from '../database/tables/notifications.table'
import { profiles } from '../database/tables/people.table'
import { connections, posts } from '../database/tables/posts.table'
import { isBlocked, isMuted } from '../people/block-filter'
import type { Database } from '../tools/db'

/** Notifications that one user may cause another per day. */
export const NOTIFICATIONS_PER_ACTOR_DAILY = 30

const toGroupKey = (reason: Reason, about: SQL) => sql`${createGroupKey(reason, '')} || ${about}`

/**
 * Statement that inserts notifications: `to` selects `user_id, type, reason, group_key, post_id, source_id, actor_id,
 * message`. An unread row of the same group is moved to the top and its count incremented; after it was read, a new row
 * is inserted.
 */
export function insertNotifications(db: Database, to: SQL, now: number) {
  const at = sql`cast(${now} as integer)`
  const recent = sql`(select 1 from ${notifications} n where n.actor_id = target.actor_id and n.user_id = target.user_id
    and n.created_at > ${now - DAY_MS} and n.reason <> 'message' limit ${NOTIFICATIONS_PER_ACTOR_DAILY})`
  const isListed = sql`exists (select 1 from ${notifications} n
    where n.user_id = target.user_id and n.group_key = target.group_key and n.read_at is null)`
  // Messages of one sender share a row, and a conversation may be long.
  const isOverLimit = sql`target.reason <> 'message' and (select count(*) from ${recent}) >= ${NOTIFICATIONS_PER_ACTOR_DAILY}
    and not ${isListed}`
  // `disabled_reasons` is a JSON list of a few names.
  const unwanted = sql`(select 1 from ${notificationSettings} c
    where c.user_id = target.user_id and instr(c.disabled_reasons, '"' || target.reason || '"'))`
  return db
    .insert(notifications)
    .select(
      sql`select 'ntf_' || lower(hex(randomblob(10))), target.user_id, target.type, target.reason, target.group_key, target.post_id, target.source_id,
        target.actor_id, target.message, 1, ${at}, ${at}, null
      from (${to}) target where exists (select 1 from ${profiles} p where p.id = target.user_id)
        and not exists ${unwanted}
        and (target.actor_id is null or (target.actor_id <> target.user_id
          and not ${isBlocked(sql`target.user_id`, sql`target.actor_id`)} and not ${isMuted(sql`target.user_id`, sql`target.actor_id`)}
          and not (${isOverLimit})))`,
    )
    .onConflictDoUpdate({
      target: [notifications.userId, notifications.groupKey],
      targetWhere: sql`read_at is null`,
      set: {
        count: sql`count + 1`,
        postId: sql`excluded.post_id`,
        sourceId: sql`excluded.source_id`,
        actorId: sql`excluded.actor_id`,
        message: sql`excluded.message`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
}

/** Messages of the author of post `p` to this person are a pending request. */
const isRequestFor = (
  userId: SQL,
) => sql`exists (select 1 from ${conversations} c where c.owner_id = ${userId}
  and c.peer = ${formatPeerKey({ by: 'user', value: '' })} || p.author_id and c.state = 'request')`

/**
 * Notifies the people a new post concerns: recipient, authors of its parents, collaborators of its owlcast, mentioned
 * members. Runs after connections, mentions and conversation are written. Each person gets one notification, for the
 * first of these reasons; requests notify nobody.
 */
export function notifyPost(db: Database, postId: string, now: number) {
  const p = sql`(select * from ${posts} where id = ${postId})`
  const selectLine = (reason: Reason, rank: number, about: SQL, post: SQL, type: SQL, isRequest = sql`0`) =>
    sql`${rank} as rank, ${type} as type, ${reason} as reason, ${toGroupKey(reason, about)} as group_key, ${post} as post_id,
      p.id as source_id, p.author_id as actor_id, null as message, ${isRequest} as waits`
  const selectMessageLine = (to: SQL) =>
    selectLine('message', 1, sql`p.author_id`, sql`p.id`, sql`p.kind`, isRequestFor(to))
  const everyone = sql`select p.recipient_id as user_id, ${selectMessageLine(sql`p.recipient_id`)} from ${p} p
      where p.recipient_id is not null
    union all select u.id, ${selectMessageLine(sql`u.id`)} from ${p} p join ${users} u
      on (u.email = p.recipient_email and u.email_verified) or (u.phone_number = p.recipient_phone and u.phone_number_verified
        and not exists (select 1 from ${formerNumberMessages} f where f.post_id = p.id and f.user_id is not u.id))
      where p.recipient_id is null
    union all select a.author_id, ${selectLine('reply', 2, sql`a.id`, sql`a.id`, sql`a.kind`)} from ${p} p
      join ${connections} c on c.child_id = p.id join ${posts} a on a.id = c.parent_id
      where not ${isMessage('p')} and (p.visibility <> 'private' or p.owlcast_id is not null)
    union all select w.user_id, ${selectLine('reply', 3, sql`p.owlcast_id`, sql`p.owlcast_id`, sql`p.kind`)} from ${p} p
      join ${collaborators} w on w.post_id = p.owlcast_id
    union all select m.user_id, ${selectLine('mention', 4, sql`p.id`, sql`p.id`, sql`p.kind`)} from ${p} p
      join ${postMentions} m on m.post_id = p.id where p.visibility <> 'private'`
  const firstPerUser = sql`select *, min(rank) from (${everyone}) group by user_id`
  return insertNotifications(db, sql`select * from (${firstPerUser}) where not waits`, now)
}

/** Notifies members newly mentioned by an edit; members notified before are skipped. */
export function notifyMentions(db: Database, postId: string, now: number) {
  return insertNotifications(
    db,
    sql`select m.user_id as user_id, p.kind as type, 'mention' as reason, ${toGroupKey('mention', sql`p.id`)} as group_key,
      p.id as post_id, p.id as source_id, p.author_id as actor_id, null as message
    from ${posts} p join ${postMentions} m on m.post_id = p.id
    where p.id = ${postId} and p.visibility <> 'private'
      and not (${isMessage('p')} and ${isRequestFor(sql`m.user_id`)}) and not exists (select 1 from ${notifications} n
      where n.post_id = p.id and n.user_id = m.user_id and n.reason = 'mention')`,
    now,
  )
}

/** Notifies the invitee of a pending invitation: the named member, or the one who verified the address. */
export function notifyInvitation(db: Database, tokenHash: string, now: number) {
  return insertNotifications(
    db,
    sql`select coalesce(i.invitee_id, u.id) as user_id, p.kind as type, 'invite' as reason,
      ${toGroupKey('invite', sql`p.id`)} as group_key, p.id as post_id, null as source_id, i.inviter_id as actor_id, null as message
    from ${invitations} i join ${posts} p on p.id = i.post_id left join ${users} u on i.invitee_id is null
      and ((u.email = i.identifier and u.email_verified) or (u.phone_number = i.identifier and u.phone_number_verified))
    where i.token_hash = ${tokenHash} and i.status = 'pending' and coalesce(i.invitee_id, u.id) is not null`,
    now,
  )
}

/** Notifies a member of a moderator's decision. */
export function notifyModeration(
  db: Database,
  { userId, about, message }: { userId: string; about: string; message: ModerationNotice },
  now: number,
) {
  return insertNotifications(
    db,
    sql`select ${userId} as user_id, ${NO_KIND} as type, 'system' as reason,
      ${createGroupKey('system', `${message}:${about}`)} as group_key, null as post_id, null as source_id, null as actor_id,
      ${message} as message`,
    now,
  )
}

/** Notifies a member of what the system did, if `isDue` holds. */
export function notifySystem(
  db: Database,
  { userId, message, about, isDue }: { userId: string; message: SystemNotice; about: string; isDue: SQL },
  now: number,
) {
  return insertNotifications(
    db,
    sql`select ${userId} as user_id, ${NO_KIND} as type, 'system' as reason,
      ${createGroupKey('system', `${message}:${about}`)} as group_key, null as post_id, null as source_id, null as actor_id,
      ${message} as message where ${isDue}`,
    now,
  )
}

/**
 * Notifies the moderators that the report inserted by the previous statement waits; a repeated report inserted nothing.
 * Statement that keeps a single row for all reports until it is read, without an actor, so that it never names the
 * reporter.
 */
export function notifyReport(
  db: Database,
  { reporterId, userId }: { reporterId: string | null; userId: string },
  now: number,
) {
  return insertNotifications(
    db,
    sql`select m.id as user_id, ${NO_KIND} as type, 'report' as reason, ${REPORT_GROUP} as group_key, null as post_id,
      null as source_id, null as actor_id, null as message
    from ${profiles} m where changes() > 0 and ${mayModerate(userId)} and m.id <> coalesce(${reporterId}, '')`,
    now,
  )
}

/** Notifies the moderators that an appeal, stored by the previous statement, waits: in the row of the reports. */
export function notifyAppeal(db: Database, { userId }: { userId: string }, now: number) {
  return insertNotifications(
    db,
    sql`select m.id as user_id, ${NO_KIND} as type, 'report' as reason, ${REPORT_GROUP} as group_key, null as post_id,
      null as source_id, null as actor_id, null as message
    from ${profiles} m where changes() > 0 and ${mayModerate(userId)}`,
    now,
  )
}

/** Moderator `m` may act on this person: not on themself, and on moderators only as an admin. */
const mayModerate = (userId: string) => sql`m.role <> 'member' and m.id <> ${userId}
  and (m.role = 'admin' or exists (select 1 from ${profiles} p where p.id = ${userId} and p.role = 'member'))`

const REPORT_GROUP = createGroupKey('report', 'open')

/** `channel, type, kind, id` for each moderator notified of a report just now. */
export function selectReportEventTargets(now: number): SQL {
  return sql`select ${getUserChannel('')} || user_id as channel, 'notification.changed' as type, type as kind, id
    from ${notifications} where updated_at = ${now} and group_key = ${REPORT_GROUP}`
}

/** Statement that starts notifying the followers of the author of a listed post. */
export function beginFanout(db: Database, postId: string, now: number) {
  return db.insert(fanouts).select(
    sql`select p.id as post_id, 0 as cursor_at, '' as cursor_id, cast(${now} as integer) as created_at from ${posts} p
      where p.id = ${postId} and p.visibility = 'public' and p.parent_id is null and p.owlcast_id is null
      and exists (select 1 from ${follows} f where f.followed_id = p.author_id)`,
  )
}

/** Time range in ms (start exclusive, end inclusive), and a condition that holds until its notifications were sent. */
export type TimeRange = { from: number; to: number; isUnsent: SQL }

/**
 * Notifies authors of posts that expire in a time range. Replies expire with their parents and are not notified
 * separately.
 */
export function notifyExpiring(db: Database, { from, to, isUnsent }: TimeRange, now: number) {
  return insertNotifications(
    db,
    sql`select p.author_id as user_id, p.kind as type, 'expiry' as reason, ${toGroupKey('expiry', sql`p.id`)} as group_key,
      p.id as post_id, null as source_id, null as actor_id, null as message
    from ${posts} p where p.expires_at > ${from} and p.expires_at <= ${to} and p.parent_id is null and ${isUnsent}`,
    now,
  )
}

/** Notifies members whose Pro plan ended in a time range. */
export function notifyEndedPlans(db: Database, { from, to, isUnsent }: TimeRange, now: number) {
  const message: SystemNotice = 'plan.ended'
  return insertNotifications(
    db,
    sql`select p.id as user_id, ${NO_KIND} as type, 'system' as reason, ${createGroupKey('system', message)} as group_key,
      null as post_id, null as source_id, null as actor_id, ${message} as message
    from ${profiles} p where p.pro_expires_at > ${from} and p.pro_expires_at <= ${to} and ${isUnsent}`,
    now,
  )
}

export type Fanout = typeof fanouts.$inferSelect

/** Next followers to notify, oldest follow first, as `id, at`. */
function selectNextFollowers({ postId, cursorAt, cursorId }: Fanout): SQL {
  return sql`(select f.follower_id as id, f.created_at as at from ${posts} p join ${follows} f on f.followed_id = p.author_id
    where p.id = ${postId} and (f.created_at, f.follower_id) > (${cursorAt}, ${cursorId})
    order by f.created_at, f.follower_id limit ${FANOUT_STEP})`
}

/**
 * Runs a step of a fan-out: notifies the next followers except mentioned ones, who were notified already; saves the
 * position; deletes the fan-out when it is complete.
 */
export function createFanoutStep(db: Database, fanout: Fanout, now: number) {
  const { postId, cursorAt, cursorId } = fanout
  const next = selectNextFollowers(fanout)
  // Two runs may take the same step: the second finds it done.
  const isUnchanged = sql`${fanouts.postId} = ${postId} and ${fanouts.cursorAt} = ${cursorAt} and ${fanouts.cursorId} = ${cursorId}`
  // Searched among these few followers, not among everyone notified of this post.
  const wasMentioned = sql`(select 1 from ${postMentions} m join ${notifications} n on n.user_id = m.user_id
    and n.updated_at >= p.created_at and n.group_key = ${toGroupKey('mention', sql`p.id`)}
    where m.post_id = p.id and m.user_id = follower.id)`
  const last = (column: SQL) => sql`(select ${column} from ${next} order by at desc, id desc limit 1)`
  return [
    insertNotifications(
      db,
      sql`select follower.id as user_id, p.kind as type, 'new_post' as reason, ${toGroupKey('new_post', sql`p.author_id`)} as group_key,
        p.id as post_id, p.id as source_id, p.author_id as actor_id, null as message
      from ${posts} p join ${next} follower where p.id = ${postId} and exists (select 1 from ${fanouts} where ${isUnchanged})
        and not exists ${wasMentioned}`,
      now,
    ),
    db.delete(fanouts).where(sql`${isUnchanged} and (select count(*) from ${next}) < ${FANOUT_STEP}`),
    db
      .update(fanouts)
      .set({ cursorAt: last(sql`at`), cursorId: last(sql`id`) })
      .where(isUnchanged)
      .returning(),
  ] as const
}

/** Pending fan-outs, oldest first. */
export function listPendingFanouts(db: Database, limit: number) {
  return db.select().from(fanouts).orderBy(asc(fanouts.createdAt)).limit(limit)
}

/** `channel, type, kind, id` for each user notified of this post just now. */
export function selectNotificationEventTargets(postId: string, now: number): SQL {
  return sql`select ${getUserChannel('')} || user_id as channel, 'notification.changed' as type, type as kind, id
    from ${notifications} where updated_at = ${now} and (source_id = ${postId} or post_id = ${postId})`
}

/** `channel, type, kind, id` for each user notified by the schedule just now. */
export function selectScheduledEventTargets(now: number): SQL {
  return sql`select ${getUserChannel('')} || user_id as channel, 'notification.changed' as type, type as kind, id
    from ${notifications} where updated_at = ${now} and actor_id is null`
}
