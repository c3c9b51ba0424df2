/** Italian texts for paid listening. */
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  costs: (price) => `${price} per ascoltare`,
  free: 'Ascolto gratuito',
  listen: (price) => `Ascolta per ${price}`,
  listenTo: (price, title) => `Ascolta per ${price}: ${title}`,
  preview: 'Anteprima',
  previewOfOne: 'Ne senti i primi secondi.',
  previewOfEach: 'Senti i primi secondi di ogni registrazione.',
  playing: (price, author) => `Anteprima · ${price} · ${author}`,
  over: 'Questa era l’anteprima.',
  overText: (price) => `${price} per ascoltare tutto.`,
  once: 'una volta sola',
  gets: {
    all: 'Ogni sua registrazione, anche quelle future',
    one: (time) => `Tutti i ${time}, quante volte vuoi`,
    share: (percent, name) => `Il ${percent}% va a ${name}`,
  },
  loading: 'Ricerca del prezzo',
  notNow: 'Non ora',
  signIn: 'Accedi per ascoltare. Il tuo acquisto aspetta qui.',
  demo: 'Pagamento di prova: non viene preso denaro',
  stripe: 'Paghi su Stripe e torni qui.',
  none: 'Qui non si può ancora comprare niente.',
  confirming: 'Il tuo pagamento è in fase di conferma. L’ascolto si apre qui da sé.',
  paid: (title) => `Ora puoi ascoltare ${title}`,
  cameFree: (title) => `L’ascolto di ${title} ora è gratuito`,
  lapsed: (price) => `Ora ti sono aperti solo i primi secondi. ${price} per ascoltare.`,
}
