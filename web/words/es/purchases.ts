/** Spanish texts for paid listening. */
import { PREVIEW_SECONDS } from '../../../domain/limits'
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  costs: (price) => `${price} por escuchar`,
  free: 'Gratis',
  listen: (price) => `Escuchar por ${price}`,
  listenTo: (price, title) => `Escuchar por ${price}: ${title}`,
  preview: 'Fragmento',
  previewOfOne: `Oye hasta ${PREVIEW_SECONDS} segundos gratis.`,
  previewOfEach: `Oye hasta ${PREVIEW_SECONDS} segundos de cada grabación gratis.`,
  playing: (price, author) => `Fragmento · ${price} · ${author}`,
  over: 'Hasta aquí el fragmento.',
  overText: (price) => `Óyelo entero por ${price}.`,
  once: 'pago único',
  gets: {
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
  paid: (title) => `Ya puedes oír ${title}`,
  cameFree: (title) => `${title} ahora se escucha gratis`,
  lapsed: (price) => `Puedes oír hasta ${PREVIEW_SECONDS} segundos. ${price} por escucharlo entero.`,
}
