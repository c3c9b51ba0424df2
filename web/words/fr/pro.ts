/** French texts for the Pro plan. Numbers come from the limits tables. */
import { getKind, getSecondsLimit } from '../../../domain/kinds'
import { PLATFORM_FEE_PERCENT, PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pro'

const DAY = new Intl.DateTimeFormat('fr', { dateStyle: 'long' })
const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'par mois',
  benefits: [
    `Des enregistrements de ${getSecondsLimit('squawk', 'pro') / 60} minutes`,
    `Des squawks qui vivent ${proHours} heures`,
    'Des prix pour tes Owlcasts et tes Nightingales',
    'Plusieurs flows, même privés',
  ],
  upgrade: 'Passer à Pro',
  extend: 'Ajouter un mois',
  activeUntil: (endsAt) => `Pro dure jusqu’au ${DAY.format(endsAt)}.`,
  termsHint: 'Un mois, sans renouvellement. Tes publications restent comme elles sont.',
  signIn: 'Connecte-toi pour passer à Pro.',
  offline: 'Tu es hors ligne. Tu pourras passer à Pro une fois en ligne.',
  fee: `La plateforme garde ${PLATFORM_FEE_PERCENT}\u202f% de ce que tu gagnes.`,
  card: {
    title: 'Des chansons et des histoires plus longues',
    text: `Des enregistrements de ${getSecondsLimit('nightingale', 'pro') / 60} minutes, des squawks de ${proHours} heures et des prix pour tes contenus.`,
    upgrade: `Passer à Pro · $${PRO_CENTS_PER_MONTH / 100}/mois`,
  },
  welcome: 'Bienvenue dans Pro\u202f!',
  extended: 'Merci pour un mois de plus\u202f!',
  benefitsUntil: (endsAt) => `Tout cela est à toi jusqu’au ${DAY.format(endsAt)}.`,
  continueLabel: 'Continuer',
  confirming: 'Nous confirmons ton paiement. Pro commence automatiquement.',
  unconfirmed: 'Ton paiement n’est pas encore arrivé. Pro commence dès qu’il arrive.',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'Abonnement',
  free: 'Offre gratuite',
  freeHint: `Les squawks vivent ${freeHours} heures. Les Owlcasts sont gratuits et publics.`,
  pro: 'Offre Pro',
  ended: (endedAt) =>
    `Pro s’est terminé le ${DAY.format(endedAt)}. Tes publications restent comme elles sont.`,
}
