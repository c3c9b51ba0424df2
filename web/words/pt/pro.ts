/** Portuguese texts for the Pro plan. Numbers come from the limits tables. */
import { getKind, getSecondsLimit } from '../../../domain/kinds'
import { PLATFORM_FEE_PERCENT, PRO_CENTS_PER_MONTH } from '../../../domain/limits'
import type * as English from '../pro'

const DAY = new Intl.DateTimeFormat('pt', { dateStyle: 'long' })
const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'por mês',
  benefits: [
    `Gravações de ${getSecondsLimit('squawk', 'pro') / 60} minutos`,
    `Squawks vivem ${proHours} horas`,
    'Preços para seus Owlcasts e seu conteúdo Nightingale',
    'Vários fluxos, também privados',
  ],
  upgrade: 'Seja Pro',
  extend: 'Adicionar um mês',
  activeUntil: (endsAt) => `O Pro vai até ${DAY.format(endsAt)}.`,
  termsHint: 'Um mês, sem renovação. Seus posts ficam como estão.',
  signIn: 'Entre para ser Pro.',
  offline: 'Você está sem conexão. Você pode ser Pro quando ela voltar.',
  fee: `A plataforma fica com ${PLATFORM_FEE_PERCENT}% do que você ganha.`,
  card: {
    title: 'Músicas mais longas, histórias mais longas',
    text: `Gravações de ${getSecondsLimit('nightingale', 'pro') / 60} minutos, squawks de ${proHours} horas e preços para o seu conteúdo.`,
    upgrade: `Seja Pro · $${PRO_CENTS_PER_MONTH / 100}/mês`,
  },
  welcome: 'Boas-vindas ao Pro!',
  extended: 'Valeu por mais um mês!',
  benefitsUntil: (endsAt) => `Tudo isto é seu até ${DAY.format(endsAt)}.`,
  continueLabel: 'Continuar',
  confirming: 'Estamos confirmando seu pagamento. O Pro começa automaticamente.',
  unconfirmed: 'Seu pagamento ainda não chegou. O Pro começa assim que ele chegar.',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'Assinatura',
  free: 'Plano grátis',
  freeHint: `Squawks vivem ${freeHours} horas. Owlcasts são grátis e públicos.`,
  pro: 'Plano Pro',
  ended: (endedAt) => `O Pro terminou em ${DAY.format(endedAt)}. Seus posts ficam como estão.`,
}
