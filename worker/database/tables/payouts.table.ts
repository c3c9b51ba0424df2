/** Where authors are paid, payouts, and what buyers got back. Financial records outlive people. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { PAYOUT_STATES } from '../../../domain/earnings/earnings.schema'

/** An author's account at a payment provider. No foreign keys: what is owed is paid after an account is deleted, too. */
export const payoutAccounts = sqliteTable(
  'payout_accounts',
  {
    userId: text().notNull(),
    provider: text({ enum: ['demo', 'stripe'] }).notNull(),
    /** The provider's id. */
    reference: text().notNull(),
    state: text({ enum: ['onboarding', 'restricted', 'enabled'] }).notNull(),
    /** Time of the newest report about the provider's payouts to the bank, and whether the bank refused that one. */
    bankReportedAt: integer().notNull().default(0),
    isBankRefusing: integer({ mode: 'boolean' }).notNull().default(false),
    /** When a payout is tried next. */
    dueAt: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.provider] }),
    uniqueIndex('payout_accounts_reference').on(t.provider, t.reference),
    index('payout_accounts_due').on(t.dueAt).where(sql`state = 'enabled'`),
  ],
)

/** Transfers to authors' accounts. The amount owed is the ledger without these. */
export const payouts = sqliteTable(
  'payouts',
  {
    id: text().primaryKey(),
    payeeId: text().notNull(),
    provider: text({ enum: ['demo', 'stripe'] }).notNull(),
    /** The provider's id of the author's account. */
    account: text().notNull(),
    cents: integer().notNull(),
    /** Includes all sales until then. */
    until: integer().notNull(),
    /** started: sent again with the same id until there is an answer. failed: refused, so its amount is owed again. */
    state: text({ enum: PAYOUT_STATES }).notNull(),
    /** The provider's id of the transfer, once it is known. */
    reference: text(),
    createdAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('payouts_open').on(t.payeeId).where(sql`state = 'started'`),
    index('payouts_payee').on(t.payeeId, t.createdAt),
  ],
)

/**
 * Reports of the provider about paid back money, by their id: all refunds of a payment as one total, each refund, and
 * each dispute. A report may come before its payment.
 */
export const reversals = sqliteTable(
  'reversals',
  {
    id: text().primaryKey(),
    provider: text({ enum: ['demo', 'stripe'] }).notNull(),
    /** The provider's id of the payment itself, not of its checkout. */
    chargeReference: text().notNull(),
    /** refund: the total. refund_attempt: one refund. */
    kind: text({ enum: ['refund', 'refund_attempt', 'dispute'] }).notNull(),
    cents: integer().notNull(),
    /** noted: an inquiry that takes nothing. returned: the dispute was won, or the refund failed. */
    state: text({ enum: ['noted', 'taken', 'returned'] }).notNull(),
    isFinal: integer({ mode: 'boolean' }).notNull(),
    reportedAt: integer().notNull(),
    /** Why a refund failed, in the provider's code. */
    reason: text(),
    /** When the buyer and the operator were notified of a failed refund. */
    notifiedAt: integer(),
  },
  (t) => [index('reversals_charge').on(t.provider, t.chargeReference)],
)
