/** Italian texts for feeds, replies, connections and search. */

import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/posts'

export const EDIT: typeof English.EDIT = {
  edit: 'Modifica',
  editLabel: (title) => `Modifica ${title}`,
  heading: (noun) => `Modifica ${noun}`,
  title: 'Titolo',
  defaultTitleHint: (title) => `Se lo lasci vuoto, si chiamerà «${title}».`,
  name: 'Nome',
  description: 'Descrizione',
  tags: 'Tag',
  tagsHint: 'Separa i tag con spazi. Il # lo aggiungiamo noi.',
  scriptReadOnly: 'Non puoi cambiare il testo. Per usarne uno nuovo, registra di nuovo la storia.',
  confirmsAnonymity: 'Titolo e tag non dicono di chi parla la storia, a meno che lo dica lei stessa.',
  restored: 'Abbiamo recuperato quello che avevi scritto.',
  cancel: 'Annulla',
  save: 'Salva',
  saving: 'Salvataggio in corso',
  saved: 'Modifiche salvate',
  edited: 'Modificato',
  imported: 'Importato',
}

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
  sent: 'Risposta inviata',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Questo post non c’è più.',
  recorder: 'La tua registrazione è salvata. Pubblicala a parte o eliminala.',
  recorderPrivate: 'La tua registrazione è salvata. Inviala a parte o eliminala.',
  publish: 'Pubblica a parte',
  send: 'Invia a parte',
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

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Chiunque', hint: 'Chiunque può rispondere.' },
  followed: {
    name: 'Chi seguo',
    hint: 'Solo chi segui può rispondere in questa discussione.',
  },
  mentioned: {
    name: 'Chi menziono',
    hint: 'Solo chi menzioni con @ nel titolo o nel testo può rispondere in questa discussione.',
  },
  nobody: { name: 'Nessuno', hint: 'Le risposte sono disattivate.' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: 'Chi può rispondere',
  collaboratorsHint: 'Tu e chi collabora con te potete sempre rispondere.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Risposte limitate',
  signIn: (from) =>
    from === 'nobody'
      ? 'Accedi per rispondere se il post è tuo o se ci collabori.'
      : 'Accedi per vedere se puoi rispondere.',
  signInButton: 'Accedi',
  recordingSaved: 'La tua registrazione è salvata.',
  publishSeparatelyHint: 'Puoi pubblicarla come post a parte.',
  detach: 'Fanne un post a parte',
  sendSeparatelyHint: 'Puoi inviarla come messaggio a parte.',
  detachPrivate: 'Fanne un messaggio a parte',
}

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `Ascolta la storia (${count})`,
    single: 'Solo questa voce',
    voiceCount: (count) => counted(count, { one: '# voce', many: '# di voci', other: '# voci' }),
    add: 'Aggiungi la tua voce',
    share: 'Condividi l’HUM',
  },
  nightingale: {
    play: (count) => `Ascolta la catena (${count})`,
    single: 'Solo questa canzone',
    add: 'Aggiungi una canzone',
    share: 'Condividi la canzone',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: 'Ferma',
  stopLabel: (title) => `Ferma: ${title}`,
  position: (author, n, of) => `${author} · ${n} di ${of}`,
  original: 'Originale',
  by: (author) => `di ${author}`,
}

export const GRAPH: typeof English.GRAPH = {
  loading: 'Caricamento della rete',
  analytics: 'Cifre',
  posts: 'Post in tutto',
  connections: 'Collegamenti in tutto',
  mostConnected: 'Il post più collegato',
  noneYet: 'Ancora nessuno',
  replies: (count) => counted(count, { one: '# risposta', many: '# di risposte', other: '# risposte' }),
  repliesUnit: (count) => counted(count, { one: ' risposta', many: ' di risposte', other: ' risposte' }),
  nodeName: (kind, title, author, replies) => `${kind}: ${title}, ${author}, ${replies}`,
  find: 'Trova un post',
  findLabel: 'Trova un post nella rete',
  found: (count) =>
    counted(count, { one: '# post trovato', many: '# di post trovati', other: '# post trovati' }),
  position: (nth, of) => `${nth} di ${of}`,
  noMatches: 'Nessun post trovato.',
  allHidden: 'Tutti i tipi sono nascosti. Attivane uno per vedere i post.',
  kindFilters: 'Tipi mostrati',
  viewMode: 'Mostra come',
  asGraph: 'Cielo',
  asList: 'Elenco',
  canvas: 'Rete dei post e dei collegamenti',
  canvasHelp:
    'Tab passa da un gruppo di post all’altro, le frecce si muovono in un gruppo, Invio apre un post, P lo riproduce con le risposte.',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
  fitAll: 'Mostra tutto',
  layoutInProgress: 'Disposizione dei post',
  layoutProgress: (share) => share.toLocaleString('it', { style: 'percent' }),
  skipLayout: 'Mostra subito',
  tapAgain: 'Tocca ancora per aprire',
  closeLegend: 'Chiudi la legenda',
  starSizes: 'Una stella più grande ha più risposte.',
  legend: 'Legenda',
  contentTypes: 'Tipi di contenuto',
  connectionTypes: 'Tipi di collegamento',
  list: 'I post e i loro collegamenti',
  recording: 'Registrazione',
  inlineName: (name) => name.toLowerCase(),
  otherLines: 'Altre linee',
  recordingLine: 'registrazione, nel suo Owlcast',
  repliesTo: 'risponde a',
  recordedIn: 'è registrato in',
  showMore: (count) => `Mostrane altri ${count.toLocaleString('it')}`,
  newest: (shown, total) =>
    `${shown.toLocaleString('it')} post su ${total.toLocaleString('it')}: i più recenti e quelli a cui rispondono.`,
  showOlder: 'Mostra post meno recenti',
  alone: (count) =>
    counted(count, {
      one: '# post senza collegamenti è nell’elenco.',
      many: '# di post senza collegamenti sono nell’elenco.',
      other: '# post senza collegamenti sono nell’elenco.',
    }),
  noConnections: 'Ancora nessun collegamento. Rispondi a un post e qui appare una linea.',
  empty: { title: 'Ancora nessun post', text: 'Pubblica qualcosa e comparirà qui.' },
  goToSquawks: 'Vai agli squawk',
}

