/** Texts for the Pro plan (spec §1, §4). Numbers come from the limits tables. */
import { defineMessages } from '../../domain/i18n'
import { getKind, getSecondsLimit } from '../../domain/kinds'
import { PLATFORM_FEE_PERCENT, PRO_CENTS_PER_MONTH } from '../../domain/limits'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO = defineMessages('PRO', {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  per: 'per month',
  gifts: [
    `${getSecondsLimit('squawk', 'pro') / 60}-minute recordings`,
    `Squawks live ${proHours} hours`,
    'Set prices on Owlcast and nightingale content',
    'Multiple and private flows',
  ],
  upgrade: 'Upgrade to Pro',
  extend: 'Extend by a month',
  runs: (endsAt: number) => `Pro runs until ${DAY.format(endsAt)}.`,
  month: 'One month. It ends by itself, and what you made stays as it is.',
  signIn: 'Sign in to upgrade to Pro.',
  offline: 'You are offline. Upgrading has to wait until you are back.',
  fee: `The platform takes ${PLATFORM_FEE_PERCENT}% of what you earn.`,
  card: {
    title: 'Longer songs, longer stories',
    text: `${getSecondsLimit('nightingale', 'pro') / 60}-minute recordings, ${proHours}-hour squawks and prices on your content.`,
    upgrade: `Upgrade to Pro · $${PRO_CENTS_PER_MONTH / 100}/mo`,
  },
  welcome: 'Welcome to Pro!',
  extended: 'Thank you for another month!',
  until: (endsAt: number) => `All of this is yours until ${DAY.format(endsAt)}.`,
  goOn: 'Go on',
  confirming: 'Your payment is being confirmed. Pro begins by itself.',
  unconfirmed: 'We have not heard of your payment yet. Pro begins as soon as it arrives.',
})

export const PLAN = defineMessages('PLAN', {
  subscription: 'Subscription',
  free: 'Free plan',
  freeHint: `Squawks live ${freeHours} hours. Owlcasts are free and public.`,
  pro: 'Pro plan',
  ended: (endedAt: number) => `Pro ended on ${DAY.format(endedAt)}. What you made with it stays as it is.`,
})
