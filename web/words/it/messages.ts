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
  more: (name) => `Altro per la conversazione con ${name}`,
  moreOfMessage: (title) => `Altre azioni per ${title}`,
  reply: 'Rispondi',
  share: 'Condividi',
  delete: 'Elimina',
  deliver: 'Invia tu il link',
  older: 'Mostra i messaggi precedenti',
  loadingOlder: 'Caricamento dei messaggi precedenti',
  loadingThread: 'Caricamento della conversazione',
  noneChosen: {
    title: 'Quale voce vuoi ascoltare?',
    text: 'Scegli una conversazione, o cominciane una nuova.',
  },
  threadEmpty: { title: 'Ancora niente', text: 'Il tuo primo messaggio apre questa conversazione.' },
  signedOut: {
    title: 'I messaggi restano tra due persone',
    text: 'Accedi per ascoltare i tuoi e inviarne uno.',
    action: 'Accedi',
    reason: 'Accedi per leggere e inviare messaggi.',
  },
  offline: 'Offline – messaggi come all’ultimo caricamento',
  atHand: 'Hai una registrazione in sospeso. Prima inviala o scartala.',
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
    title: 'Chi vorrebbe parlarti?',
    text: 'Ascolta qui una richiesta prima di rispondere.',
  },
  onlyRequests:
    'I primi messaggi che ti hanno scritto aspettano in Richieste. Puoi anche mandare tu la tua voce a qualcuno.',
  empty: {
    title: 'Nessuna richiesta',
    text: 'I primi messaggi di persone che non segui aspettano qui, senza rumore.',
  },
  offline: 'Offline – richieste come all’ultimo caricamento',
  accept: 'Accetta',
  acceptLabel: (name) => `Accetta i messaggi di ${name}`,
  delete: 'Elimina',
  deleteLabel: (name) => `Elimina la richiesta di ${name}`,
  accepted: (name) => `${name} ora è tra le tue conversazioni`,
  deleted: (name) => `La richiesta di ${name} è eliminata`,
  open: 'Apri',
  asks: (name) => `${name} vorrebbe parlarti, e non saprà se ascolti, accetti o elimini.`,
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
  left: 'Questo account non è più su Owlcast. Ciò che hai detto resta tuo; nessuno ne sentirà altro.',
  toMail: 'Arriva via e-mail. Il nome appare con la prima risposta.',
  toPhone: 'I messaggi verso un telefono non sono ancora disponibili: invia tu il link.',
}

export const DELIVER: typeof English.DELIVER = {
  title: 'Invia tu il link',
  text: 'La prima persona che apre questo link può ascoltare il messaggio. Dallo solo a chi è destinato.',
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
  byMail: (address) => `Via e-mail a ${address}, con un link per l’ascolto.`,
  byPhone: (number) =>
    `A ${number}: i messaggi verso un telefono non sono ancora disponibili. Ricevi un link da inviare tu.`,
  unresolved: 'Verificato all’invio.',
  private: 'Privato',
  privateHint: (who) => `Ascolto riservato a te e a ${who}`,
  publicHint: 'Chiunque abbia il link può ascoltare',
  them: 'questa persona',
}
