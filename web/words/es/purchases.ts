/** Spanish texts for paid listening. */
import { PREVIEW_SECONDS } from '../../../domain/limits'
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `${price} por escuchar`,
  free: 'Gratis',
  listen: (price) => `Escuchar por ${price}`,
  listenTo: (price, title) => `Escuchar por ${price}: ${title}`,
  preview: 'Fragmento',
  previewOfOne: `Oye hasta ${PREVIEW_SECONDS} segundos gratis.`,
  previewOfEach: `Oye hasta ${PREVIEW_SECONDS} segundos de cada grabación gratis.`,
  playing: (price, author) => `Fragmento · ${price} · ${author}`,
  previewEnded: 'Hasta aquí el fragmento.',
  previewEndedText: (price) => `Óyelo entero por ${price}.`,
  oneTime: 'pago único',
  benefits: {
    all: 'Todas las grabaciones, también las nuevas',
    one: (time) => `Los ${time} completos, tantas veces como quieras`,
    share: (percent, name) => `El ${percent}\u00a0% es para ${name}`,
  },
  loading: 'Consultando el precio',
  notNow: 'Ahora no',
  signIn: 'Inicia sesión para comprarlo y escuchar.',
  demo: 'Pago de prueba: no se cobra dinero',
  stripe: 'Pagas en Stripe y vuelves aquí.',
  none: 'Aquí aún no puedes comprar nada.',
  confirming: 'Estamos confirmando tu pago. Se abrirá aquí automáticamente.',
  unlocked: (title) => `Ya puedes oír ${title}`,
  becameFree: (title) => `${title} ahora se escucha gratis`,
  accessEnded: (price) => `Puedes oír hasta ${PREVIEW_SECONDS} segundos. ${price} por escucharlo entero.`,
}
