/** Blocks and mutes: add, delete, list. */

import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { BLOCKED_MAX, PEOPLE_PER_PAGE } from '../../domain/people/people.limits'
import { selectValues } from '../database/predicates'
import { follows } from '../database/tables/follows.table'
import { invitations } from '../database/tables/invitations.table'
import { profiles } from '../database/tables/people.table'
import { blocks, mutes } from '../database/tables/safety.table'
import { PERSON_COLUMNS } from '../people/person-columns'
import type { Database } from '../tools/db'

/** `by` blocks or mutes `of`. */
export type Restriction = { by: string; of: string }
/** Cursor position of a page of people. */
export type RestrictionPosition = { createdAt: number; id: string }
export type RestrictionKind = 'blocks' | 'mutes'

/** Both tables with common column names. */
const LISTS = {
  blocks: { table: blocks, by: blocks.blockerId, of: blocks.blockedId, at: blocks.createdAt },
  mutes: { table: mutes, by: mutes.muterId, of: mutes.mutedId, at: mutes.createdAt },
} as const

/**
 * Statement that adds a person to a list; repeating changes nothing. Inserts nothing for oneself, missing people, or
 * above `BLOCKED_MAX`.
 */
export function addRestriction(db: Database, kind: RestrictionKind, { by, of }: Restriction, now: number) {
  const list = LISTS[kind]
  const row = sql`select ${by} as by_id, p.id as of_id, cast(${now} as integer) as created_at from ${profiles} p
    where p.id = ${of} and p.id <> ${by}
    and (select count(*) from (select 1 from ${list.table} where ${list.by} = ${by} limit ${BLOCKED_MAX})) < cast(${BLOCKED_MAX} as integer)`
  return db.insert(list.table).select(row).onConflictDoNothing()
}

/** Statement that removes a person from a list. */
export function deleteRestriction(db: Database, kind: RestrictionKind, { by, of }: Restriction) {
  const list = LISTS[kind]
  return db.delete(list.table).where(and(eq(list.by, by), eq(list.of, of)))
}

/** Statement that finds whether a person is on a list. */
export function findRestriction(db: Database, kind: RestrictionKind, { by, of }: Restriction) {
  const list = LISTS[kind]
  return db
    .select({ since: list.at })
    .from(list.table)
    .where(and(eq(list.by, by), eq(list.of, of)))
}

/** Statements that end follows and pending invitations between two people after a block. */
export function disconnectUsers(db: Database, { by, of }: Restriction, now: number) {
  const matchEitherWay = (firstId: SQL, secondId: SQL) =>
    sql`((${firstId} = ${by} and ${secondId} = ${of}) or (${firstId} = ${of} and ${secondId} = ${by}))`
  return [
    db.delete(follows).where(matchEitherWay(sql`${follows.followerId}`, sql`${follows.followedId}`)),
    db
      .update(invitations)
      .set({ status: 'revoked', respondedAt: now })
      .where(
        and(
          eq(invitations.status, 'pending'),
          matchEitherWay(sql`${invitations.inviterId}`, sql`${invitations.inviteeId}`),
        ),
      ),
  ] as const
}

/** Returns a page of a list, newest first. */
export function listRestrictions(
  db: Database,
  kind: RestrictionKind,
  by: string,
  after?: RestrictionPosition,
) {
  const list = LISTS[kind]
  return db
    .select({ ...PERSON_COLUMNS, createdAt: list.at })
    .from(list.table)
    .innerJoin(profiles, eq(profiles.id, list.of))
    .where(and(eq(list.by, by), after && sql`(${list.at}, ${list.of}) < (${after.createdAt}, ${after.id})`))
    .orderBy(desc(list.at), desc(list.of))
    .limit(PEOPLE_PER_PAGE)
}

/** Those among these people whom the viewer blocks or mutes, or who block the viewer; for filtering shared lists. */
export async function findBlockedOrMuted(
  db: Database,
  viewerId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const requestedIds = selectValues(ids)
  const rows = await db
    .select({ id: blocks.blockedId })
    .from(blocks)
    .where(and(eq(blocks.blockerId, viewerId), inArray(blocks.blockedId, requestedIds)))
    .union(
      db
        .select({ id: blocks.blockerId })
        .from(blocks)
        .where(and(eq(blocks.blockedId, viewerId), inArray(blocks.blockerId, requestedIds))),
    )
    .union(
      db
        .select({ id: mutes.mutedId })
        .from(mutes)
        .where(and(eq(mutes.muterId, viewerId), inArray(mutes.mutedId, requestedIds))),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Whether a block exists between two people, in either direction. */
export async function hasBlockBetween(db: Database, firstId: string, secondId: string): Promise<boolean> {
  const [row] = await db
    .select({ by: blocks.blockerId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, firstId), eq(blocks.blockedId, secondId)),
        and(eq(blocks.blockerId, secondId), eq(blocks.blockedId, firstId)),
      ),
    )
    .limit(1)
  return row !== undefined
}
