/** Texts for the Pro plan (spec §1, §4). Numbers come from the limits tables. */
import { defineMessages } from '../../domain/i18n/i18n'
import { getKind, getSecondsLimit } from '../../domain/kinds'
import { PLATFORM_FEE_PERCENT, PRO_CENTS_PER_MONTH } from '../../domain/limits'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO = defineMessages('PRO', {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'per month',
  benefits: [
    `${getSecondsLimit('squawk', 'pro') / 60}-minute recordings`,
    `Squawks live ${proHours} hours`,
    'Set prices on Owlcast and nightingale content',
    'Multiple and private flows',
  ],
  upgrade: 'Upgrade to Pro',
  extend: 'Add a month',
  activeUntil: (endsAt: number) => `Pro runs until ${DAY.format(endsAt)}.`,
  termsHint: 'One month. It won’t renew, and your posts stay as they are.',
  signIn: 'Sign in to upgrade to Pro.',
  offline: 'You’re offline. You can upgrade when you’re back online.',
  fee: `The platform takes ${PLATFORM_FEE_PERCENT}% of what you earn.`,
  card: {
    title: 'Longer songs, longer stories',
    text: `${getSecondsLimit('nightingale', 'pro') / 60}-minute recordings, ${proHours}-hour squawks and prices on your content.`,
    upgrade: `Upgrade to Pro · $${PRO_CENTS_PER_MONTH / 100}/mo`,
  },
  welcome: 'Welcome to Pro!',
  extended: 'Thanks for another month!',
  benefitsUntil: (endsAt: number) => `All of this is yours until ${DAY.format(endsAt)}.`,
  continueLabel: 'Continue',
  confirming: 'We’re confirming your payment. Pro starts automatically.',
  unconfirmed: 'Your payment hasn’t arrived yet. Pro starts as soon as it does.',
})

export const PLAN = defineMessages('PLAN', {
  subscription: 'Subscription',
  free: 'Free plan',
  freeHint: `Squawks live ${freeHours} hours. Owlcasts are free and public.`,
  pro: 'Pro plan',
  ended: (endedAt: number) => `Pro ended on ${DAY.format(endedAt)}. Your posts stay as they are.`,
})
