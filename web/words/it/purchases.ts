/** Italian texts for paid listening. */
import { PREVIEW_SECONDS } from '../../../domain/limits'
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `${price} per ascoltare`,
  free: 'Ascolto gratuito',
  listen: (price) => `Ascolta per ${price}`,
  listenTo: (price, title) => `Ascolta per ${price}: ${title}`,
  preview: 'Anteprima',
  previewOfOne: `Ascolta gratis fino a ${PREVIEW_SECONDS} secondi.`,
  previewOfEach: `Ascolta gratis fino a ${PREVIEW_SECONDS} secondi di ogni registrazione.`,
  playing: (price, author) => `Anteprima · ${price} · ${author}`,
  previewEnded: 'Questa era l’anteprima.',
  previewEndedText: (price) => `Ascolta tutto per ${price}.`,
  oneTime: 'una volta sola',
  benefits: {
    all: 'Tutte le registrazioni, anche quelle nuove',
    one: (time) => `Tutti i ${time}, quante volte vuoi`,
    share: (percent, name) => `Il ${percent}% va a ${name}`,
  },
  loading: 'Controllo del prezzo',
  notNow: 'Non ora',
  signIn: 'Accedi per acquistarlo e ascoltarlo.',
  demo: 'Pagamento di prova: non viene preso denaro',
  stripe: 'Paghi su Stripe e torni qui.',
  none: 'Qui non puoi ancora comprare niente.',
  confirming: 'Stiamo confermando il pagamento. L’ascolto si apre qui automaticamente.',
  unlocked: (title) => `Ora puoi ascoltare ${title}`,
  becameFree: (title) => `L’ascolto di ${title} ora è gratuito`,
  accessEnded: (price) => `Puoi ascoltare fino a ${PREVIEW_SECONDS} secondi. ${price} per ascoltare tutto.`,
}
