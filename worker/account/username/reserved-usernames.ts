/** Reserved usernames of deleted accounts: against impersonation, stored as keyed hashes. */
import { and, gt, inArray } from 'drizzle-orm'
import { normalizeUsername } from '../../../domain/people/people'
import { deriveToken } from '../../auth/token'
import type { AppDeps } from '../../context'
import { selectValues } from '../../database/predicates'
import { reservedUsernames } from '../deletion/account-deletion.table'

/** Keyed hash of a username. */
export function hashUsername(
  { AUTH_SECRET }: Pick<AppDeps['env'], 'AUTH_SECRET'>,
  username: string,
): Promise<string> {
  return deriveToken(AUTH_SECRET, 'retired-name', normalizeUsername(username))
}

/** Whether one of these names is still reserved. */
export async function isUsernameOfDeletedUser(
  { env, db, clock }: Pick<AppDeps, 'env' | 'db' | 'clock'>,
  ...usernames: string[]
): Promise<boolean> {
  const hashes = await Promise.all(usernames.map((username) => hashUsername(env, username)))
  const [row] = await db
    .select({ expiresAt: reservedUsernames.expiresAt })
    .from(reservedUsernames)
    .where(
      and(
        inArray(reservedUsernames.usernameHash, selectValues(hashes)),
        gt(reservedUsernames.expiresAt, clock.now()),
      ),
    )
  return row !== undefined
}
