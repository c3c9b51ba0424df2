/**
 * Lists of the remaining data about a user, read a few rows at a time. Other people appear only as the app shows them
 * to this user, without addresses the user did not enter.
 */
import { type SQL, sql } from 'drizzle-orm'
import { EXPORT_ROWS_PER_READ } from '../../../domain/account/account.limits'
import { accounts, sessions } from '../../database/tables/auth.table'
import { ledger, payments } from '../../database/tables/billing.table'
import { discoverySettings } from '../../database/tables/contacts.table'
import { conversations } from '../../database/tables/conversations.table'
import { follows } from '../../database/tables/follows.table'
import { heardPosts } from '../../database/tables/heard.table'
import { importItems, imports } from '../../database/tables/imports.table'
import { collaborators, invitations } from '../../database/tables/invitations.table'
import { decisions, reports } from '../../database/tables/moderation.table'
import { notificationSettings } from '../../database/tables/notification-settings.table'
import { notifications } from '../../database/tables/notifications.table'
import { passkeys } from '../../database/tables/passkeys.table'
import { formerUsernames, profiles } from '../../database/tables/people.table'
import { pushSubscriptions } from '../../database/tables/push.table'
import { blocks, mutes } from '../../database/tables/safety.table'
import type { Database } from '../../tools/db'

/** A stored row; times in ms. `n` is its position. */
export type ExportRow = { n: number } & Record<string, string | number | null>

