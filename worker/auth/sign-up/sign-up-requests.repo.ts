/** Requests to join, and the batches that create and decide one. */
import { and, asc, eq, exists, notExists, or, type SQL, sql } from 'drizzle-orm'
import { getAvatarColor } from '../../../domain/people/avatars'
import { batch } from '../../database/batch'
import { audit } from '../../database/tables/audit.table'
import { accounts, users } from '../../database/tables/auth.table'
import { type OutboxInsert, outbox } from '../../database/tables/outbox.table'
import { pendingSignUps } from '../../database/tables/pending-sign-ups.table'
import { profiles } from '../../database/tables/people.table'
import { emailSignUps } from '../../database/tables/sign-up.table'
import { signUpRequests } from '../../database/tables/sign-up-requests.table'
import { isUsernameFree } from '../../people/usernames'
import { type Database, insertIf } from '../../tools/db'
import { isAdmitted } from './admission.repo'

export type SignUpRequestRow = typeof signUpRequests.$inferSelect
type Identity = Pick<SignUpRequestRow, 'email' | 'phone' | 'googleId'>

const ONE = { one: sql`1` }

/** Condition: a request of this address, number or Google account. */
const isRequestOf = ({ email, phone, googleId }: Identity) =>
  or(
    // Without any of them, nobody's.
    sql`false`,
    email === null ? undefined : eq(signUpRequests.email, email),
    phone === null ? undefined : eq(signUpRequests.phone, phone),
    googleId === null ? undefined : eq(signUpRequests.googleId, googleId),
  )

/** Statement that deletes the requests of an identity that has an account now, where `condition` holds. */
export function deleteRequestsOf(db: Database, identity: Identity, condition: SQL) {
  return db.delete(signUpRequests).where(and(isRequestOf(identity), condition))
}

/** The waiting request of a verified identity. */
export async function findRequestOf(db: Database, identity: Identity): Promise<SignUpRequestRow | null> {
  const [row] = await db.select().from(signUpRequests).where(isRequestOf(identity))
  return row ?? null
}

/** Waiting requests, oldest first. */
export function listSignUpRequests(db: Database, count: number) {
  return db.select().from(signUpRequests).orderBy(asc(signUpRequests.createdAt)).limit(count)
}

export async function findSignUpRequest(db: Database, id: string): Promise<SignUpRequestRow | null> {
  const [row] = await db.select().from(signUpRequests).where(eq(signUpRequests.id, id))
  return row ?? null
}

/**
 * Inserts a request whose identity `isProven`, with the notice to the operator, and deletes the sign-ups it came from.
 * Returns false when the site admits people in another way by now, or the identity or username is taken.
 */
export async function insertSignUpRequest(
  db: Database,
  row: SignUpRequestRow,
  isProven: SQL,
  notice: OutboxInsert | null,
): Promise<boolean> {
  const { id, email, phone, googleId, username, createdAt: now } = row
  const isMade = exists(db.select(ONE).from(signUpRequests).where(eq(signUpRequests.id, id)))
  const owner = or(
    email === null ? undefined : eq(users.email, email),
    phone === null ? undefined : eq(users.phoneNumber, phone),
  )
  const { created } = await batch(db, {
    created: insertIf(
      db,
      signUpRequests,
      row,
      and(
        isProven,
        isAdmitted(db, { mode: 'approval', invitationHash: null }, now),
        notExists(db.select(ONE).from(users).where(owner)),
        isUsernameFree(db, username, { email: email ?? '' }, now),
      ),
    )
      .onConflictDoNothing()
      .returning({ id: signUpRequests.id }),
    notice: notice && insertIf(db, outbox, notice, isMade),
    emailSignUps:
      email === null ? null : db.delete(emailSignUps).where(and(eq(emailSignUps.email, email), isMade)),
    pendingSignUps: db
      .delete(pendingSignUps)
      .where(
        and(
          or(
            phone === null ? sql`false` : eq(pendingSignUps.phone, phone),
            googleId === null ? sql`false` : eq(pendingSignUps.googleId, googleId),
          ),
          isMade,
        ),
      ),
  })
  return created.length > 0
}

type Decision = {
  request: SignUpRequestRow
  message: OutboxInsert | null
  entry: typeof audit.$inferInsert
}

/** Creates the account of a request: atomic, and once. Returns false when it is gone, or its identity is taken by now. */
export async function approveRequest(
  db: Database,
  { request, message, entry }: Decision,
  account: { userId: string; passwordId: string; googleAccountId: string; email: string; now: number },
): Promise<boolean> {
  const { id, username, displayName, phone, googleId, passwordHash, language } = request
  const { userId, now } = account
  const at = { createdAt: new Date(now), updatedAt: new Date(now) }
  const isWaiting = exists(db.select(ONE).from(signUpRequests).where(eq(signUpRequests.id, id)))
  const isMade = exists(db.select(ONE).from(users).where(eq(users.id, userId)))
  const { created } = await batch(db, {
    created: insertIf(
      db,
      users,
      {
        id: userId,
        name: displayName,
        email: account.email,
        emailVerified: request.email !== null,
        phoneNumber: phone,
        phoneNumberVerified: phone !== null,
        language,
        ...at,
      },
      and(isWaiting, isUsernameFree(db, username, { requestId: id }, now)),
    )
      .onConflictDoNothing()
      .returning({ id: users.id }),
    password:
      passwordHash === null
        ? null
        : insertIf(
            db,
            accounts,
            {
              id: account.passwordId,
              userId,
              accountId: userId,
              providerId: 'credential',
              password: passwordHash,
              ...at,
            },
            isMade,
          ),
    google:
      googleId === null
        ? null
        : insertIf(
            db,
            accounts,
            { id: account.googleAccountId, userId, accountId: googleId, providerId: 'google', ...at },
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
        ageAttestedAt: request.ageAttestedAt,
        ageTextVersion: request.ageTextVersion,
        createdAt: now,
        updatedAt: now,
      },
      isMade,
    ),
    audited: insertIf(db, audit, entry, isMade),
    message: message && insertIf(db, outbox, message, isMade),
    request: db.delete(signUpRequests).where(and(eq(signUpRequests.id, id), isMade)),
  })
  return created.length > 0
}

/** Deletes a request; returns false when it is gone already. */
export async function declineRequest(db: Database, { request, message, entry }: Decision): Promise<boolean> {
  const isWaiting = exists(db.select(ONE).from(signUpRequests).where(eq(signUpRequests.id, request.id)))
  const { deleted } = await batch(db, {
    audited: insertIf(db, audit, entry, isWaiting),
    message: message && insertIf(db, outbox, message, isWaiting),
    deleted: db
      .delete(signUpRequests)
      .where(eq(signUpRequests.id, request.id))
      .returning({ id: signUpRequests.id }),
  })
  return deleted.length > 0
}
