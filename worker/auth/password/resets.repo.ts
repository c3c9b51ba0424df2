/** Password resets: consuming the link, setting the password and revoking access happen in one batch. */

import { and, eq, exists, gt, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { AccessAct } from '../../../domain/auth/access'
import { batch } from '../../database/batch'
import { accountDeletions } from '../../database/tables/account-deletion.table'
import { accounts, users } from '../../database/tables/auth.table'
import { type OutboxInsert, outbox } from '../../database/tables/outbox.table'
import { passwordResets } from '../../database/tables/resets.table'
import { emailSignUps } from '../../database/tables/sign-up.table'
import { type Database, insertIf } from '../../tools/db'
import { revokeAccess } from '../access/revoke-access'

const ONE = { one: sql`1` }

type NewReset = { id: string; tokenHash: string; email: string; now: number; expiresAt: number }

/** Inserts a link and its email if the address has an account: the same statements for every address. */
export async function insertReset(db: Database, reset: NewReset, emailRow: OutboxInsert): Promise<void> {
  const { id, tokenHash, email, now, expiresAt } = reset
  const owner = db
    .select({
      id: sql`${id}`.as('id'),
      tokenHash: sql`${tokenHash}`.as('token_hash'),
      userId: users.id,
      email: sql`null`.as('email'),
      createdAt: sql`cast(${now} as integer)`.as('created_at'),
      expiresAt: sql`cast(${expiresAt} as integer)`.as('expires_at'),
    })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)))
  await db.batch([db.insert(passwordResets).select(owner as never), insertEmailOfReset(db, id, emailRow)])
}

type NewAddress = NewReset & { userId: string }

/**
 * Inserts a verification link for an account without an address, and its mail. Nothing where the address is taken, or the
 * account is being deleted.
 */
export async function insertFirstAddressReset(
  db: Database,
  reset: NewAddress,
  emailRow: OutboxInsert,
): Promise<void> {
  const { now, ...rest } = reset
  const { id, userId, email } = rest
  const taken = db.select(ONE).from(users).where(eq(users.email, email))
  const lacks = db
    .select(ONE)
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
  const deletion = db.select(ONE).from(accountDeletions).where(eq(accountDeletions.userId, userId))
  await db.batch([
    insertIf(
      db,
      passwordResets,
      { ...rest, createdAt: now },
      and(exists(lacks), notExists(taken), notExists(deletion)),
    ),
    insertEmailOfReset(db, id, emailRow),
  ])
}

function insertEmailOfReset(db: Database, id: string, emailRow: OutboxInsert) {
  const isStored = exists(db.select(ONE).from(passwordResets).where(eq(passwordResets.id, id)))
  return insertIf(db, outbox, emailRow, isStored)
}

const otherUsers = alias(users, 'others')

/** Condition for usable links: not expired, and the address is not taken by another account. */
function isUsableReset(db: Database, tokenHash: string, now: number) {
  const taken = db
    .select(ONE)
    .from(otherUsers)
    .where(and(eq(otherUsers.email, passwordResets.email), ne(otherUsers.id, passwordResets.userId)))
  return and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now), notExists(taken))
}

/** The user of a link, the address, and whether the link also verifies it. */
export async function findReset(db: Database, tokenHash: string, now: number) {
  const [row] = await db
    .select({ userId: passwordResets.userId, first: passwordResets.email, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isUsableReset(db, tokenHash, now))
  return row ? { userId: row.userId, email: row.first ?? row.email, isFirst: row.first !== null } : null
}

type NewPassword = {
  tokenHash: string
  userId: string
  accountId: string
  passwordHash: string
  act: Extract<AccessAct, 'password_reset' | 'first_address'>
  now: number
}

/**
 * Sets a password, also for users without one, verifies the link's address, and revokes access as the act does. Returns
 * the ended sessions, or null when the link was used in between.
 */
export async function setPassword(
  db: Database,
  input: NewPassword,
  notices: readonly OutboxInsert[],
): Promise<{ id: string }[] | null> {
  const { tokenHash, userId, accountId, passwordHash: password, act, now } = input
  const opening = db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(isUsableReset(db, tokenHash, now))
  const isOpen = exists(opening)
  const first = sql`(select email from ${passwordResets} where token_hash = ${tokenHash})`
  const mine = and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))
  const at = new Date(now)
  const { sessions: endedSessions, links } = await batch(db, {
    notices: notices.map((notice) => insertIf(db, outbox, notice, isOpen)),
    password: db.update(accounts).set({ password, updatedAt: at }).where(and(mine, isOpen)),
    firstPassword: insertIf(
      db,
      accounts,
      {
        id: accountId,
        userId,
        accountId: userId,
        providerId: 'credential',
        password,
        createdAt: at,
        updatedAt: at,
      },
      and(isOpen, notExists(db.select(ONE).from(accounts).where(mine))),
    ),
    firstEmail: db
      .update(users)
      .set({ email: sql`${first}`, emailVerified: true, updatedAt: at })
      .where(and(eq(users.id, userId), isOpen, sql`${first} is not null`)),
    // Unverified sign-ups for this address are void.
    signUps: db.delete(emailSignUps).where(and(eq(emailSignUps.email, first), isOpen)),
    // With all links: earlier ones become invalid too.
    ...revokeAccess(db, userId, { act, now, keep: null, onlyIf: isOpen }),
  })
  return links.length > 0 ? endedSessions : null
}

/** Inserts an email without a link. */
export async function insertAccountEmail(db: Database, emailRow: OutboxInsert): Promise<void> {
  await db.insert(outbox).values(emailRow)
}
