/** Payments, the ledger they are written down in, and what was bought. Money outlives the posts and people it was about. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Entry } from '../../domain/billing'
import { profiles } from '../people/people.table'
import { posts } from '../posts/posts.table'

/** Without references: nothing that is deleted takes a payment along. A trigger keeps what is paid as it is. */
export const payments = sqliteTable(
  'payments',
  {
    id: text().primaryKey(),
    payerId: text().notNull(),
    /** Whose voice is paid for; null where all of it is the platform's. */
    payeeId: text(),
    subject: text({ enum: ['post', 'plan'] }).notNull(),
    subjectId: text().notNull(),
    cents: integer().notNull(),
    feeCents: integer().notNull(),
    provider: text({ enum: ['demo', 'stripe'] }).notNull(),
    /** What the provider calls it, as soon as it is known there. */
    reference: text(),
    /** Where the payer goes on paying. */
    url: text(),
    /** lapsed: it was not paid in time or was given up. One that is paid nevertheless is paid. */
    state: text({ enum: ['started', 'lapsed', 'paid'] }).notNull(),
    createdAt: integer().notNull(),
    paidAt: integer(),
  },
  (t) => [
    // One payment at a time for each thing, however many windows are open.
    uniqueIndex('payments_open').on(t.payerId, t.subject, t.subjectId).where(sql`state = 'started'`),
    uniqueIndex('payments_reference').on(t.provider, t.reference).where(sql`reference is not null`),
    index('payments_payer').on(t.payerId, t.createdAt),
    index('payments_subject').on(t.subject, t.subjectId),
  ],
)

/** Only ever added to: triggers refuse the rest. The entries of a payment sum to zero. */
export const ledger = sqliteTable(
  'ledger',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    account: text().$type<Entry['account']>().notNull(),
    /** Null for the platform. */
    personId: text(),
    cents: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('ledger_once').on(t.paymentId, t.account),
    index('ledger_person').on(t.personId, t.createdAt).where(sql`person_id is not null`),
  ],
)

/** Who may hear a paid post, because they paid. A post that holds recordings stands for all of them. */
export const entitlements = sqliteTable(
  'entitlements',
  {
    personId: text()
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
    primaryKey({ columns: [t.personId, t.postId] }),
    index('entitlements_newest').on(t.personId, t.createdAt),
    index('entitlements_post').on(t.postId),
  ],
)
