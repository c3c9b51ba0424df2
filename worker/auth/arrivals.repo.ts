/** Pending sign-ups, and the batch that turns one into an account. */
import { and, eq, exists, gt, lte, sql } from 'drizzle-orm'
import { avatarColorOf } from '../../domain/people'
import { AGE_TEXT_VERSION } from '../../domain/sign-in'
import { nameIsFree } from '../people/free-name'
import { profiles } from '../people/people.table'
import { type Database, insertIf } from '../tools/db'
import { arrivals } from './arrivals.table'
import { account, session, user } from './auth.table'
import type { SessionRow } from './new-session'
import { signUps } from './sign-up.table'

export type ArrivalRow = typeof arrivals.$inferSelect

const one = { one: sql`1` }

export async function keepArrival(db: Database, row: typeof arrivals.$inferInsert): Promise<void> {
  await db.insert(arrivals).values(row)
}

/** An unexpired pending sign-up. */
export async function findArrival(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<ArrivalRow | undefined> {
  const [row] = await db.select().from(arrivals).where(waiting(tokenHash, now))
  return row
}

const waiting = (tokenHash: string, now: number) =>
  and(eq(arrivals.tokenHash, tokenHash), gt(arrivals.expiresAt, now))

type Joining = {
  arrival: ArrivalRow
  /** The verified address, or a placeholder that receives no mail. */
  email: { address: string; isProven: boolean }
  username: string
  displayName: string
  accountId: string
  session: SessionRow
  now: number
}

/**
 * Creates user, profile and first session, and consumes the pending sign-up: atomic, and once. False when the username
 * was taken in between, or the number or address has an account by now.
 */
export async function join(db: Database, made: Joining): Promise<boolean> {
  const { arrival, email, username, displayName, now } = made
  const { userId } = made.session
  const at = { createdAt: new Date(now), updatedAt: new Date(now) }
  const isMade = exists(db.select(one).from(user).where(eq(user.id, userId)))
  const [created] = await db.batch([
    insertIf(
      db,
      user,
      {
        id: userId,
        name: displayName,
        email: email.address,
        emailVerified: email.isProven,
        phoneNumber: arrival.phone,
        phoneNumberVerified: arrival.phone !== null,
        ...at,
      },
      and(
        exists(db.select(one).from(arrivals).where(waiting(arrival.tokenHash, now))),
        nameIsFree(db, username, { email: email.address }, now),
      ),
    )
      .onConflictDoNothing()
      .returning({ id: user.id }),
    insertIf(
      db,
      profiles,
      {
        id: userId,
        username,
        displayName,
        avatarColor: avatarColorOf(username),
        ageAttestedAt: now,
        ageTextVersion: AGE_TEXT_VERSION,
        createdAt: now,
        updatedAt: now,
      },
      isMade,
    ),
    insertIf(
      db,
      account,
      { id: made.accountId, userId, accountId: arrival.googleId ?? '', providerId: 'google', ...at },
      and(isMade, sql`${arrival.googleId} is not null`),
    ),
    insertIf(db, session, made.session, isMade),
    // Unverified sign-ups for this address are void.
    db.delete(signUps).where(and(eq(signUps.email, email.address), isMade)),
    db.delete(arrivals).where(and(eq(arrivals.tokenHash, arrival.tokenHash), isMade)),
  ])
  return created.length > 0
}

/** Deletes expired pending sign-ups. */
export async function forgetOldArrivals(db: Database, now: number): Promise<void> {
  await db.delete(arrivals).where(lte(arrivals.expiresAt, now))
}
