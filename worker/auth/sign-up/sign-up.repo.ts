/** Sign-ups waiting for confirmation, and the batch that turns one into an account. */

import { and, eq, exists, gt, sql } from 'drizzle-orm'
import { getAvatarColor } from '../../../domain/people/avatars'
import { isUsernameFree } from '../../account/username/usernames'
import { batch } from '../../database/batch'
import { type OutboxInsert, outbox } from '../../outbox/outbox.table'
import { profiles } from '../../people/people.table'
import { type Database, insertIf } from '../../tools/db'
import { accounts, users } from '../auth.table'
import { emailSignUps } from './sign-up.table'

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

/**
 * Consumes a link: creates the user with the password chosen with this link, and deletes every other sign-up of the
 * address. Atomic, and once: the link's row is gone afterwards.
 */
export async function acceptSignUp(
  db: Database,
  made: { tokenHash: string; userId: string; accountId: string; now: number },
): Promise<string | null> {
  const { tokenHash, userId, now } = made
  const pending = and(eq(emailSignUps.tokenHash, tokenHash), gt(emailSignUps.expiresAt, now))
  const [row] = await db.select().from(emailSignUps).where(pending)
  if (!row) return null
  const { email, username, displayName, passwordHash } = row
  const at = { createdAt: new Date(now), updatedAt: new Date(now) }
  const isMade = exists(db.select(ONE).from(users).where(eq(users.id, userId)))
  const { created } = await batch(db, {
    created: insertIf(
      db,
      users,
      { id: userId, name: displayName, email, emailVerified: true, ...at },
      and(
        exists(db.select(ONE).from(emailSignUps).where(pending)),
        isUsernameFree(db, username, { email }, now),
      ),
    )
      .onConflictDoNothing()
      .returning({ id: users.id }),
    password: insertIf(
      db,
      accounts,
      {
        id: made.accountId,
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
        ageAttestedAt: row.ageAttestedAt,
        ageTextVersion: row.ageTextVersion,
        createdAt: now,
        updatedAt: now,
      },
      isMade,
    ),
    signUps: db.delete(emailSignUps).where(and(eq(emailSignUps.email, email), isMade)),
  })
  return created.length > 0 ? email : null
}
