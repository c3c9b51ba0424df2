/** German texts for paid listening. */
import { PREVIEW_SECONDS } from '../../../domain/limits'
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `Anhören für ${price}`,
  free: 'Kostenlos anhören',
  listen: (price) => `Für ${price} anhören`,
  listenTo: (price, title) => `Für ${price} anhören: ${title}`,
  preview: 'Hörprobe',
  previewOfOne: `Hör bis zu ${PREVIEW_SECONDS} Sekunden kostenlos.`,
  previewOfEach: `Hör von jeder bis zu ${PREVIEW_SECONDS} Sekunden kostenlos.`,
  playing: (price, author) => `Hörprobe · ${price} · ${author}`,
  previewEnded: 'Das war die Hörprobe.',
  previewEndedText: (price) => `Hör alles für ${price}.`,
  oneTime: 'einmalig',
  benefits: {
    all: 'Alle Aufnahmen, auch neue',
    one: (time) => `Alle ${time}, so oft du willst`,
    share: (percent, name) => `${percent}\u00a0% gehen an ${name}`,
  },
  loading: 'Der Preis wird geprüft',
  notNow: 'Nicht jetzt',
  signIn: 'Melde dich an, um es zu kaufen und zu hören.',
  demo: 'Demo-Abrechnung: Es wird kein Geld eingezogen',
  stripe: 'Du zahlst bei Stripe und kommst hierher zurück.',
  none: 'Du kannst hier noch nichts kaufen.',
  confirming: 'Wir bestätigen deine Zahlung. Es öffnet sich hier automatisch.',
  unlocked: (title) => `Du kannst ${title} jetzt anhören`,
  becameFree: (title) => `${title} ist jetzt kostenlos`,
  accessEnded: (price) => `Du kannst bis zu ${PREVIEW_SECONDS} Sekunden hören. Alles anhören für ${price}.`,
}
