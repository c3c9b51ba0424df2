/** Conditions about two people, for the statements that must not bring them together. */
import { type Column, type SQL, sql } from 'drizzle-orm'
import { user } from '../auth/auth.table'
import { blocks, mutes } from './safety.table'

/** A block stands between these two, whoever made it. Asked in two steps, which costs no row read where there is none. */
export function areApart(one: SQL | string, other: SQL): SQL {
  return sql`(exists (select 1 from ${blocks} b where b.blocker_id = ${one} and b.blocked_id = ${other})
    or exists (select 1 from ${blocks} b where b.blocker_id = ${other} and b.blocked_id = ${one}))`
}

/** The member who proved this address, if any, is apart from this person: nothing of theirs is mailed there. */
export function isApartFromAddress(personId: string, email: string): SQL {
  return sql`exists (select 1 from ${user} u where u.email = ${email} and u.email_verified
    and ${areApart(personId, sql`u.id`)})`
}

/** One of them wants to hear nothing of the other. */
export function isMuted(muter: SQL | string, other: SQL): SQL {
  return sql`exists (select 1 from ${mutes} m where m.muter_id = ${muter} and m.muted_id = ${other})`
}

/** 1 where somebody blocks or mutes anybody, or is blocked; else 0. */
export function keepsAway(personId: Column): SQL<number> {
  return sql`exists (select 1 from ${blocks} b where b.blocker_id = ${personId}
    union all select 1 from ${blocks} b where b.blocked_id = ${personId}
    union all select 1 from ${mutes} m where m.muter_id = ${personId})`
}
