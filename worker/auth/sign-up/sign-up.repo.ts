/** Sign-ups waiting for confirmation, and the batch that turns one into an account. */

import { and, eq, exists, gt, sql } from 'drizzle-orm'
import { getAvatarColor } from '../../../domain/people/avatars'
import { batch } from '../../database/batch'
import { accounts, sessions, users } from '../../database/tables/auth.table'
import { type OutboxInsert, outbox } from '../../database/tables/outbox.table'
import { profiles } from '../../database/tables/people.table'
import { emailSignUps } from '../../database/tables/sign-up.table'
import { isUsernameFree } from '../../people/usernames'
import type { SessionRow } from '../../sessions/new-session'
import { type Database, insertIf } from '../../tools/db'
import { type AdmissionWay, consumeInvitation, isAdmitted } from './admission.repo'
import { deleteRequestsOf } from './sign-up-requests.repo'

export type SignUpRow = typeof emailSignUps.$inferSelect

const ONE = { one: sql`1` }

/** Whether an account has this address. */
export async function hasAccount(db: Database, email: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return rows.length > 0
}

/** Inserts a sign-up and its email, unless the username was taken in between: one statement decides. */
export async function insertSignUp(db: Database, row: SignUpRow, email: OutboxInsert): Promise<boolean> {
  const { inserted } = await batch(db, {
    inserted: insertIf(db, emailSignUps, row, isUsernameFree(db, row.username, row, row.createdAt)).returning(
      {
        id: emailSignUps.id,
      },
    ),
    email: insertIf(
      db,
      outbox,
      email,
      exists(db.select(ONE).from(emailSignUps).where(eq(emailSignUps.id, row.id))),
    ),
  })
  return inserted.length > 0
}

/** An unexpired sign-up. */
export async function findSignUp(db: Database, id: string, now: number): Promise<SignUpRow | undefined> {
  const [row] = await db
    .select()
    .from(emailSignUps)
    .where(and(eq(emailSignUps.id, id), gt(emailSignUps.expiresAt, now)))
  return row
}

/** Gives a sign-up a new link; the previous one stops working. */
export async function renewSignUp(db: Database, id: string, tokenHash: string, email: OutboxInsert) {
  await db.batch([
    db.update(emailSignUps).set({ tokenHash }).where(eq(emailSignUps.id, id)),
    insertIf(db, outbox, email, exists(db.select(ONE).from(emailSignUps).where(eq(emailSignUps.id, id)))),
  ])
}

/** Condition: the unexpired sign-up of a link exists. */
export function hasSignUpLink(db: Database, tokenHash: string, now: number) {
  return exists(db.select(ONE).from(emailSignUps).where(hasLink(tokenHash, now)))
}

const hasLink = (tokenHash: string, now: number) =>
  and(eq(emailSignUps.tokenHash, tokenHash), gt(emailSignUps.expiresAt, now))

/** The unexpired sign-up of a link. */
export async function findSignUpByLink(
  db: Database,
  tokenHash: string,
  now: number,
): Promise<SignUpRow | undefined> {
  const [row] = await db.select().from(emailSignUps).where(hasLink(tokenHash, now))
  return row
}

type Acceptance = {
  signUp: SignUpRow
  /** Of the password that the account gets. */
  passwordHash: string
  accountId: string
  /** The first session, which names the new user. */
  session: SessionRow
  admission: AdmissionWay
  now: number
}

/**
 * Consumes a link: creates the user with a session, and deletes every other sign-up and request of the address. Atomic, and once:
 * the link's row is gone afterwards. False when it was used in between, the site admits people in another way, or the
 * address or username is taken by now.
 */
export async function acceptSignUp(db: Database, acceptance: Acceptance): Promise<boolean> {
  const { signUp, passwordHash, accountId, session, admission, now } = acceptance
  const { email, username, displayName, tokenHash, ageAttestedAt, ageTextVersion } = signUp
  const { userId } = session
  const at = { createdAt: new Date(now), updatedAt: new Date(now) }
  const isMade = exists(db.select(ONE).from(users).where(eq(users.id, userId)))
  const { created } = await batch(db, {
    created: insertIf(
      db,
      users,
      { id: userId, name: displayName, email, emailVerified: true, ...at },
      and(
        hasSignUpLink(db, tokenHash, now),
        isAdmitted(db, admission, now),
        isUsernameFree(db, username, { email }, now),
      ),
    )
      .onConflictDoNothing()
      .returning({ id: users.id }),
    password: insertIf(
      db,
      accounts,
      {
        id: accountId,
        userId,
        accountId: userId,
        providerId: 'credential',
        password: passwordHash,
        ...at,
      },
      isMade,
    ),
    profile: insertIf(
      db,
      profiles,
      {
        id: userId,
        username,
        displayName,
        avatarColor: getAvatarColor(username),
        ageAttestedAt,
        ageTextVersion,
        createdAt: now,
        updatedAt: now,
      },
      isMade,
    ),
    session: insertIf(db, sessions, session, isMade),
    invitation: consumeInvitation(db, admission, isMade, now),
    signUps: db.delete(emailSignUps).where(and(eq(emailSignUps.email, email), isMade)),
    requests: deleteRequestsOf(db, { email, phone: null, googleId: null }, isMade),
  })
  return created.length > 0
}
