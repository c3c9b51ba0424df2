/** Reserved usernames of deleted accounts: against impersonation, stored as keyed hashes. */
import { and, eq, gt, lte } from 'drizzle-orm'
import { normalUsername } from '../../domain/people'
import { deriveToken } from '../auth/token'
import type { Tools } from '../context'
import { retiredNames } from './erasures.table'

/** Keyed hash of a username. */
export function nameHash(
  { AUTH_SECRET }: Pick<Tools['env'], 'AUTH_SECRET'>,
  username: string,
): Promise<string> {
  return deriveToken(AUTH_SECRET, 'retired-name', normalUsername(username))
}

/** Whether a name is still reserved. */
export async function isRetired(
  { env, db, clock }: Pick<Tools, 'env' | 'db' | 'clock'>,
  username: string,
): Promise<boolean> {
  const [row] = await db
    .select({ untilAt: retiredNames.untilAt })
    .from(retiredNames)
    .where(
      and(eq(retiredNames.nameHash, await nameHash(env, username)), gt(retiredNames.untilAt, clock.now())),
    )
  return row !== undefined
}

/** Deletes ended reservations. Cron step. */
export async function forgetRetiredNames({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  await db.delete(retiredNames).where(lte(retiredNames.untilAt, clock.now()))
}
