/** Passkey challenges: each is used once, in time, by its own browser. */
import { and, eq, gt, isNull } from 'drizzle-orm'
import { passkeyChallenges } from '../../database/tables/passkeys.table'
import type { Database } from '../../tools/db'

type ChallengeRow = typeof passkeyChallenges.$inferInsert

export async function insertChallenge(db: Database, row: ChallengeRow): Promise<void> {
  await db.insert(passkeyChallenges).values(row)
}

export type ChallengeAnswer = { challenge: string; browserHash: string; userId: string | null; now: number }

/** Consumes a challenge in one statement; false for all but the first matching response. */
export async function consumeChallenge(db: Database, answer: ChallengeAnswer): Promise<boolean> {
  const { challenge, browserHash, userId, now } = answer
  const challenges = passkeyChallenges
  const deleted = await db
    .delete(challenges)
    .where(
      and(
        eq(challenges.challenge, challenge),
        eq(challenges.browserHash, browserHash),
        userId === null ? isNull(challenges.userId) : eq(challenges.userId, userId),
        gt(challenges.expiresAt, now),
      ),
    )
    .returning({ challenge: challenges.challenge })
  return deleted.length > 0
}
