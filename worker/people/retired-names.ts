/** Names of people who left: an impersonator cannot take them for a while, and nobody can read them. */
import { and, eq, gt, lte } from 'drizzle-orm'
import { normalUsername } from '../../domain/people'
import { deriveToken } from '../auth/token'
import type { Tools } from '../context'
import { retiredNames } from './erasures.table'

/** What is kept of a name. */
export function nameHash(
  { AUTH_SECRET }: Pick<Tools['env'], 'AUTH_SECRET'>,
  username: string,
): Promise<string> {
  return deriveToken(AUTH_SECRET, 'retired-name', normalUsername(username))
}

/** Whether a name belonged to somebody who left too lately. */
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

/** Lets names go that may be taken again; part of the cron run. */
export async function forgetRetiredNames({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<void> {
  await db.delete(retiredNames).where(lte(retiredNames.untilAt, clock.now()))
}
