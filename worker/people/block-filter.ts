/** SQL conditions for blocks and mutes between two people. */
import { type Column, type SQL, sql } from 'drizzle-orm'
import { users } from '../database/tables/auth.table'
import { blocks, mutes } from '../database/tables/safety.table'

/** A block exists between the two, in either direction. Two separate lookups: without a block they read no rows. */
export function isBlocked(userId: SQL | string, otherId: SQL): SQL {
  return sql`(exists (select 1 from ${blocks} b where b.blocker_id = ${userId} and b.blocked_id = ${otherId})
    or exists (select 1 from ${blocks} b where b.blocker_id = ${otherId} and b.blocked_id = ${userId}))`
}

/** The member who verified this address, if any, blocks this person or is blocked by them. */
export function isAddressBlocked(userId: string, email: string): SQL {
  return sql`exists (select 1 from ${users} u where u.email = ${email} and u.email_verified
    and ${isBlocked(userId, sql`u.id`)})`
}

/** The first mutes the second. */
export function isMuted(muter: SQL | string, otherId: SQL): SQL {
  return sql`exists (select 1 from ${mutes} m where m.muter_id = ${muter} and m.muted_id = ${otherId})`
}

/** 1 if the person blocks or mutes anyone, or is blocked; else 0. */
export function hasRestrictions(userId: Column): SQL<number> {
  return sql`exists (select 1 from ${blocks} b where b.blocker_id = ${userId}
    union all select 1 from ${blocks} b where b.blocked_id = ${userId}
    union all select 1 from ${mutes} m where m.muter_id = ${userId})`
}
