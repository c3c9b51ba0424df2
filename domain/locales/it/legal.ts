/** Italian texts for the legal pages, the links to them, and reports of copyright problems. */
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

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Segnala una violazione del copyright',
  about: (title) => `Su «${title}»`,
  hint: 'Questa risposta usa una tua opera, o quella di qualcuno che rappresenti? Diccelo qui. Solo noi vediamo la tua segnalazione.',
  name: 'Il tuo nome',
  email: 'La tua e-mail',
  emailHint: 'La usiamo solo per risponderti.',
  work: 'Che cosa è stato usato, e a chi appartiene?',
  workHint: 'Il podcast, l’episodio e la parte.',
  confirmation: 'È vero, e l’opera è mia o rappresento chi ne ha i diritti.',
  send: 'Invia la segnalazione',
  cancel: 'Annulla',
  sent: 'Grazie. Abbiamo ricevuto la tua segnalazione.',
  nextSteps: (email) => `Esaminiamo ogni segnalazione. Se abbiamo domande, scriveremo a ${email}.`,
  close: 'Chiudi',
}
