/** Accounts of authors at the payment provider, payouts to them, and what is owed. */
import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { ledger } from '../database/tables/billing.table'
import { payoutAccounts, payouts } from '../database/tables/payouts.table'
import { profiles } from '../database/tables/people.table'
import type { Database } from '../tools/db'

export type PayoutAccountRow = typeof payoutAccounts.$inferSelect
export type PayoutRow = typeof payouts.$inferSelect
type Provider = PayoutRow['provider']
type AccountKey = Pick<PayoutAccountRow, 'userId' | 'provider'>

const isAccount = ({ userId, provider }: AccountKey) =>
  and(eq(payoutAccounts.userId, userId), eq(payoutAccounts.provider, provider))

/** Statement that finds a user's account. */
export function findPayoutAccount(db: Database, key: AccountKey) {
  return db.select().from(payoutAccounts).where(isAccount(key))
}

/** An account by the provider's id; undefined if it is not ours. */
export async function findAccountByReference(
  db: Database,
  provider: Provider,
  reference: string,
): Promise<PayoutAccountRow | undefined> {
  const [row] = await db
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.provider, provider), eq(payoutAccounts.reference, reference)))
  return row
}

/** Adds an account, unless the user has one: two windows may begin at once. */
export async function addPayoutAccount(db: Database, row: typeof payoutAccounts.$inferInsert): Promise<void> {
  await db.insert(payoutAccounts).values(row).onConflictDoNothing()
}

/** Saves the state of an account. */
export async function saveAccountState(
  db: Database,
  key: AccountKey,
  state: PayoutAccountRow['state'],
): Promise<void> {
  await db.update(payoutAccounts).set({ state }).where(isAccount(key))
}

type BankReport = { provider: Provider; account: string; isRefused: boolean; at: number }

/** Statement that saves a report about the provider's payout to the bank, unless a newer one is known. */
export function saveBankReport(db: Database, { provider, account, isRefused, at }: BankReport) {
  return db
    .update(payoutAccounts)
    .set({ isBankRefusing: isRefused, bankReportedAt: at })
    .where(
      and(
        eq(payoutAccounts.provider, provider),
        eq(payoutAccounts.reference, account),
        lte(payoutAccounts.bankReportedAt, at),
      ),
    )
}

/** Condition: this report of a refusal is newer than what is known, and no repetition. */
export function isNewRefusal({ provider, account, at }: BankReport): SQL {
  return sql`exists (select 1 from ${payoutAccounts} where provider = ${provider} and reference = ${account}
    and (bank_reported_at < cast(${at} as integer)
      or (bank_reported_at = cast(${at} as integer) and not is_bank_refusing)))`
}

/** Enabled accounts whose next payout is due, the longest waiting first. */
export function listDueAccounts(db: Database, provider: Provider, now: number, limit: number) {
  return db
    .select()
    .from(payoutAccounts)
    .where(
      and(
        sql`state = 'enabled'`,
        sql`${payoutAccounts.dueAt} <= cast(${now} as integer)`,
        eq(payoutAccounts.provider, provider),
      ),
    )
    .orderBy(payoutAccounts.dueAt)
    .limit(limit)
}

/** Statement that sets when an account's next payout is tried. */
export function setPayoutDue(db: Database, key: AccountKey, dueAt: number) {
  return db.update(payoutAccounts).set({ dueAt }).where(isAccount(key))
}

/**
 * Cents owed to a user: their share in the ledger without what was sent. With `until` (ms) only sales until then count;
 * what was taken back always does.
 */
function sumOwed(userId: string, until?: number): SQL<number> {
  const counts =
    until === undefined ? sql`` : sql` and (created_at <= cast(${until} as integer) or cents < 0)`
  return sql<number>`((select coalesce(sum(cents), 0) from ${ledger} where user_id = ${userId} and account = 'payee'${counts})
    - (select coalesce(sum(cents), 0) from ${payouts} where payee_id = ${userId} and state <> 'failed'))`
}

/** Statement that reads what is owed, what of it can be paid out, and what was. */
export function findBalances(db: Database, userId: string, until: number) {
  return db
    .select({
      balanceCents: sumOwed(userId),
      payableCents: sumOwed(userId, until),
      paidOutCents: sql<number>`(select coalesce(sum(cents), 0) from ${payouts} where payee_id = ${userId} and state = 'sent')`,
    })
    .from(sql`(select 1)`)
}

/** Statement that lists a user's payouts, newest first. */
export function listPayouts(db: Database, userId: string, limit: number) {
  const { id, cents, state, createdAt } = payouts
  return db
    .select({ id, cents, state, createdAt })
    .from(payouts)
    .where(eq(payouts.payeeId, userId))
    .orderBy(desc(payouts.createdAt))
    .limit(limit)
}

/**
 * Statement that starts a payout of all that can be paid out, if it is at least `minCents` and no other is open. Deleted
 * users get any amount: it is their last one.
 */
export function startPayout(
  db: Database,
  { userId, provider, reference }: PayoutAccountRow,
  { id, until, minCents, now }: { id: string; until: number; minCents: number; now: number },
) {
  const min = sql`iif(exists (select 1 from ${profiles} where id = ${userId}), cast(${minCents} as integer), 1)`
  const owed = sumOwed(userId, until)
  return db.insert(payouts).select(
    sql`select ${id} as id, ${userId} as payee_id, ${provider} as provider, ${reference} as account, owed as cents,
      cast(${until} as integer) as until, 'started' as state, null as reference, cast(${now} as integer) as created_at
      from (select ${owed} as owed) where owed >= ${min}
        and not exists (select 1 from ${payouts} where payee_id = ${userId} and state = 'started')`,
  )
}

/** Statement that finds a user's open payout. */
export function findOpenPayout(db: Database, userId: string) {
  return db
    .select()
    .from(payouts)
    .where(and(eq(payouts.payeeId, userId), sql`state = 'started'`))
}

/** Statement that ends a payout. */
export function endPayout(db: Database, id: string, result: Pick<PayoutRow, 'state' | 'reference'>) {
  return db
    .update(payouts)
    .set(result)
    .where(and(eq(payouts.id, id), eq(payouts.state, 'started')))
}

/** Condition: an account is only kept for what is still owed, since its user is deleted. */
export function hasNoOwner(userId: string): SQL {
  return sql`not exists (select 1 from ${profiles} where id = ${userId})`
}

/** Statement that deletes a user's accounts if nothing is owed to them and a condition holds. */
export function deleteSettledAccounts(db: Database, userId: string, onlyIf: SQL = sql`1`) {
  return db
    .delete(payoutAccounts)
    .where(and(eq(payoutAccounts.userId, userId), sql`${sumOwed(userId)} <= 0`, onlyIf))
}
