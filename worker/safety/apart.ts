/** Conditions about two people, for the statements that must not bring them together. */
import { type Column, type SQL, sql } from 'drizzle-orm'
import { blocks, mutes } from './safety.table'

/** A block stands between these two, whoever made it. Asked in two steps, which costs no row read where there is none. */
export function areApart(one: SQL | string, other: SQL): SQL {
  return sql`(exists (select 1 from ${blocks} b where b.blocker_id = ${one} and b.blocked_id = ${other})
    or exists (select 1 from ${blocks} b where b.blocker_id = ${other} and b.blocked_id = ${one}))`
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