/** Each list by file name: its rows after a position. */
const LISTS = {
  conversations: (
    id,
    after,
  ) => sql`select c.rowid as n, coalesce('@' || p.username, iif(substr(c.peer, 1, 5) = 'user:', null, substr(c.peer, instr(c.peer, ':') + 1))) as "with",
      last_message_at as "lastMessageAt", nullif(seen_at, 0) as "seenAt", iif(state = 'request', 1, null) as "isRequest", nullif(dismissed_at, 0) as "dismissedAt"
    from ${conversations} c left join ${profiles} p on p.id = substr(c.peer, 6)
    where c.owner_id = ${id} and c.rowid > ${after} order by c.rowid`,
  following: (id, after) => sql`select f.rowid as n, '@' || p.username as "member", f.created_at as "since"
    from ${follows} f join ${profiles} p on p.id = f.followed_id
    where f.follower_id = ${id} and f.rowid > ${after} order by f.rowid`,
  followers: (id, after) => sql`select f.rowid as n, '@' || p.username as "member", f.created_at as "since"
    from ${follows} f join ${profiles} p on p.id = f.follower_id
    where f.followed_id = ${id} and f.rowid > ${after} order by f.rowid`,
  blocked: (id, after) => sql`select b.rowid as n, '@' || p.username as "member", b.created_at as "since"
    from ${blocks} b join ${profiles} p on p.id = b.blocked_id
    where b.blocker_id = ${id} and b.rowid > ${after} order by b.rowid`,
  muted: (id, after) => sql`select m.rowid as n, '@' || p.username as "member", m.created_at as "since"
    from ${mutes} m join ${profiles} p on p.id = m.muted_id
    where m.muter_id = ${id} and m.rowid > ${after} order by m.rowid`,
  heard: (id, after) => sql`select rowid as n, post_id as "id", heard_at as "heardAt"
    from ${heardPosts} where user_id = ${id} and rowid > ${after} order by rowid`,
  notifications: (
    id,
    after,
  ) => sql`select n.rowid as n, n.reason, nullif(n.type, '') as "about", n.post_id as "id",
      '@' || p.username as "from", n.count as "times", n.message, n.updated_at as "notifiedAt", n.read_at as "readAt"
    from ${notifications} n left join ${profiles} p on p.id = n.actor_id
    where n.user_id = ${id} and n.rowid > ${after} order by n.rowid`,
  'found-by': (id, after) => sql`select rowid as n, by_email as "email", by_phone as "phone"
    from ${discoverySettings} where user_id = ${id} and rowid > ${after} order by rowid`,
  'shares-heard': (id, after) => sql`select rowid as n, heard_shared_since as "since"
    from ${profiles} where id = ${id} and heard_shared_since is not null and rowid > ${after} order by rowid`,
  'reports-made': (
    id,
    after,
  ) => sql`select r.rowid as n, r.subject_kind as "about", r.subject_id as "id", r.reason, r.details as "words",
      r.created_at as "reportedAt"
    from ${reports} r where r.reporter_id = ${id} and r.rowid > ${after} order by r.rowid`,
  decisions: (
    id,
    after,
  ) => sql`select rowid as n, subject_kind as "about", title, action, days, rule, words, created_at as "decidedAt",
      appeal_text as "appeal", appealed_at as "appealedAt", appeal_state as "appealState", appeal_words as "appealAnswer"
    from ${decisions} where user_id = ${id} and action in ('warn', 'hide', 'suspend') and rowid > ${after} order by rowid`,
  purchases: (
    id,
    after,
  ) => sql`select rowid as n, subject as "for", subject_id as "id", cents, provider as "paidWith", state,
      created_at as "startedAt", paid_at as "paidAt"
    from ${payments} where payer_id = ${id} and rowid > ${after} order by rowid`,
  earnings: (id, after) => sql`select l.seq as n, y.subject_id as "id", l.cents, l.created_at as "paidAt"
    from ${ledger} l join ${payments} y on y.id = l.payment_id
    where l.user_id = ${id} and l.account = 'payee' and l.seq > ${after} order by l.seq`,
  'owlcasts-worked-on': (id, after) => sql`select rowid as n, post_id as "id", role, created_at as "since"
    from ${collaborators} where user_id = ${id} and rowid > ${after} order by rowid`,
  'invitations-sent': (id, after) => sql`select rowid as n, post_id as "to", identifier as "invited", status,
      created_at as "sentAt", responded_at as "answeredAt"
    from ${invitations} where inviter_id = ${id} and rowid > ${after} order by rowid`,
  'invitations-received': (
    id,
    after,
  ) => sql`select i.rowid as n, i.post_id as "to", '@' || p.username as "from", i.status,
      i.created_at as "sentAt", i.responded_at as "answeredAt"
    from ${invitations} i join ${profiles} p on p.id = i.inviter_id
    where i.invitee_id = ${id} and i.rowid > ${after} order by i.rowid`,
  sessions: (
    id,
    after,
  ) => sql`select rowid as n, user_agent as "browser", created_at as "startedAt", updated_at as "usedAt", expires_at as "endsAt"
    from ${sessions} where user_id = ${id} and rowid > ${after} order by rowid`,
  'sign-in-methods': (
    id,
    after,
  ) => sql`select rowid as n, iif(provider_id = 'credential', 'password', provider_id) as "method", created_at as "since"
    from ${accounts} where user_id = ${id} and rowid > ${after}
      and (provider_id <> 'credential' or password is not null) order by rowid`,
  passkeys: (id, after) => sql`select rowid as n, name, created_at as "since", used_at as "usedAt"
    from ${passkeys} where user_id = ${id} and rowid > ${after} order by rowid`,
  'notification-settings': (
    id,
    after,
  ) => sql`select rowid as n, disabled_reasons as "offInApp", push_disabled_reasons as "offAsPush",
      iif(push_words, 'yes', 'no') as "wordsInPush", printf('%02d:%02d', quiet_from / 60, quiet_from % 60) as "quietFrom", printf('%02d:%02d', quiet_to / 60, quiet_to % 60) as "quietTo",
      time_zone as "timeZone", iif(every_squawk_cursor is null, 'no', 'yes') as "everyNewSquawk"
    from ${notificationSettings} where user_id = ${id} and rowid > ${after} order by rowid`,
  'push-subscriptions': (
    id,
    after,
  ) => sql`select rowid as n, substr(endpoint, 9, instr(substr(endpoint, 9), '/') - 1) as "pushService", created_at as "since"
    from ${pushSubscriptions} where user_id = ${id} and rowid > ${after} order by rowid`,
  imports: (
    id,
    after,
  ) => sql`select m.rowid as n, m.feed_url as "feed", m.title, m.state, m.owlcast_id as "id",
      (select count(*) from ${importItems} i where i.import_id = m.id and i.state = 'imported') as "episodes",
      m.created_at as "startedAt", m.finished_at as "finishedAt"
    from ${imports} m where m.user_id = ${id} and m.rowid > ${after} order by m.rowid`,
  'former-names': (id, after) => sql`select rowid as n, '@' || username as "name", created_at as "givenUpAt"
    from ${formerUsernames} where user_id = ${id} and rowid > ${after} order by rowid`,
} satisfies Record<string, (id: string, after: number) => SQL>

export type ListName = keyof typeof LISTS
export const LIST_NAMES = Object.keys(LISTS) as ListName[]

/** All rows of a list. */
export async function* readExportList(db: Database, name: ListName, id: string): AsyncGenerator<ExportRow> {
  for (let after = 0, rows: ExportRow[] = []; ; after = rows.at(-1)?.n ?? 0) {
    rows = await db.all<ExportRow>(sql`${LISTS[name](id, after)} limit ${EXPORT_ROWS_PER_READ}`)
    yield* rows
    if (rows.length < EXPORT_ROWS_PER_READ) return
  }
}
