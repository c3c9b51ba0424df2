/** Italian texts for private messages (MUE). */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../messages'

const counted = createPluralizer('it')
const messages = (count: number) =>
  counted(count, { one: '# messaggio', many: '# di messaggi', other: '# messaggi' })

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUE',
  list: 'Conversazioni',
  create: 'Nuovo messaggio MUE',
  search: 'Cerca tra i messaggi',
  searchedLoaded: 'La ricerca riguarda le conversazioni mostrate finora.',
  nothingFound: (query) => `Nessun risultato per «${query}»`,
  count: (count, max) => (count >= max ? `${max - 1}+ messaggi` : messages(count)),
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  left: 'Account eliminato',
  from: (name) => `Messaggio di ${name}`,
  fromYou: 'Messaggio tuo',
  you: 'Tu',
  youSaid: (text) => `Tu: ${text}`,
  voice: 'Messaggio vocale',
  more: (name) => `Altre azioni per la conversazione con ${name}`,
  moreOfMessage: (title) => `Altre azioni per ${title}`,
  reply: 'Rispondi',
  share: 'Condividi',
  delete: 'Elimina',
  deliver: 'Invia tu il link',
  older: 'Mostra i messaggi precedenti',
  loadingOlder: 'Caricamento dei messaggi precedenti',
  loadingThread: 'Caricamento della conversazione',
  noneChosen: {
    title: 'Scegli una conversazione',
    text: 'O iniziane una nuova.',
  },
  threadEmpty: { title: 'Ancora nessun messaggio', text: 'Invia il primo.' },
  signedOut: {
    title: 'Accedi per vedere i tuoi messaggi',
    text: 'Invia messaggi vocali e ascolta quelli degli altri.',
    action: 'Accedi',
    reason: 'Accedi per ascoltare e inviare messaggi.',
  },
  offline: 'Impossibile aggiornare. Ecco i messaggi salvati.',
  atHand: 'Hai una registrazione non inviata. Prima inviala o scartala.',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Richieste',
  list: 'Richieste di messaggi',
  link: (count, max) => `Richieste (${count >= max ? `${max - 1}+` : count})`,
  back: 'Torna ai MUE',
  backTo: 'Torna alle richieste',
  why: 'Primi messaggi di persone che non segui. Non sapranno se ascolti, accetti o elimini.',
  loading: 'Caricamento delle richieste',
  noneChosen: {
    title: 'Scegli una richiesta',
    text: 'Prima ascolta, poi decidi.',
  },
  onlyRequests: 'I messaggi di persone che non segui sono in Richieste. Puoi anche inviarne uno tu.',
  empty: {
    title: 'Nessuna richiesta',
    text: 'I primi messaggi di persone che non segui appaiono qui. Non riceverai notifiche.',
  },
  offline: 'Impossibile aggiornare. Ecco le richieste salvate.',
  accept: 'Accetta',
  acceptLabel: (name) => `Accetta i messaggi di ${name}`,
  delete: 'Elimina',
  deleteLabel: (name) => `Elimina la richiesta di ${name}`,
  accepted: (name) => `${name} ora è tra le tue conversazioni`,
  deleted: (name) => `Richiesta di ${name} eliminata`,
  open: 'Apri',
  asks: (name) => `${name} vuole parlarti. Non saprà se ascolti, accetti o elimini.`,
  facts: (count, more) => `Richiesta · ${more ? `${count}+ messaggi` : messages(count)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Conversazione con ${name}`,
  back: 'Torna ai MUE',
  public: 'Pubblico',
  facts: (count, more) => `Privata · ${more ? `${count}+ messaggi` : messages(count)}`,
  play: 'Ascolta la conversazione',
  stop: 'Ferma',
  progress: (at, of) => `Ascolto del messaggio ${at} di ${of}`,
  nth: (at, of) => `Messaggio ${at} di ${of}`,
  reply: 'Registra una risposta',
  noAudio: 'Nessun audio in questo messaggio',
  today: 'Oggi',
  yesterday: 'Ieri',
  left: 'Questo account è stato eliminato. Conservi i tuoi messaggi, e nessun altro può ascoltarli.',
  toMail: 'Arriva via e-mail. Vedrai il nome alla prima risposta.',
  toPhone: 'I messaggi verso un telefono non sono ancora disponibili. Invia tu il link.',
}

export const DELIVER: typeof English.DELIVER = {
  title: 'Invia tu il link',
  text: 'La prima persona che apre questo link può ascoltare il messaggio. Invialo solo a chi è destinato.',
  link: 'Link',
  making: 'Creazione del link',
  copy: 'Copia il link',
  copied: 'Link copiato!',
  copyByHand: 'Seleziona il link e copialo.',
  share: 'Condividi',
  sms: 'Apri negli SMS',
  body: (link) => `Un messaggio vocale per te: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'A',
  placeholder: '@nome, e-mail o telefono',
  looking: 'Ricerca…',
  isHere: (name) => `${name} è su Owlcast`,
  byMail: (address) => `Invieremo un link a ${address}.`,
  byPhone: (number) =>
    `I messaggi verso un telefono non sono ancora disponibili. Riceverai un link da inviare tu a ${number}.`,
  unresolved: 'Lo verificheremo all’invio.',
  private: 'Privato',
  privateHint: (who) => `Ascolto riservato a te e a ${who}`,
  publicHint: 'Chiunque abbia il link può ascoltare',
  them: 'questa persona',
}
