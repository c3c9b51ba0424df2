/**
 * Transactional outbox: rows are inserted with their cause, leased by one statement, and retried until sent or failed.
 */
import { and, asc, desc, eq, inArray, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { selectValues } from '../database/predicates'
import { invitations } from '../database/tables/invitations.table'
import { magicLinks } from '../database/tables/magic-links.table'
import { type OutboxInsert, outbox } from '../database/tables/outbox.table'
import { isAddressOwner } from '../people/address-owner'
import { isAddressBlocked } from '../people/block-filter'
import { type Database, insertIf } from '../tools/db'

export type OutboxRow = typeof outbox.$inferSelect

/** The address too: account deletion would not find the former number of a user. */
const EMPTIED = { recipient: '', subject: '', text: '', html: null }

/** Statement that inserts an email, for the batch of its cause. */
export function insertEmail(db: Database, email: OutboxInsert) {
  return db.insert(outbox).values(email)
}

/** Statement that inserts an email if a condition holds. */
export function insertEmailIf(db: Database, email: OutboxInsert, condition: SQL) {
  return insertIf(db, outbox, email, condition)
}

/**
 * Statement that inserts an email to a user about their own account if a condition holds, unless the deletion of the
 * account has started since their address was read: it would be left for the address's next owner.
 */
export function insertEmailTo(db: Database, userId: string, email: OutboxInsert, condition?: SQL) {
  return insertIf(db, outbox, email, and(isAddressOwner(userId, email.recipient), condition))
}

/** Statement that inserts an email caused by a user if a condition holds, unless a block separates them from the recipient. */
export function insertEmailFrom(db: Database, senderId: string, email: OutboxInsert, condition?: SQL) {
  const isReachable = not(isAddressBlocked(senderId, email.recipient))
  return insertIf(db, outbox, { ...email, senderId }, and(isReachable, condition))
}

/** Leases due rows, so that no other run processes them until the lease ends. */
export async function claimDueRows(
  db: Database,
  now: number,
  until: number,
  count: number,
): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
        lte(outbox.dueAt, now),
        or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now)),
      ),
    )
    .orderBy(asc(outbox.dueAt))
    .limit(count)
  return db
    .update(outbox)
    .set({ leasedUntil: until, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning()
}

/** Marks a row as sent. In production address and text are deleted too, since it may contain tokens. */
export async function markSent(db: Database, id: string, now: number, keepText: boolean): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: now, leasedUntil: null, lastError: null, ...(keepText ? {} : EMPTIED) })
    .where(eq(outbox.id, id))
}

/** Reschedules a failed row. */
export async function rescheduleEmail(
  db: Database,
  id: string,
  error: string,
  next: { dueAt: number; attempts?: number },
): Promise<void> {
  await db
    .update(outbox)
    .set({ ...next, leasedUntil: null, lastError: error })
    .where(eq(outbox.id, id))
}

/** Gives a row up; address and text are deleted as if it had been sent. */
export async function markFailed(
  db: Database,
  id: string,
  error: string,
  now: number,
  keepText: boolean,
): Promise<void> {
  await db
    .update(outbox)
    .set({ failedAt: now, leasedUntil: null, lastError: error, ...(keepText ? {} : EMPTIED) })
    .where(eq(outbox.id, id))
}

/** The newest rows, for the development mailbox. */
export function listNewestEmails(db: Database, count: number): Promise<OutboxRow[]> {
  return db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(sql`rowid`)).limit(count)
}

/** Deletes an email at once, with its recipient. */
export async function deleteEmail(db: Database, id: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id))
}

/** Whether a block separates the user who caused an email from its recipient, who may have blocked them since. */
export async function isSenderBlocked(db: Database, { senderId, recipient }: OutboxRow): Promise<boolean> {
  if (senderId === null) return false
  const row = await db.get<{ blocked: number }>(
    sql`select ${isAddressBlocked(senderId, recipient)} as blocked`,
  )
  return row?.blocked === 1
}

/** Whether the links with these token hashes still open: their message may be deleted, their invitation withdrawn. */
export async function areLinksOpen(db: Database, hashes: readonly string[], now: number): Promise<boolean> {
  const all = selectValues(hashes)
  const row = await db.get<{
    n: number
  }>(sql`select (select count(*) from ${magicLinks} where token_hash in ${all})
    + (select count(*) from ${invitations} where token_hash in ${all} and status = 'pending' and expires_at > ${now}) as n`)
  return row?.n === hashes.length
}
