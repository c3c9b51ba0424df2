/** Portuguese texts for paid listening. */
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  costs: (price) => `${price} para ouvir`,
  free: 'Grátis para ouvir',
  listen: (price) => `Ouvir por ${price}`,
  listenTo: (price, title) => `Ouvir por ${price}: ${title}`,
  preview: 'Prévia',
  previewOfOne: 'Você ouve os primeiros segundos.',
  previewOfEach: 'Você ouve os primeiros segundos de cada gravação.',
  playing: (price, author) => `Prévia · ${price} · ${author}`,
  over: 'A prévia acaba aqui.',
  overText: (price) => `${price} para ouvir tudo.`,
  once: 'uma vez só',
  gets: {
    all: 'Todas as gravações, inclusive as que vierem',
    one: (time) => `Os ${time} completos, quantas vezes você quiser`,
    share: (percent, name) => `${percent}% vai para ${name}`,
  },
  loading: 'Consultando o preço',
  notNow: 'Agora não',
  signIn: 'Entre para ouvir. Sua compra espera aqui.',
  demo: 'Cobrança de teste: nenhum dinheiro é cobrado',
  stripe: 'Você paga no Stripe e volta para cá.',
  none: 'Ainda não dá para comprar nada aqui.',
  confirming: 'Seu pagamento está sendo confirmado. Vai abrir aqui sozinho.',
  paid: (title) => `Agora você pode ouvir ${title}`,
  cameFree: (title) => `Agora é grátis ouvir ${title}`,
  lapsed: (price) => `Agora só os primeiros segundos estão abertos para você. ${price} para ouvir.`,
}
