/** Username rules as SQL conditions: availability, and lookup by current or former name. */

import { and, eq, gt, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { AppDeps } from '../context'
import { formerUsernames, profiles } from '../database/tables/people.table'
import { emailSignUps } from '../database/tables/sign-up.table'
import { signUpRequests } from '../database/tables/sign-up-requests.table'
import type { Database } from '../tools/db'
import { isUsernameOfDeletedUser } from './reserved-usernames'

/** Claims a username: an address without a profile yet, a user changing theirs, or a request to join that has it. */
export type UsernameClaimant = { email: string } | { userId: string } | { requestId: string }

const ONE = { one: sql`1` }

/**
 * Condition: no profile has or had the name, and no other sign-up or request to join reserves it. An address may reuse its own
 * reservation, and a user their former name.
 */
export function isUsernameFree(db: Database, username: string, claimant: UsernameClaimant, now: number) {
  const { userId, username: former } = formerUsernames
  const waiting = and(eq(emailSignUps.username, username), gt(emailSignUps.expiresAt, now))
  const [signUpOfOthers, formerOfOthers] =
    'email' in claimant
      ? [and(waiting, ne(emailSignUps.email, claimant.email)), eq(former, username)]
      : [waiting, and(eq(former, username), 'userId' in claimant ? ne(userId, claimant.userId) : undefined)]
  const requestOfOthers = and(
    eq(signUpRequests.username, username),
    'email' in claimant
      ? or(isNull(signUpRequests.email), ne(signUpRequests.email, claimant.email))
      : 'requestId' in claimant
        ? ne(signUpRequests.id, claimant.requestId)
        : undefined,
  )
  return and(
    notExists(db.select(ONE).from(profiles).where(eq(profiles.username, username))),
    notExists(db.select(ONE).from(formerUsernames).where(formerOfOthers)),
    notExists(db.select(ONE).from(emailSignUps).where(signUpOfOthers)),
    notExists(db.select(ONE).from(signUpRequests).where(requestOfOthers)),
  )
}

/**
 * Whether a name is available now; the writing statement checks again. Names of deleted accounts are checked only here:
 * while this ran they still had a profile or were already reserved.
 */
export async function isUsernameAvailable(
  deps: Pick<AppDeps, 'env' | 'db' | 'clock'>,
  username: string,
  claimant: UsernameClaimant,
): Promise<boolean> {
  const { db, clock } = deps
  const rows = await db
    .select(ONE)
    .from(sql`(select 1)`)
    .where(isUsernameFree(db, username, claimant, clock.now()))
  return rows.length > 0 && !(await isUsernameOfDeletedUser(deps, username))
}

/** Condition: the profile with this name, else the one that had it. Matches at most one. */
export function hasUsername(
  db: Database,
  username: string,
  people: Record<'id' | 'username', AnySQLiteColumn> = profiles,
) {
  const { userId, username: former } = formerUsernames
  const formerly = db.select({ id: userId }).from(formerUsernames).where(eq(former, username))
  return or(eq(people.username, username), eq(people.id, formerly))
}
