/** Italian texts for private messages (MUE). */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../messages'

const counted = createPluralizer('it')
const messages = (count: number) =>
  counted(count, { one: '# messaggio', many: '# di messaggi', other: '# messaggi' })

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUE',
  list: 'Conversazioni',
  create: 'Nuovo messaggio MUE',
  search: 'Cerca tra i messaggi',
  searchScope: 'La ricerca riguarda le conversazioni mostrate finora.',
  noResults: (query) => `Nessun risultato per «${query}»`,
  count: (count, max) => (count >= max ? `${max - 1}+ messaggi` : messages(count)),
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  deletedAccount: 'Account eliminato',
  from: (name) => `Messaggio di ${name}`,
  fromYou: 'Messaggio tuo',
  you: 'Tu',
  youSaid: (text) => `Tu: ${text}`,
  voiceMessage: 'Messaggio vocale',
  moreActions: (name) => `Altre azioni per la conversazione con ${name}`,
  moreMessageActions: (title) => `Altre azioni per ${title}`,
  reply: 'Rispondi',
  share: 'Condividi',
  delete: 'Elimina',
  sendLink: 'Invia tu il link',
  showEarlier: 'Mostra i messaggi precedenti',
  loadingEarlier: 'Caricamento dei messaggi precedenti',
  loadingThread: 'Caricamento della conversazione',
  noneSelected: {
    title: 'Scegli una conversazione',
    text: 'O iniziane una nuova.',
  },
  emptyThread: { title: 'Ancora nessun messaggio', text: 'Invia il primo.' },
  signedOut: {
    title: 'Accedi per vedere i tuoi messaggi',
    text: 'Invia messaggi vocali e ascolta quelli degli altri.',
    action: 'Accedi',
    reason: 'Accedi per ascoltare e inviare messaggi.',
  },
  offline: 'Impossibile aggiornare. Ecco i messaggi salvati.',
  unsentRecording: 'Hai una registrazione non inviata. Prima inviala o scartala.',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Richieste',
  list: 'Richieste di messaggi',
  link: (count, max) => `Richieste (${count >= max ? `${max - 1}+` : count})`,
  back: 'Torna ai MUE',
  backToRequests: 'Torna alle richieste',
  hint: 'Primi messaggi di persone che non segui. Non sapranno se ascolti, accetti o elimini.',
  loading: 'Caricamento delle richieste',
  noneSelected: {
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
  prompt: (name) => `${name} vuole parlarti. Non saprà se ascolti, accetti o elimini.`,
  summary: (count, more) => `Richiesta · ${more ? `${count}+ messaggi` : messages(count)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Conversazione con ${name}`,
  back: 'Torna ai MUE',
  public: 'Pubblico',
  summary: (count, more) => `Privata · ${more ? `${count}+ messaggi` : messages(count)}`,
  play: 'Ascolta la conversazione',
  stop: 'Ferma',
  progress: (at, of) => `Ascolto del messaggio ${at} di ${of}`,
  messagePosition: (at, of) => `Messaggio ${at} di ${of}`,
  reply: 'Registra una risposta',
  noAudio: 'Nessun audio in questo messaggio',
  today: 'Oggi',
  yesterday: 'Ieri',
  accountDeleted:
    'Questo account è stato eliminato. Conservi i tuoi messaggi, e nessun altro può ascoltarli.',
  emailHint: 'Arriva via e-mail. Vedrai il nome alla prima risposta.',
  phoneHint: 'I messaggi verso un telefono non sono ancora disponibili. Invia tu il link.',
}

export const DELIVERY: typeof English.DELIVERY = {
  title: 'Invia tu il link',
  text: 'La prima persona che apre questo link può ascoltare il messaggio. Invialo solo a chi è destinato.',
  link: 'Link',
  creating: 'Creazione del link',
  copy: 'Copia il link',
  copied: 'Link copiato!',
  copyManually: 'Seleziona il link e copialo.',
  share: 'Condividi',
  sms: 'Apri negli SMS',
  smsText: (link) => `Un messaggio vocale per te: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'A',
  placeholder: '@nome, e-mail o telefono',
  searching: 'Ricerca…',
  onOwlcast: (name) => `${name} è su Owlcast`,
  emailHint: (address) => `Invieremo un link a ${address}.`,
  phoneHint: (number) =>
    `I messaggi verso un telefono non sono ancora disponibili. Riceverai un link da inviare tu a ${number}.`,
  unresolved: 'Lo verificheremo all’invio.',
  private: 'Privato',
  privateHint: (who) => `Ascolto riservato a te e a ${who}`,
  publicHint: 'Chiunque abbia il link può ascoltare',
  fallbackName: 'questa persona',
}
