/** Wire schemas of earnings and payouts. Amounts in cents, times in ms since the epoch. */
import { z } from 'zod'
import { BILLING_NAMES } from '../billing/billing'
import { KIND_NAMES } from '../kinds'

/**
 * pending: owed. paid_out: sent to the author's account. refunded: the share went back to the buyer. disputed: it did,
 * until the buyer's bank has decided.
 */
export const EARNING_STATE_NAMES = ['pending', 'paid_out', 'refunded', 'disputed'] as const
export type EarningState = (typeof EARNING_STATE_NAMES)[number]

export const earningShape = z.strictObject({
  id: z.string(),
  soldAt: z.number(),
  postId: z.string(),
  /** Null once the post is deleted. */
  title: z.string().nullable(),
  kind: z.enum(KIND_NAMES).nullable(),
  /** The price is the sum of cost, fee and share. */
  cents: z.int(),
  costCents: z.int(),
  feeCents: z.int(),
  shareCents: z.int(),
  /** Part of the share that refunds and disputes took back. */
  takenBackCents: z.int(),
  state: z.enum(EARNING_STATE_NAMES),
})
export type Earning = z.infer<typeof earningShape>

export const earningsShape = z.strictObject({
  items: z.array(earningShape),
  cursor: z.string().nullable(),
})
export type Earnings = z.infer<typeof earningsShape>

/**
 * not_started: no account at the provider. onboarding: begun. restricted: the provider needs more. enabled: payouts
 * arrive.
 */
export const PAYOUT_ACCOUNT_STATES = ['not_started', 'onboarding', 'restricted', 'enabled'] as const
export type PayoutAccountState = (typeof PAYOUT_ACCOUNT_STATES)[number]

export const PAYOUT_STATES = ['started', 'sent', 'failed'] as const

export const payoutsShape = z.strictObject({
  /** The payment provider; without one nothing is paid out. */
  billing: z.enum(BILLING_NAMES),
  /** Whether the site pays out by itself. */
  isOffered: z.boolean(),
  account: z.enum(PAYOUT_ACCOUNT_STATES),
  /** Whether the bank refused the provider's last payout. */
  isBankRefusing: z.boolean(),
  /** Owed and not sent; negative after refunds of what was paid out. */
  balanceCents: z.int(),
  /** The part of it that is old enough to be paid out. */
  payableCents: z.int(),
  paidOutCents: z.int(),
  /** Newest first. */
  items: z.array(
    z.strictObject({
      id: z.string(),
      cents: z.int(),
      state: z.enum(PAYOUT_STATES),
      createdAt: z.number(),
    }),
  ),
})
export type Payouts = z.infer<typeof payoutsShape>

/** A page of the provider, where the account is set up or looked at. */
export const payoutLinkShape = z.strictObject({ url: z.url() })
