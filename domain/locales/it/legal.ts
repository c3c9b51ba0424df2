/** Italian texts for the legal pages and the links to them. */
import type * as Erasure from '../../account/account-deletion'
import { BACKUP_DAYS, USERNAME_RESERVED_DAYS } from '../../limits'
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

export const RETAINED_DATA: typeof Erasure.RETAINED_DATA = {
  payments:
    'I pagamenti restano nei registri, perché la contabilità lo richiede: importi e date, sotto un numero che non permette di risalire a te.',
  messages: 'I messaggi che altri ti hanno inviato restano a chi li ha inviati, senza il tuo nome.',
  username: `Nessuno può prendere il tuo nome utente per ${USERNAME_RESERVED_DAYS} giorni. Lo conserviamo come codice che non si può rileggere.`,
  copies: `Cloudflare, il fornitore del nostro database, ne conserva gli stati precedenti per ${BACKUP_DAYS} giorni. Da questi si può recuperare ciò che è stato eliminato. La nostra copia, senza ciò che finisce da sé, viene sostituita ogni notte.`,
  number:
    'Per lo stesso tempo conserviamo il numero del tuo account, e nient’altro: così nessuna copia di riserva può riportarlo indietro.',
}
