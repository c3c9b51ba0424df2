/** Spanish texts for paid listening. */
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  costs: (price) => `${price} por escuchar`,
  free: 'Gratis',
  listen: (price) => `Escuchar por ${price}`,
  listenTo: (price, title) => `Escuchar por ${price}: ${title}`,
  preview: 'Fragmento',
  previewOfOne: 'Oyes los primeros segundos.',
  previewOfEach: 'Oyes los primeros segundos de cada grabación.',
  playing: (price, author) => `Fragmento · ${price} · ${author}`,
  over: 'Hasta aquí el fragmento.',
  overText: (price) => `${price} por oírlo entero.`,
  once: 'pago único',
  gets: {
    all: 'Todas sus grabaciones, también las que vengan',
    one: (time) => `Los ${time} completos, tantas veces como quieras`,
    share: (percent, name) => `El ${percent}\u00a0% es para ${name}`,
  },
  loading: 'Consultando el precio',
  notNow: 'Ahora no',
  signIn: 'Inicia sesión para escuchar. Tu compra espera aquí.',
  demo: 'Pago de prueba: no se cobra dinero',
  stripe: 'Pagas en Stripe y vuelves aquí.',
  none: 'Aquí aún no se puede comprar nada.',
  confirming: 'Estamos confirmando tu pago. Se abrirá aquí solo.',
  paid: (title) => `Ya puedes oír ${title}`,
  cameFree: (title) => `${title} ahora se escucha gratis`,
  lapsed: (price) => `Ahora solo puedes oír los primeros segundos. ${price} por escuchar.`,
}
