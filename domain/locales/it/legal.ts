/** Italian texts for the legal pages and the links to them. */
import type * as English from '../en/legal'

export const LEGAL: typeof English.LEGAL = {
  label: 'Note legali',
  links: {
    privacy: 'Riservatezza',
    terms: 'Condizioni',
    rules: 'Regole',
    imprint: 'Chi siamo',
    contact: 'Contatti',
  },
  licences: 'Licenze',
  titles: {
    privacy: 'Informativa sulla privacy',
    terms: 'Condizioni d’uso',
    rules: 'Regole',
    imprint: 'Chi siamo',
    contact: 'Contatti',
  },
  template:
    'Chi gestisce questo sito non ha ancora scritto questo testo. Questo è il modello fornito con Owlcast.',
  elsewhere: 'Puoi leggere questo testo qui:',
  reach: (site) => `Puoi contattare chi gestisce ${site} qui:`,
  unreachable: 'Non c’è ancora un contatto.',
  accept: 'Quando ti iscrivi valgono:',
}
