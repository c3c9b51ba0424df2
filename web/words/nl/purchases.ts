/** Dutch texts for paid listening. */
import { PREVIEW_SECONDS } from '../../../domain/limits'
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `${price} om te luisteren`,
  free: 'Gratis te beluisteren',
  listen: (price) => `Luister voor ${price}`,
  listenTo: (price, title) => `Luister voor ${price}: ${title}`,
  preview: 'Voorproef',
  previewOfOne: `Luister gratis tot ${PREVIEW_SECONDS} seconden.`,
  previewOfEach: `Luister van elke opname gratis tot ${PREVIEW_SECONDS} seconden.`,
  playing: (price, author) => `Voorproef · ${price} · ${author}`,
  previewEnded: 'Dat was de voorproef.',
  previewEndedText: (price) => `Hoor alles voor ${price}.`,
  oneTime: 'eenmalig',
  benefits: {
    all: 'Elke opname, ook nieuwe',
    one: (time) => `Alle ${time}, zo vaak je wilt`,
    share: (percent, name) => `${percent}% gaat naar ${name}`,
  },
  loading: 'De prijs wordt opgezocht',
  notNow: 'Niet nu',
  signIn: 'Log in om het te kopen en te luisteren.',
  demo: 'Demobetaling: er wordt geen geld afgeschreven',
  stripe: 'Je betaalt bij Stripe en komt hier terug.',
  none: 'Je kunt hier nog niets kopen.',
  confirming: 'We bevestigen je betaling. Het opent hier automatisch.',
  unlocked: (title) => `Je kunt ${title} nu beluisteren`,
  becameFree: (title) => `${title} is nu gratis te beluisteren`,
  accessEnded: (price) => `Je kunt tot ${PREVIEW_SECONDS} seconden horen. ${price} om alles te horen.`,
}
