/** THE rules of usernames, as conditions: who may take one, and to whom it leads. */

import { and, eq, gt, ne, notExists, or, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { signUps } from '../auth/sign-up.table'
import type { Tools } from '../context'
import type { Database } from '../tools/db'
import { formerUsernames, profiles } from './people.table'
import { isRetired } from './retired-names'

/** Who wants a name: somebody with an address and no profile yet, or a person who is called otherwise so far. */
export type Wanting = { email: string } | { personId: string }

const one = { one: sql`1` }

/**
 * Holds where a name is nobody's: no person has it or had it, and nobody's sign-up waits with it. An address may ask
 * again for what it reserved, and a person may take back what they were called before.
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
 * Whether a name could be taken now: a quick answer, of which the statement that takes it makes sure. Names of people who
 * left are refused here alone: while this was asked they still had them, or had left already.
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

/**
 * Holds for the profile that a name leads to: whoever has it, or else whoever had it. It is never two. `people` is the
 * table of profiles, or an alias of it.
 */
export function isCalled(
  db: Database,
  username: string,
  people: Record<'id' | 'username', AnySQLiteColumn> = profiles,
) {
  const { personId, username: former } = formerUsernames
  const formerly = db.select({ id: personId }).from(formerUsernames).where(eq(former, username))
  return or(eq(people.username, username), eq(people.id, formerly))
}
