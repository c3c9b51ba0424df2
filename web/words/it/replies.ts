/** Italian texts for replies: the thread under a card, the recorder panel and the parent picker. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../replies'

const counted = createPluralizer('it')

export const CONNECTION_LABELS: typeof English.CONNECTION_LABELS = {
  reply: 'Replica',
  reference: 'Riferimento',
  continuation: 'Continuazione',
  merge: 'Unione',
  branch: 'Ramo',
  answer: 'Risposta',
  question: 'Domanda',
}
const show = (count: number) =>
  counted(count, { one: 'Ascolta # risposta', many: 'Ascolta # di risposte', other: 'Ascolta # risposte' })

export const REPLY: typeof English.REPLY = {
  label: 'Rispondi',
  to: (title, count) => (count === 0 ? ` a ${title}` : ` a ${title}, `),
  unit: (count) => counted(count, { one: ' risposta', many: ' di risposte', other: ' risposte' }),
  show,
  showLabel: (count, title) => `${show(count)} a ${title}`,
}

export const REPLIES: typeof English.REPLIES = {
  threadLabel: (title) => `Risposte a ${title}`,
  loading: 'Caricamento delle risposte',
  empty: 'Ancora nessuna risposta',
  more: 'Altre risposte',
  loadingMore: 'Caricamento',
  untitledBy: (name) => `risposta di ${name}`,
  alsoRepliesTo: (type, title) => `risponde anche a · ${CONNECTION_LABELS[type]} · ${title}`,
  remove: {
    deleted: {
      button: 'Elimina',
      label: (title) => `Elimina ${title}`,
      heading: 'Eliminare questa risposta?',
      body: 'Vuoi davvero eliminare questa risposta? L’azione non si può annullare.',
    },
    detached: {
      button: 'Rimuovi',
      label: (title) => `Rimuovi ${title} da questa discussione`,
      heading: 'Rimuovere questa risposta dalla tua discussione?',
      body: 'Resta sugli altri post a cui risponde. Se non ce ne sono, viene eliminata.',
    },
  },
  cancel: 'Conserva',
  deleted: 'Risposta eliminata',
  detached: 'Risposta eliminata. Resta sugli altri post a cui risponde.',
  parentGone: 'Il post a cui volevi rispondere non c’è più.',
}

export const REPLY_PANEL: typeof English.REPLY_PANEL = {
  heading: (name) => `Rispondi a ${name}`,
  start: 'Registra',
  requestingMicrophone: 'In attesa del microfono',
  resume: 'Riprendi',
  stop: 'Ferma',
  reRecord: 'Registra di nuovo',
  send: 'Invia la risposta',
  sending: 'Invio della tua risposta',
  ready: 'La tua risposta',
  cancel: 'Annulla la risposta',
  tags: 'Tag',
  sent: 'Risposta inviata',
  busyHeading: 'Hai un’altra registrazione',
  busyText: 'È salvata. Prima pubblicala o scartala.',
  busyOpen: 'Apri la registrazione',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Questo post non c’è più.',
  recorder:
    'Il post a cui rispondi non c’è più. La tua registrazione è salvata. Pubblicala a parte o eliminala.',
  publish: 'Pubblica a parte',
  delete: 'Elimina registrazione',
}

export const PARENTS: typeof English.PARENTS = {
  heading: 'Post a cui rispondi',
  inReplyTo: 'In risposta a',
  count: (n, max) => `${n} di ${max}`,
  add: 'Aggiungi un post',
  addMore: 'Aggiungi altri post',
  connectionLabel: (title) => `Che legame ha con ${title}`,
  remove: (title) => `Rimuovi il post: ${title}`,
  search: 'Cerca i post a cui rispondere',
  searchHint: 'Cerca post',
  loading: 'Caricamento dei post',
  empty: 'Ancora nessun post a cui rispondere',
  noResults: (typed) => `Nessun risultato per «${typed}»`,
  confirm: (n) => counted(n, { one: 'Rispondi a # post', other: 'Rispondi a # post' }),
  chooseFirst: 'Scegli un post',
}
