/** Italian texts for the Pro plan. Numbers come from the limits tables. */
import { getKind, getSecondsLimit } from '../../../domain/kinds'
import { PLATFORM_FEE_PERCENT, PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pro'

const DAY = new Intl.DateTimeFormat('it', { dateStyle: 'long' })
const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'al mese',
  benefits: [
    `Registrazioni di ${getSecondsLimit('squawk', 'pro') / 60} minuti`,
    `Gli squawk vivono ${proHours} ore`,
    'Prezzi per i tuoi Owlcast e Nightingale',
    'Più flow, anche privati',
  ],
  upgrade: 'Passa a Pro',
  extend: 'Aggiungi un mese',
  activeUntil: (endsAt) => `Pro è attivo. Scadenza: ${DAY.format(endsAt)}.`,
  termsHint: 'Un mese, senza rinnovo. I tuoi post restano come sono.',
  signIn: 'Accedi per passare a Pro.',
  offline: 'Sei offline. Potrai passare a Pro quando torni online.',
  fee: `La piattaforma trattiene il ${PLATFORM_FEE_PERCENT}% di ciò che guadagni.`,
  card: {
    title: 'Canzoni più lunghe, storie più lunghe',
    text: `Registrazioni di ${getSecondsLimit('nightingale', 'pro') / 60} minuti, squawk di ${proHours} ore e prezzi per i tuoi contenuti.`,
    upgrade: `Passa a Pro · $${PRO_CENTS_PER_MONTH / 100}/mese`,
  },
  welcome: 'Ecco Pro, tutto per te!',
  extended: 'Grazie per un altro mese!',
  benefitsUntil: (endsAt) => `Tutto questo è tuo. Scadenza: ${DAY.format(endsAt)}.`,
  continueLabel: 'Continua',
  confirming: 'Stiamo confermando il pagamento. Pro comincia automaticamente.',
  unconfirmed: 'Il tuo pagamento non è ancora arrivato. Pro comincia appena arriva.',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'Abbonamento',
  free: 'Piano gratuito',
  freeHint: `Gli squawk vivono ${freeHours} ore. Gli Owlcast sono gratuiti e pubblici.`,
  pro: 'Piano Pro',
  ended: (endedAt) => `Fine di Pro: ${DAY.format(endedAt)}. I tuoi post restano come sono.`,
}
