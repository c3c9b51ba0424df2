/** Ends and pauses the ways into an account: the only place that does, for every act. */
import { and, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm'
import { ACCESS_ACTS, type AccessAct, type AccessFate, type WayIn } from '../../../domain/auth/access'
import { accessTokens } from '../../database/tables/access-tokens.table'
import { sessions, users } from '../../database/tables/auth.table'
import { passkeyChallenges, passkeys } from '../../database/tables/passkeys.table'
import { phoneCodes } from '../../database/tables/phone-codes.table'
import { privateFeeds } from '../../database/tables/private-feeds.table'
import { passwordResets } from '../../database/tables/resets.table'
import { webhooks } from '../../database/tables/webhooks.table'
import type { Database } from '../../tools/db'

type Revocation = {
  act: AccessAct
  /** ms since the epoch. */
  now: number
  /** The session that stays; null for none. */
  keep: string | null
  /** Condition of the whole act. */
  onlyIf?: SQL
}

/**
 * Statements that end and pause what the act does not keep. Push subscriptions and sockets end with their session:
 * close those of `sessions`. Password links are last, since their use may be the condition of the act.
 */
export function revokeAccess(db: Database, userId: string, { act, now, keep, onlyIf }: Revocation) {
  const fates: Record<WayIn, AccessFate> = ACCESS_ACTS[act]
  const paused = { pausedAt: now }
  const ownPasskeys = and(eq(passkeys.userId, userId), onlyIf)
  const ownWebhooks = and(eq(webhooks.userId, userId), onlyIf)
  return {
    sessions: db
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), keep === null ? undefined : ne(sessions.id, keep), onlyIf))
      .returning({ id: sessions.id }),
    accessTokens:
      fates.accessTokens === 'ended'
        ? db
            .update(accessTokens)
            .set({ revokedAt: now })
            .where(and(eq(accessTokens.userId, userId), isNull(accessTokens.revokedAt), onlyIf))
        : null,
    privateFeeds:
      fates.privateFeeds === 'ended'
        ? db.delete(privateFeeds).where(and(eq(privateFeeds.userId, userId), onlyIf))
        : null,
    endedPasskeys: fates.passkeys === 'ended' ? db.delete(passkeys).where(ownPasskeys) : null,
    pausedPasskeys:
      fates.passkeys === 'paused'
        ? db
            .update(passkeys)
            .set(paused)
            .where(and(ownPasskeys, isNull(passkeys.pausedAt)))
        : null,
    phone:
      fates.phone === 'paused'
        ? db
            .update(users)
            .set({ phonePausedAt: now })
            .where(
              and(eq(users.id, userId), isNotNull(users.phoneNumber), isNull(users.phonePausedAt), onlyIf),
            )
        : null,
    endedWebhooks: fates.webhooks === 'ended' ? db.delete(webhooks).where(ownWebhooks) : null,
    pausedWebhooks:
      fates.webhooks === 'paused'
        ? db
            .update(webhooks)
            .set({ ...paused, disabledAt: now })
            .where(and(ownWebhooks, isNull(webhooks.disabledAt)))
        : null,
    challenges: db.delete(passkeyChallenges).where(and(eq(passkeyChallenges.userId, userId), onlyIf)),
    codes: db.delete(phoneCodes).where(and(eq(phoneCodes.userId, userId), onlyIf)),
    links: db
      .delete(passwordResets)
      .where(and(eq(passwordResets.userId, userId), onlyIf))
      .returning({ id: passwordResets.id }),
  }
}
