/** Passkey challenges: each is used once, in time, by its own browser. */
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Database } from '../tools/db'
import { passkeyChallenges } from './passkeys.table'

type ChallengeRow = typeof passkeyChallenges.$inferInsert

export async function keepChallenge(db: Database, row: ChallengeRow): Promise<void> {
  await db.insert(passkeyChallenges).values(row)
}

export type Answered = { challenge: string; browserHash: string; userId: string | null; now: number }

/** Consumes a challenge in one statement; false for all but the first matching response. */
export async function spendChallenge(db: Database, answered: Answered): Promise<boolean> {
  const { challenge, browserHash, userId, now } = answered
  const asked = passkeyChallenges
  const gone = await db
    .delete(asked)
    .where(
      and(
        eq(asked.challenge, challenge),
        eq(asked.browserHash, browserHash),
        userId === null ? isNull(asked.userId) : eq(asked.userId, userId),
        gt(asked.expiresAt, now),
      ),
    )
    .returning({ challenge: asked.challenge })
  return gone.length > 0
}

/** Deletes expired challenges. */
export async function forgetOldChallenges(db: Database, now: number): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now))
}
