/** Pending sign-ups, and the batch that turns one into an account. */

import { and, eq, exists, gt, sql } from 'drizzle-orm'
import { AGE_TEXT_VERSION } from '../../../domain/auth/sign-in'
import { getAvatarColor } from '../../../domain/people/avatars'
import { batch } from '../../database/batch'
import { accounts, sessions, users } from '../../database/tables/auth.table'
import { pendingSignUps } from '../../database/tables/pending-sign-ups.table'
import { profiles } from '../../database/tables/people.table'
import { emailSignUps } from '../../database/tables/sign-up.table'
import { isUsernameFree } from '../../people/usernames'
import type { SessionRow } from '../../sessions/new-session'
import { type Database, insertIf } from '../../tools/db'
import { type AdmissionWay, consumeInvitation, isAdmitted } from './admission.repo'
import { deleteRequestsOf } from './sign-up-requests.repo'

export type PendingSignUpRow = typeof pendingSignUps.$inferSelect

const ONE = { one: sql`1` }

export async function insertPendingSignUp(
  db: Database,
  row: typeof pendingSignUps.$inferInsert,
): Promise<void> {
  await db.insert(pendingSignUps).values(row)
}

/** An unexpired pending sign-up. */
export async function findPendingSignUp(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<PendingSignUpRow | undefined> {
  const [row] = await db.select().from(pendingSignUps).where(isPending(tokenHash, now))
  return row
}

/** Condition: the pending sign-up is unexpired and unused. */
export function hasPendingSignUp(db: Database, tokenHash: string, now: number) {
  return exists(db.select(ONE).from(pendingSignUps).where(isPending(tokenHash, now)))
}

const isPending = (tokenHash: string, now: number) =>
  and(eq(pendingSignUps.tokenHash, tokenHash), gt(pendingSignUps.expiresAt, now))

type NewAccount = {
  pendingSignUp: PendingSignUpRow
  /** The verified address, or a placeholder that receives no mail. */
  email: { address: string; isProven: boolean }
  username: string
  displayName: string
  accountId: string
  session: SessionRow
  admission: AdmissionWay
  now: number
}

/**
 * Creates user, profile and first session, and consumes the pending sign-up: atomic, and once. False when the username
 * was taken in between, the site admits people in another way, or the number or address has an account by now.
 */
export async function insertAccount(db: Database, newAccount: NewAccount): Promise<boolean> {
  const { pendingSignUp, email, username, displayName, admission, now } = newAccount
  const { userId } = newAccount.session
  const at = { createdAt: new Date(now), updatedAt: new Date(now) }
  const isMade = exists(db.select(ONE).from(users).where(eq(users.id, userId)))
  const { created } = await batch(db, {
    created: insertIf(
      db,
      users,
      {
        id: userId,
        name: displayName,
        email: email.address,
        emailVerified: email.isProven,
        phoneNumber: pendingSignUp.phone,
        phoneNumberVerified: pendingSignUp.phone !== null,
        ...at,
      },
      and(
        hasPendingSignUp(db, pendingSignUp.tokenHash, now),
        isAdmitted(db, admission, now),
        isUsernameFree(db, username, { email: email.address }, now),
      ),
    )
      .onConflictDoNothing()
      .returning({ id: users.id }),
    profile: insertIf(
      db,
      profiles,
      {
        id: userId,
        username,
        displayName,
        avatarColor: getAvatarColor(username),
        ageAttestedAt: now,
        ageTextVersion: AGE_TEXT_VERSION,
        createdAt: now,
        updatedAt: now,
      },
      isMade,
    ),
    google: insertIf(
      db,
      accounts,
      {
        id: newAccount.accountId,
        userId,
        accountId: pendingSignUp.googleId ?? '',
        providerId: 'google',
        ...at,
      },
      and(isMade, sql`${pendingSignUp.googleId} is not null`),
    ),
    session: insertIf(db, sessions, newAccount.session, isMade),
    invitation: consumeInvitation(db, admission, isMade, now),
    // Unverified sign-ups for this address are void.
    emailSignUps: db.delete(emailSignUps).where(and(eq(emailSignUps.email, email.address), isMade)),
    requests: deleteRequestsOf(
      db,
      { ...pendingSignUp, email: email.isProven ? email.address : null },
      isMade,
    ),
    pendingSignUp: db
      .delete(pendingSignUps)
      .where(and(eq(pendingSignUps.tokenHash, pendingSignUp.tokenHash), isMade)),
  })
  return created.length > 0
}
