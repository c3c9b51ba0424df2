/** Username rules as SQL conditions: availability, and lookup by current or former name. */

import { and, eq, gt, ne, notExists, or, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { signUps } from '../auth/sign-up.table'
import type { Tools } from '../context'
import type { Database } from '../tools/db'
import { formerUsernames, profiles } from './people.table'
import { isRetired } from './retired-names'

/** Claims a username: an address without a profile yet, or a user changing theirs. */
export type Wanting = { email: string } | { personId: string }

const one = { one: sql`1` }

/**
 * Condition: no profile has or had the name, and no other sign-up reserves it. An address may reuse its own
 * reservation, and a user their former name.
 */
export function nameIsFree(db: Database, username: string, who: Wanting, now: number) {
  const { personId, username: former } = formerUsernames
  const waiting = and(eq(signUps.username, username), gt(signUps.expiresAt, now))
  const [signUpOfOthers, formerOfOthers] =
    'email' in who
      ? [and(waiting, ne(signUps.email, who.email)), eq(former, username)]
      : [waiting, and(eq(former, username), ne(personId, who.personId))]
  return and(
    notExists(db.select(one).from(profiles).where(eq(profiles.username, username))),
    notExists(db.select(one).from(formerUsernames).where(formerOfOthers)),
    notExists(db.select(one).from(signUps).where(signUpOfOthers)),
  )
}

/**
 * Whether a name is available now; the writing statement checks again. Names of deleted accounts are checked only here:
 * while this ran they still had a profile or were already reserved.
 */
export async function isNameFree(
  tools: Pick<Tools, 'env' | 'db' | 'clock'>,
  username: string,
  who: Wanting,
): Promise<boolean> {
  const { db, clock } = tools
  const rows = await db
    .select(one)
    .from(sql`(select 1)`)
    .where(nameIsFree(db, username, who, clock.now()))
  return rows.length > 0 && !(await isRetired(tools, username))
}

/** Condition: the profile with this name, else the one that had it. Matches at most one. */
export function isCalled(
  db: Database,
  username: string,
  people: Record<'id' | 'username', AnySQLiteColumn> = profiles,
) {
  const { personId, username: former } = formerUsernames
  const formerly = db.select({ id: personId }).from(formerUsernames).where(eq(former, username))
  return or(eq(people.username, username), eq(people.id, formerly))
}
