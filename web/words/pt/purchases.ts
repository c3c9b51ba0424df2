/** Portuguese texts for paid listening. */
import { PREVIEW_SECONDS } from '../../../domain/limits'
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `${price} para ouvir`,
  free: 'Grátis para ouvir',
  listen: (price) => `Ouvir por ${price}`,
  listenTo: (price, title) => `Ouvir por ${price}: ${title}`,
  preview: 'Prévia',
  previewOfOne: `Ouça até ${PREVIEW_SECONDS} segundos grátis.`,
  previewOfEach: `Ouça até ${PREVIEW_SECONDS} segundos de cada gravação grátis.`,
  playing: (price, author) => `Prévia · ${price} · ${author}`,
  previewEnded: 'A prévia acaba aqui.',
  previewEndedText: (price) => `Ouça tudo por ${price}.`,
  oneTime: 'uma vez só',
  benefits: {
    all: 'Todas as gravações, inclusive as novas',
    one: (time) => `Os ${time} completos, quantas vezes você quiser`,
    share: (percent, name) => `${percent}% vai para ${name}`,
  },
  loading: 'Consultando o preço',
  notNow: 'Agora não',
  signIn: 'Entre para comprar e ouvir.',
  demo: 'Cobrança de teste: nenhum dinheiro é cobrado',
  stripe: 'Você paga no Stripe e volta para cá.',
  none: 'Você ainda não pode comprar nada aqui.',
  confirming: 'Estamos confirmando seu pagamento. Vai abrir aqui automaticamente.',
  unlocked: (title) => `Agora você pode ouvir ${title}`,
  becameFree: (title) => `Agora é grátis ouvir ${title}`,
  accessEnded: (price) => `Você pode ouvir até ${PREVIEW_SECONDS} segundos. ${price} para ouvir tudo.`,
}
