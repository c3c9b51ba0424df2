/** German texts for the Pro plan. Numbers come from the limits tables. */
import { getKind, getSecondsLimit } from '../../../domain/kinds'
import { PLATFORM_FEE_PERCENT, PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pro'

const DAY = new Intl.DateTimeFormat('de', { dateStyle: 'long' })
const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'im Monat',
  benefits: [
    `Aufnahmen bis ${getSecondsLimit('squawk', 'pro') / 60} Minuten`,
    `Squawks leben ${proHours} Stunden`,
    'Preise für Owlcasts und Nightingales',
    'Mehrere und private Flows',
  ],
  upgrade: 'Pro holen',
  extend: 'Einen Monat hinzufügen',
  activeUntil: (endsAt) => `Pro läuft bis zum ${DAY.format(endsAt)}.`,
  termsHint: 'Ein Monat, ohne Verlängerung. Deine Beiträge bleiben, wie sie sind.',
  signIn: 'Melde dich an, um Pro zu holen.',
  offline: 'Du bist offline. Du kannst Pro holen, sobald du wieder online bist.',
  fee: `Die Plattform behält ${PLATFORM_FEE_PERCENT}\u00a0% deiner Einnahmen.`,
  card: {
    title: 'Längere Songs, längere Geschichten',
    text: `Aufnahmen bis ${getSecondsLimit('nightingale', 'pro') / 60} Minuten, Squawks für ${proHours} Stunden und Preise für deine Inhalte.`,
    upgrade: `Pro holen · $${PRO_CENTS_PER_MONTH / 100}/Monat`,
  },
  welcome: 'Willkommen bei Pro!',
  extended: 'Danke für einen weiteren Monat!',
  benefitsUntil: (endsAt) => `All das gehört dir bis zum ${DAY.format(endsAt)}.`,
  continueLabel: 'Weiter',
  confirming: 'Wir bestätigen deine Zahlung. Pro beginnt automatisch.',
  unconfirmed: 'Deine Zahlung ist noch nicht da. Pro beginnt, sobald sie eintrifft.',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'Abo',
  free: 'Kostenlos',
  freeHint: `Squawks leben ${freeHours} Stunden. Owlcasts sind kostenlos und öffentlich.`,
  pro: 'Pro',
  ended: (endedAt) => `Pro endete am ${DAY.format(endedAt)}. Deine Beiträge bleiben, wie sie sind.`,
}
