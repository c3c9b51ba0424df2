/** Reads what there is of the ways into an account. */
import { and, count, eq, gt, isNull } from 'drizzle-orm'
import type { AccessSummary } from '../../../domain/auth/access'
import { batch } from '../../database/batch'
import { accessTokens } from '../../database/tables/access-tokens.table'
import { accounts, users } from '../../database/tables/auth.table'
import { passkeys } from '../../database/tables/passkeys.table'
import { payoutAccounts } from '../../database/tables/payouts.table'
import { privateFeeds } from '../../database/tables/private-feeds.table'
import { webhooks } from '../../database/tables/webhooks.table'
import type { Database } from '../../tools/db'

/** Counts a user's usable ways in, except sessions. */
export async function summarizeAccess(db: Database, userId: string, now: number): Promise<AccessSummary> {
  const counted = { count: count() }
  const found = await batch(db, {
    accessTokens: db
      .select(counted)
      .from(accessTokens)
      .where(
        and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt), gt(accessTokens.expiresAt, now)),
      ),
    privateFeeds: db.select(counted).from(privateFeeds).where(eq(privateFeeds.userId, userId)),
    passkeys: db
      .select(counted)
      .from(passkeys)
      .where(and(eq(passkeys.userId, userId), isNull(passkeys.pausedAt))),
    webhooks: db
      .select(counted)
      .from(webhooks)
      .where(and(eq(webhooks.userId, userId), isNull(webhooks.disabledAt))),
    google: db
      .select(counted)
      .from(accounts)
      .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'google'))),
    phones: db
      .select({ phone: users.phoneNumber, pausedAt: users.phonePausedAt })
      .from(users)
      .where(eq(users.id, userId)),
    payoutAccounts: db
      .select({ at: payoutAccounts.createdAt })
      .from(payoutAccounts)
      .where(eq(payoutAccounts.userId, userId)),
  })
  const getCount = (rows: { count: number }[]) => rows[0]?.count ?? 0
  const [owner] = found.phones
  const phone = owner?.pausedAt === null ? owner.phone : null
  return {
    phone,
    counts: {
      accessTokens: getCount(found.accessTokens),
      privateFeeds: getCount(found.privateFeeds),
      passkeys: getCount(found.passkeys),
      phone: phone === null ? 0 : 1,
      webhooks: getCount(found.webhooks),
    },
    hasGoogle: getCount(found.google) > 0,
    payoutAccountAt: found.payoutAccounts[0]?.at ?? null,
  }
}
