/** Dutch texts for the Pro plan. Numbers come from the limits tables. */
import { getKind, getSecondsLimit } from '../../../domain/kinds'
import { PLATFORM_FEE_PERCENT, PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pro'

const DAY = new Intl.DateTimeFormat('nl', { dateStyle: 'long' })
const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'per maand',
  benefits: [
    `Opnames tot ${getSecondsLimit('squawk', 'pro') / 60} minuten`,
    `Squawks leven ${proHours} uur`,
    'Prijzen voor Owlcasts en Nightingales',
    'Meerdere flows, ook privé',
  ],
  upgrade: 'Neem Pro',
  extend: 'Een maand toevoegen',
  activeUntil: (endsAt) => `Pro loopt tot ${DAY.format(endsAt)}.`,
  termsHint: 'Eén maand, zonder verlenging. Je posts blijven zoals ze zijn.',
  signIn: 'Log in om Pro te nemen.',
  offline: 'Je bent offline. Je kunt upgraden als je weer online bent.',
  fee: `Het platform houdt ${PLATFORM_FEE_PERCENT}% van wat je verdient.`,
  card: {
    title: 'Langere liederen, langere verhalen',
    text: `Opnames tot ${getSecondsLimit('nightingale', 'pro') / 60} minuten, squawks van ${proHours} uur en prijzen voor wat je maakt.`,
    upgrade: `Neem Pro · $${PRO_CENTS_PER_MONTH / 100}/mnd`,
  },
  welcome: 'Welkom bij Pro!',
  extended: 'Bedankt voor nog een maand!',
  benefitsUntil: (endsAt) => `Dit is allemaal van jou tot ${DAY.format(endsAt)}.`,
  continueLabel: 'Verder',
  confirming: 'We bevestigen je betaling. Pro begint automatisch.',
  unconfirmed: 'Je betaling is nog niet binnen. Pro begint zodra ze er is.',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'Abonnement',
  free: 'Gratis',
  freeHint: `Squawks leven ${freeHours} uur. Owlcasts zijn gratis en openbaar.`,
  pro: 'Pro',
  ended: (endedAt) => `Pro eindigde op ${DAY.format(endedAt)}. Je posts blijven zoals ze zijn.`,
}
