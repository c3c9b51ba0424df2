/** Dutch texts for paid listening. */
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  costs: (price) => `${price} om te luisteren`,
  free: 'Gratis te beluisteren',
  listen: (price) => `Luister voor ${price}`,
  listenTo: (price, title) => `Luister voor ${price}: ${title}`,
  preview: 'Voorproef',
  previewOfOne: 'Je hoort de eerste seconden.',
  previewOfEach: 'Je hoort van elke opname de eerste seconden.',
  playing: (price, author) => `Voorproef · ${price} · ${author}`,
  over: 'Dat was de voorproef.',
  overText: (price) => `${price} om alles te horen.`,
  once: 'eenmalig',
  gets: {
    all: 'Elke opname erin, ook die nog komen',
    one: (time) => `Alle ${time} ervan, zo vaak je wilt`,
    share: (percent, name) => `${percent}% ervan gaat naar ${name}`,
  },
  loading: 'De prijs wordt opgezocht',
  notNow: 'Niet nu',
  signIn: 'Log in om te luisteren. Je aankoop wacht hier.',
  demo: 'Demobetaling: er wordt geen geld afgeschreven',
  stripe: 'Je betaalt bij Stripe en komt hier terug.',
  none: 'Hier kan nog niets worden gekocht.',
  confirming: 'Je betaling wordt bevestigd. Het opent hier vanzelf.',
  paid: (title) => `Je kunt ${title} nu beluisteren`,
  cameFree: (title) => `${title} is nu gratis te beluisteren`,
  lapsed: (price) => `Alleen de eerste seconden staan nu voor je open. ${price} om te luisteren.`,
}
