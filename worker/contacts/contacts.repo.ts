/** Finds members by verified email addresses and phone numbers if they opted in, and stores that choice. */

import { eq, type SQL, sql } from 'drizzle-orm'
import type { Discoverability, DiscoverabilityChanges } from '../../domain/contacts/contacts.schema'
import { accountDeletions } from '../database/tables/account-deletion.table'
import { users } from '../database/tables/auth.table'
import { discoverySettings } from '../database/tables/contacts.table'
import { follows } from '../database/tables/follows.table'
import { rateLimits } from '../database/tables/http.table'
import { profiles } from '../database/tables/people.table'
import { isBlocked } from '../people/block-filter'
import type { PersonColumns } from '../people/person-columns'
import type { Database } from '../tools/db'

/** A matched member with the index of the identifier. */
export type ContactMatch = PersonColumns & { index: number; isFollowed: number }

/**
 * Members with these identifiers who opted in; never the asker, blocked members, or accounts being deleted. The list is
 * one bound value and is not stored; each identifier costs one index seek, known or not.
 */
export function findContactMatches(
  db: Database,
  askerId: string,
  identifiers: readonly (string | null)[],
): Promise<ContactMatch[]> {
  const identifierList = JSON.stringify(identifiers)
  // `cross join` fixes the order: from the list to its members, never through all members.
  const selectMatches = (isOwner: SQL, isDiscoverable: SQL) => sql`select j.key as "index", p.id, p.username,
      p.display_name as "displayName", p.avatar_color as "avatarColor", p.avatar_media_id as "avatarMediaId",
      p.is_bot as "isBot",
      exists (select 1 from ${follows} f where f.follower_id = ${askerId} and f.followed_id = p.id) as "isFollowed"
    from json_each(${identifierList}) j cross join ${users} u on ${isOwner}
    cross join ${discoverySettings} d on d.user_id = u.id and ${isDiscoverable}
    cross join ${profiles} p on p.id = u.id
    where p.id <> ${askerId} and not ${isBlocked(askerId, sql`p.id`)}
      and not exists (select 1 from ${accountDeletions} x where x.user_id = p.id)`
  const byEmail = selectMatches(sql`u.email = j.value and u.email_verified`, sql`d.by_email`)
  const byPhone = selectMatches(sql`u.phone_number = j.value and u.phone_number_verified`, sql`d.by_phone`)
  return db.all<ContactMatch>(sql`${byEmail} union all ${byPhone} order by 1`)
}

/** Adds `count` to a rate limit in one statement; returns the count before in the same window. */
export async function addToDailyCount(
  db: Database,
  key: string,
  { taken: count, now, endsAt }: { taken: number; now: number; endsAt: number },
): Promise<number> {
  const isOver = sql`ends_at <= cast(${now} as integer)`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: count, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 0 else count end + cast(${count} as integer)`,
        endsAt: sql`case when ${isOver} then cast(${endsAt} as integer) else ends_at end`,
      },
    })
    .returning({ count: rateLimits.count })
  return (row?.count ?? count) - count
}

/** The member's choice; null if they never made one. */
export async function readDiscoverability(db: Database, userId: string): Promise<Discoverability | null> {
  const { byEmail, byPhone } = discoverySettings
  const [row] = await db
    .select({ byEmail, byPhone })
    .from(discoverySettings)
    .where(eq(discoverySettings.userId, userId))
  return row ?? null
}

export async function writeDiscoverability(
  db: Database,
  userId: string,
  { byEmail, byPhone }: DiscoverabilityChanges,
): Promise<void> {
  const insert = db
    .insert(discoverySettings)
    .values({ userId, byEmail: byEmail ?? false, byPhone: byPhone ?? false })
  const set = {
    byEmail: byEmail ?? discoverySettings.byEmail,
    byPhone: byPhone ?? discoverySettings.byPhone,
  }
  await insert.onConflictDoUpdate({ target: discoverySettings.userId, set })
}
