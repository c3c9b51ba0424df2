/** Reserved usernames of deleted accounts: against impersonation, stored as keyed hashes. */
import { and, eq, gt } from 'drizzle-orm'
import { normalizeUsername } from '../../domain/people/people'
import type { AppDeps } from '../context'
import { reservedUsernames } from '../database/tables/account-deletion.table'
import { deriveToken } from '../tools/token'

/** Keyed hash of a username. */
export function hashUsername(
  { AUTH_SECRET }: Pick<AppDeps['env'], 'AUTH_SECRET'>,
  username: string,
): Promise<string> {
  return deriveToken(AUTH_SECRET, 'retired-name', normalizeUsername(username))
}

/** Whether a name is still reserved. */
export async function isUsernameOfDeletedUser(
  { env, db, clock }: Pick<AppDeps, 'env' | 'db' | 'clock'>,
  username: string,
): Promise<boolean> {
  const [row] = await db
    .select({ expiresAt: reservedUsernames.expiresAt })
    .from(reservedUsernames)
    .where(
      and(
        eq(reservedUsernames.usernameHash, await hashUsername(env, username)),
        gt(reservedUsernames.expiresAt, clock.now()),
      ),
    )
  return row !== undefined
}
