/** Dutch texts for the Pro plan. Numbers come from the limits tables. */
import { getKind, getSecondsLimit } from '../../../domain/kinds'
import { PLATFORM_FEE_PERCENT, PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pro'

const DAY = new Intl.DateTimeFormat('nl', { dateStyle: 'long' })
const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  per: 'per maand',
  gifts: [
    `Opnames tot ${getSecondsLimit('squawk', 'pro') / 60} minuten`,
    `Squawks leven ${proHours} uur`,
    'Prijzen voor Owlcasts en Nightingales',
    'Meerdere flows, ook privé',
  ],
  upgrade: 'Neem Pro',
  extend: 'Een maand verlengen',
  runs: (endsAt) => `Pro loopt tot ${DAY.format(endsAt)}.`,
  month: 'Eén maand. Hij eindigt vanzelf, en wat je maakte blijft zoals het is.',
  signIn: 'Log in om Pro te nemen.',
  offline: 'Je bent offline. Upgraden moet wachten tot je terug bent.',
  fee: `Het platform houdt ${PLATFORM_FEE_PERCENT}% van wat je verdient.`,
  card: {
    title: 'Langere liederen, langere verhalen',
    text: `Opnames tot ${getSecondsLimit('nightingale', 'pro') / 60} minuten, squawks van ${proHours} uur en prijzen voor wat je maakt.`,
    upgrade: `Neem Pro · $${PRO_CENTS_PER_MONTH / 100}/mnd`,
  },
  welcome: 'Welkom bij Pro!',
  extended: 'Bedankt voor nog een maand!',
  until: (endsAt) => `Dit is allemaal van jou tot ${DAY.format(endsAt)}.`,
  goOn: 'Verder',
  confirming: 'Je betaling wordt bevestigd. Pro begint vanzelf.',
  unconfirmed: 'We hebben nog niets van je betaling gehoord. Pro begint zodra ze binnen is.',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'Abonnement',
  free: 'Gratis',
  freeHint: `Squawks leven ${freeHours} uur. Owlcasts zijn gratis en openbaar.`,
  pro: 'Pro',
  ended: (endedAt) => `Pro eindigde op ${DAY.format(endedAt)}. Wat je ermee maakte, blijft zoals het is.`,
}