export const SEARCH: typeof English.SEARCH = {
  results: 'Risultati rapidi',
  resultCount: (count) =>
    counted(count, { one: '# risultato', many: '# di risultati', other: '# risultati' }),
  allResults: (query) => `Tutti i risultati per «${query}»`,
  noResults: (query) => `Nessun risultato per «${query}»`,
  searching: 'Ricerca in corso',
  offline: 'Sei offline. Connettiti per cercare.',
  moveKey: 'scegli',
  jumpKey: 'apri',
  closeKey: 'chiudi',
  postCount: (count) => `${count} post`,
  recordingCount: (count) =>
    counted(count, { one: '# registrazione', many: '# di registrazioni', other: '# registrazioni' }),
  free: 'Ascolto gratuito',
  price: (price) => `${price} per ascoltare`,
  heading: 'Cerca',
  fieldLabel: 'Cerca post e persone',
  clear: 'Cancella la ricerca',
  filterLabel: 'Mostra risultati di',
  allKinds: 'Tutto',
  people: 'Persone',
  allPeople: 'Tutte le persone',
  morePeople: 'Ci sono altri risultati. Scrivi più lettere del nome.',
  more: 'Mostra altro',
  loadingMore: 'Caricamento',
  loading: 'Ricerca in corso',
  emptyTitle: 'Che cosa cerchi?',
  emptyText: 'Cerca post, persone e i tuoi messaggi.',
  showAllKinds: 'Mostra tutti i tipi',
  didYouMean: 'Forse cercavi',
  similar: 'Post simili',
  reply: 'Risposta',
  message: 'Messaggio privato',
}

export const LIVE: typeof English.LIVE = {
  newPosts: (count) =>
    counted(count, { one: '# nuovo post', many: '# di nuovi post', other: '# nuovi post' }),
}

export const TOO_OLD: typeof English.TOO_OLD = {
  text: 'Il tuo browser è troppo vecchio per Owlcast.',
  link: 'Ascolta i post più recenti',
}

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Pagina non trovata',
  text: 'Controlla l’indirizzo. Forse la pagina è stata spostata o eliminata.',
  home: 'Vai su Owlcast',
  search: 'Cerca',
}

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Per aprire questo link devi essere online',
  text: 'Sei offline. Si apre da solo quando torni online.',
  savedSquawks: 'Squawk salvati',
}

export const MY_POSTS_FILTER_LABELS: typeof English.MY_POSTS_FILTER_LABELS = {
  all: 'Tutto',
  messages: 'Messaggi',
  spaces: 'Spaces',
  flows: 'Flows',
  podcasts: 'Podcast',
  started: 'Cominciati',
  replies: 'Risposte',
}

export const MY_POSTS_EMPTY: typeof English.MY_POSTS_EMPTY = {
  squawk: 'I tuoi post appariranno qui.',
  mue: 'I messaggi che invii appariranno qui.',
  hum: 'Le storie di guarigione che cominci o a cui aggiungi la tua voce appariranno qui.',
  nightingale: 'Le canzoni che cominci o continui appariranno qui.',
  owlcast: 'Gli Owlcast che crei e le tue registrazioni in altri appariranno qui.',
}

export const MY_POSTS: typeof English.MY_POSTS = {
  filters: 'Mostra',
  loading: 'Caricamento dei tuoi post',
  empty: 'Ancora niente qui',
  emptyFiltered: (filter) => `Ancora niente in «${filter}»`,
  showAll: 'Mostra tutto',
  inReplyTo: 'In risposta a',
  to: 'A',
  signedOut: {
    title: 'I tuoi post, in un solo posto',
    text: 'Accedi per ritrovarli, modificarli o eliminarli.',
    action: 'Accedi',
    reason: 'Accedi per vedere i tuoi post.',
  },
}
