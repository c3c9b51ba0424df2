/** Spanish texts for the Pro plan. Numbers come from the limits tables. */
import { getKind, getSecondsLimit } from '../../../domain/kinds'
import { PLATFORM_FEE_PERCENT, PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pro'

const DAY = new Intl.DateTimeFormat('es', { dateStyle: 'long' })
const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'al mes',
  benefits: [
    `Grabaciones de ${getSecondsLimit('squawk', 'pro') / 60} minutos`,
    `Los squawks viven ${proHours} horas`,
    'Precios para tus Owlcasts y tu contenido Nightingale',
    'Varios flujos, también privados',
  ],
  upgrade: 'Pásate a Pro',
  extend: 'Añadir un mes',
  activeUntil: (endsAt) => `Pro dura hasta el ${DAY.format(endsAt)}.`,
  termsHint: 'Un mes, sin renovación. Tus publicaciones se quedan como están.',
  signIn: 'Inicia sesión para pasarte a Pro.',
  offline: 'No tienes conexión. Podrás pasarte a Pro cuando la recuperes.',
  fee: `La plataforma se queda con el ${PLATFORM_FEE_PERCENT}\u00a0% de lo que ganas.`,
  card: {
    title: 'Canciones más largas, historias más largas',
    text: `Grabaciones de ${getSecondsLimit('nightingale', 'pro') / 60} minutos, squawks de ${proHours} horas y precios para tu contenido.`,
    upgrade: `Pásate a Pro · $${PRO_CENTS_PER_MONTH / 100}/mes`,
  },
  welcome: '¡Te damos la bienvenida a Pro!',
  extended: '¡Gracias por otro mes!',
  benefitsUntil: (endsAt) => `Todo esto es tuyo hasta el ${DAY.format(endsAt)}.`,
  continueLabel: 'Continuar',
  confirming: 'Estamos confirmando tu pago. Pro empezará automáticamente.',
  unconfirmed: 'Tu pago aún no ha llegado. Pro empezará en cuanto llegue.',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'Suscripción',
  free: 'Plan gratuito',
  freeHint: `Los squawks viven ${freeHours} horas. Los Owlcasts son gratuitos y públicos.`,
  pro: 'Plan Pro',
  ended: (endedAt) => `Pro terminó el ${DAY.format(endedAt)}. Tus publicaciones se quedan como están.`,
}
