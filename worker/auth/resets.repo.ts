/** New passwords: the link is used up, the password set and every session ended in one batch. */
import { and, eq, exists, gt, inArray, lte, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type Letter, outbox } from '../outbox/outbox.table'
import { type Database, insertIf } from '../tools/db'
import { account, session, user } from './auth.table'
import { resets } from './resets.table'
import { signUps } from './sign-up.table'

const one = { one: sql`1` }

type NewReset = { id: string; tokenHash: string; email: string; now: number; expiresAt: number }

/** Keeps a link and its letter where the address is a member's: the same statements for every address. */
export async function keepReset(db: Database, given: NewReset, letter: Letter): Promise<void> {
  const { id, tokenHash, email, now, expiresAt } = given
  const owner = db
    .select({
      id: sql`${id}`.as('id'),
      tokenHash: sql`${tokenHash}`.as('token_hash'),
      userId: user.id,
      email: sql`null`.as('email'),
      createdAt: sql`cast(${now} as integer)`.as('created_at'),
      expiresAt: sql`cast(${expiresAt} as integer)`.as('expires_at'),
    })
    .from(user)
    .where(and(eq(user.email, email), eq(user.emailVerified, true)))
  await db.batch([
    db.insert(resets).select(owner as never),
    insertIf(db, outbox, letter, exists(db.select(one).from(resets).where(eq(resets.id, id)))),
  ])
}

type NewAddress = NewReset & { userId: string }

/** Keeps a link to an address for an account without one, and its letter. Nothing, where somebody has that address. */
export async function keepFirstAddress(db: Database, given: NewAddress, letter: Letter): Promise<void> {
  const { now, ...rest } = given
  const { id, userId, email } = rest
  const taken = db.select(one).from(user).where(eq(user.email, email))
  const lacks = db
    .select(one)
    .from(user)
    .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
  await db.batch([
    insertIf(db, resets, { ...rest, createdAt: now }, and(exists(lacks), notExists(taken))),
    insertIf(db, outbox, letter, exists(db.select(one).from(resets).where(eq(resets.id, id)))),
  ])
}

const others = alias(user, 'others')

/** Links that still open something: in time, and to an address that nobody else has by now. */
function open(db: Database, tokenHash: string, now: number) {
  const taken = db
    .select(one)
    .from(others)
    .where(and(eq(others.email, resets.email), ne(others.id, resets.userId)))
  return and(eq(resets.tokenHash, tokenHash), gt(resets.expiresAt, now), notExists(taken))
}

/** Whose password a link opens, at which address, and whether that address is proved with it. */
export async function findReset(db: Database, tokenHash: string, now: number) {
  const [row] = await db
    .select({ userId: resets.userId, first: resets.email, email: user.email })
    .from(resets)
    .innerJoin(user, eq(user.id, resets.userId))
    .where(open(db, tokenHash, now))
  return row ? { userId: row.userId, email: row.first ?? row.email, isFirst: row.first !== null } : null
}

type Setting = { tokenHash: string; userId: string; accountId: string; passwordHash: string; now: number }

/**
 * Sets a password, for who never had one too, with the address that the link proved, and ends all sessions; answers those
 * that ended, or null where the link was used in between.
 */
export async function setPassword(
  db: Database,
  given: Setting,
  letter: Letter,
): Promise<{ id: string }[] | null> {
  const { tokenHash, userId, accountId, passwordHash: password, now } = given
  const opening = db
    .select({ userId: resets.userId })
    .from(resets)
    .where(open(db, tokenHash, now))
  const isOpen = exists(opening)
  const first = sql`(select email from ${resets} where token_hash = ${tokenHash})`
  const mine = and(eq(account.userId, userId), eq(account.providerId, 'credential'))
  const at = new Date(now)
  const [, , , , , ended, used] = await db.batch([
    insertIf(db, outbox, letter, isOpen),
    db.update(account).set({ password, updatedAt: at }).where(and(mine, isOpen)),
    insertIf(
      db,
      account,
      {
        id: accountId,
        userId,
        accountId: userId,
        providerId: 'credential',
        password,
        createdAt: at,
        updatedAt: at,
      },
      and(isOpen, notExists(db.select(one).from(account).where(mine))),
    ),
    db
      .update(user)
      .set({ email: sql`${first}`, emailVerified: true, updatedAt: at })
      .where(and(eq(user.id, userId), isOpen, sql`${first} is not null`)),
    // Whoever prepared an account for this address without proving it has lost it.
    db.delete(signUps).where(and(eq(signUps.email, first), isOpen)),
    db
      .delete(session)
      .where(and(eq(session.userId, userId), isOpen))
      .returning({ id: session.id }),
    // The links sent before open nothing any more either.
    db.delete(resets).where(inArray(resets.userId, opening)).returning({ id: resets.id }),
  ])
  return used.length > 0 ? ended : null
}

/** Keeps a letter that opens nothing. */
export async function keepLetter(db: Database, letter: Letter): Promise<void> {
  await db.insert(outbox).values(letter)
}

/** Forgets the links that work no more. */
export async function forgetOldResets(db: Database, now: number): Promise<void> {
  await db.delete(resets).where(lte(resets.expiresAt, now))
}
