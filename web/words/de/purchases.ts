/** German texts for paid listening. */
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  costs: (price) => `Anhören für ${price}`,
  free: 'Kostenlos anhören',
  listen: (price) => `Für ${price} anhören`,
  listenTo: (price, title) => `Für ${price} anhören: ${title}`,
  preview: 'Hörprobe',
  previewOfOne: 'Du hörst die ersten Sekunden.',
  previewOfEach: 'Du hörst von jeder die ersten Sekunden.',
  playing: (price, author) => `Hörprobe · ${price} · ${author}`,
  over: 'Das war die Hörprobe.',
  overText: (price) => `${price}, um alles zu hören.`,
  once: 'einmalig',
  gets: {
    all: 'Alle Aufnahmen darin, auch die noch kommen',
    one: (time) => `Alle ${time}, so oft du willst`,
    share: (percent, name) => `${percent}\u00a0% davon gehen an ${name}`,
  },
  loading: 'Der Preis wird nachgesehen',
  notNow: 'Nicht jetzt',
  signIn: 'Melde dich an, um zuzuhören. Dein Kauf wartet hier.',
  demo: 'Demo-Abrechnung: Es wird kein Geld eingezogen',
  stripe: 'Du zahlst bei Stripe und kommst hierher zurück.',
  none: 'Hier lässt sich noch nichts kaufen.',
  confirming: 'Deine Zahlung wird bestätigt. Es öffnet sich hier von selbst.',
  paid: (title) => `${title} gehört dir zum Anhören`,
  cameFree: (title) => `${title} ist jetzt kostenlos`,
  lapsed: (price) => `Dir stehen jetzt nur die ersten Sekunden offen. Anhören für ${price}.`,
}
