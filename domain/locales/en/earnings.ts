/** English texts for prices, earnings and payouts. */
import { defineMessages } from '../../i18n/i18n'

export const PRICE_PARTS = defineMessages('PRICE_PARTS', {
  /** All amounts with their currency. */
  share: (share: string, cost: string, fee: string) =>
    `You get ${share} of each sale. Card costs take ${cost}, Owlcast ${fee}.`,
  belowCost: (price: string) => `At ${price}, card costs take it all.`,
  lowest: (price: string) => `A sale earns you something from ${price} on.`,
})

export const EARNINGS = defineMessages('EARNINGS', {
  title: 'Earnings',
  loading: 'Loading your earnings …',
  empty: 'No sales yet',
  emptyText: 'When someone buys one of your songs or Owlcasts, it’s listed here.',
  table: 'Your sales',
  more: 'Show more',
  download: 'Download as CSV',
  owed: 'Not paid out yet',
  owedHint: (days: number, min: string) =>
    `We pay out once a month, from ${min} on, what’s older than ${days} days.`,
  paidOut: 'Paid out so far',
  negative: 'Refunds took back more than you’ve earned. Your next sales make up for it.',
  account: 'Payouts',
  accountStates: {
    not_started: 'Set them up to get your earnings in your bank account. Stripe handles it.',
    onboarding: 'You’re not done yet. Stripe still needs your details.',
    restricted: 'Stripe needs more from you before we can pay you.',
    enabled: 'You’re all set.',
  },
  accountActions: {
    not_started: 'Set up payouts',
    onboarding: 'Continue',
    restricted: 'Add details',
    enabled: 'Open Stripe',
  },
  bankRefused: 'Your bank refused the last payout. Please check your bank details at Stripe.',
  notOffered: 'This site doesn’t pay out by itself yet. Your earnings are kept for you.',
  demo: 'Demo payouts: no money is sent.',
  offline: 'You’re offline. You can do this when you’re back online.',
  payoutStates: { started: 'On its way', sent: 'Sent', failed: 'Didn’t work. It’s still yours.' },
})

export const EARNING_COLUMNS = defineMessages('EARNING_COLUMNS', {
  soldAt: 'Date',
  title: 'What you sold',
  price: 'Price',
  cost: 'Card costs',
  fee: 'Fee',
  share: 'Your share',
  takenBack: 'Taken back',
  kept: 'You keep',
  state: 'State',
  deleted: 'A deleted post',
})

export const EARNING_STATES = defineMessages('EARNING_STATES', {
  pending: 'Pending',
  paid_out: 'Paid out',
  refunded: 'Refunded',
  disputed: 'Disputed',
})
