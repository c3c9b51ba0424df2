/** Payments, the ledger, and entitlements. Financial records outlive posts and people. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { LedgerEntry } from '../../../domain/billing/ledger'
import { profiles } from './people.table'
import { posts } from './posts.table'

/** No foreign keys: deleting something never deletes a payment. A trigger makes paid rows immutable. */
export const payments = sqliteTable(
  'payments',
  {
    id: text().primaryKey(),
    payerId: text().notNull(),
    /** Author of the paid post; null if the platform keeps the whole amount. */
    payeeId: text(),
    subject: text({ enum: ['post', 'plan'] }).notNull(),
    subjectId: text().notNull(),
    cents: integer().notNull(),
    /** The cost of the payment provider; fee and share are of the rest. */
    costCents: integer().notNull().default(0),
    feeCents: integer().notNull(),
    provider: text({ enum: ['demo', 'stripe'] }).notNull(),
    /** The provider's id, once it is known. */
    reference: text(),
    /** The provider's id of the payment itself, which refunds and disputes name. Known once it is paid. */
    chargeReference: text(),
    /** Checkout URL. */
    url: text(),
    /** lapsed: not paid in time, or canceled. A late payment still sets it to paid. */
    state: text({ enum: ['started', 'lapsed', 'paid'] }).notNull(),
    createdAt: integer().notNull(),
    paidAt: integer(),
  },
  (t) => [
    // Allows a single open payment per payer and subject, however many windows are open.
    uniqueIndex('payments_open').on(t.payerId, t.subject, t.subjectId).where(sql`state = 'started'`),
    uniqueIndex('payments_reference').on(t.provider, t.reference).where(sql`reference is not null`),
    index('payments_charge').on(t.provider, t.chargeReference).where(sql`charge_reference is not null`),
    index('payments_earned').on(t.payeeId, t.paidAt, t.id).where(sql`state = 'paid'`),
    index('payments_payer').on(t.payerId, t.createdAt),
    index('payments_subject').on(t.subject, t.subjectId),
  ],
)

/** Append-only, enforced by triggers. The entries of a payment sum to zero. */
export const ledger = sqliteTable(
  'ledger',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    account: text().$type<LedgerEntry['account']>().notNull(),
    /** Null for the platform. */
    userId: text(),
    cents: integer().notNull(),
    createdAt: integer().notNull(),
    /** 0 for the payment; each correction after a refund or a dispute is the next round. */
    round: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('ledger_rounds').on(t.paymentId, t.account, t.round),
    index('ledger_user').on(t.userId, t.createdAt).where(sql`user_id is not null`),
  ],
)

/** Who bought which post. An owlcast's entitlement covers all of its recordings. */
export const entitlements = sqliteTable(
  'entitlements',
  {
    userId: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    createdAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postId] }),
    index('entitlements_newest').on(t.userId, t.createdAt),
    index('entitlements_post').on(t.postId),
  ],
)
