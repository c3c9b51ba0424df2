/** Italian texts of imports. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/imports'

const counted = createPluralizer('it')
const formatCount = (count: number) => count.toLocaleString('it')

export const IMPORTS: typeof English.IMPORTS = {
  section: 'Importa',
  title: 'Importa un podcast',
  hint: 'I suoi episodi diventano le registrazioni di un Owlcast.',
  start: 'Importa',
  url: 'Indirizzo del feed RSS',
  lengths: (free, pro) =>
    `Gli episodi possono durare fino a ${free} minuti, con Pro fino a ${pro}. Quelli più lunghi vengono esclusi e vedi quali.`,
  read: 'Leggi il feed',
  loading: 'Caricamento delle importazioni…',
  none: 'Ancora nessuna importazione.',
  list: 'Le tue importazioni',
  putCode:
    'Mostra che questo podcast è tuo: metti questo codice nella descrizione del feed e poi premi Controlla. Dopo puoi toglierlo.',
  check: 'Controlla il feed',
  copy: 'Copia il codice',
  copied: 'Copiato.',
  remove: 'Rimuovi',
  orEmail: (to) => `Oppure ricevi un codice via email a ${to}.`,
  codeSent: (to) => `Abbiamo inviato un codice a ${to}.`,
  send: 'Invia il codice',
  sendAgain: 'Invia un nuovo codice',
  typedCode: 'Codice dell’email',
  confirm: 'Conferma',
  running: (done, total) => `${formatCount(done)} episodi su ${formatCount(total)} completati.`,
  goesOn: 'Puoi chiudere. L’importazione continua da sola.',
  progress: 'Avanzamento dell’importazione',
  cancel: 'Annulla',
  finished: 'L’importazione è finita.',
  cancelled: 'Hai annullato l’importazione.',
  imported: (count) => counted(count, { one: '1 episodio importato.', other: '# episodi importati.' }),
  refused: (count) => counted(count, { one: '1 è stato escluso.', other: '# sono stati esclusi.' }),
  capped: (max) => `Questo feed ha più episodi. Abbiamo letto i primi ${formatCount(max)}.`,
  repeat: 'Cerca nuovi episodi',
  open: 'Apri l’Owlcast',
  episodes: 'Episodi',
  more: 'Mostra altri',
  untitled: 'Senza titolo',
  states: {
    waiting: 'In attesa',
    imported: 'Importato',
    refused: 'Qualcosa è andato storto. Cerca nuovi episodi per riprovare.',
  },
  problems: {
    too_long: 'Più lungo di quanto permette il tuo piano',
    too_large: 'Il file è troppo grande',
    wrong_type: 'Non è un file MP3 o WAV',
    unreachable: 'Non siamo riusciti a caricare il file',
    storage_full: 'Il tuo spazio è pieno',
    text_refused: 'Contiene parole che questo sito non permette',
    failed: 'Qualcosa è andato storto. Cerca nuovi episodi per riprovare.',
  },
}
