/** New passwords: the link is used up, the password set and every session ended in one batch. */
import { and, eq, exists, gt, inArray, lte, notExists, sql } from 'drizzle-orm'
import { type Letter, outbox } from '../outbox/outbox.table'
import { type Database, insertIf } from '../tools/db'
import { account, session, user } from './auth.table'
import { resets } from './resets.table'

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

const open = (tokenHash: string, now: number) =>
  and(eq(resets.tokenHash, tokenHash), gt(resets.expiresAt, now))

/** Whose password a link opens, and at which address. */
export async function findReset(db: Database, tokenHash: string, now: number) {
  const [row] = await db
    .select({ userId: resets.userId, email: user.email })
    .from(resets)
    .innerJoin(user, eq(user.id, resets.userId))
    .where(open(tokenHash, now))
  return row ?? null
}

type Setting = { tokenHash: string; userId: string; accountId: string; passwordHash: string; now: number }

/**
 * Sets a password, for who never had one too, and ends all sessions; answers those that ended, or null where the link was
 * used in between.
 */
export async function setPassword(
  db: Database,
  given: Setting,
  letter: Letter,
): Promise<{ id: string }[] | null> {
  const { tokenHash, userId, accountId, passwordHash: password, now } = given
  const isOpen = exists(db.select(one).from(resets).where(open(tokenHash, now)))
  const mine = and(eq(account.userId, userId), eq(account.providerId, 'credential'))
  const at = new Date(now)
  const [, , , ended, used] = await db.batch([
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
      .delete(session)
      .where(and(eq(session.userId, userId), isOpen))
      .returning({ id: session.id }),
    // The links sent before open nothing any more either.
    db
      .delete(resets)
      .where(
        inArray(resets.userId, db.select({ id: resets.userId }).from(resets).where(open(tokenHash, now))),
      )
      .returning({ id: resets.id }),
  ])
  return used.length > 0 ? ended : null
}

/** Forgets the links that work no more. */
export async function forgetOldResets(db: Database, now: number): Promise<void> {
  await db.delete(resets).where(lte(resets.expiresAt, now))
}
