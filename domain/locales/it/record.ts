/** Italian texts for recording: drafts, scripts, podcasts, the music library and owlcasts. */

import { formatDollars } from '../../billing/price'
import { createPluralizer } from '../../i18n/plural'
import type { TrackCollection } from '../../kinds'
import { OWLCAST_FEE_CENTS } from '../../limits'
import { endSentence } from '../../text/sentences'
import type * as English from '../en/record'

const counted = createPluralizer('it')

export const START_LABELS: typeof English.START_LABELS = {
  plain: 'Registra',
  reading: 'Leggi e registra',
  song: 'Registra la tua canzone',
  overTrack: 'Registra sul MUE',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: 'Invia', withTrack: 'Invia' },
  squawk: { alone: 'Pubblica lo squawk', withTrack: 'Squawk + MUE' },
  nightingale: { alone: 'Canzone', withTrack: 'Canzone' },
}

export const RECORD: typeof English.RECORD = {
  heading: 'Registra',
  modes: 'Che cosa registri?',
  comingSoon: 'presto',
  comingSoonHint: 'Ci stiamo ancora lavorando. Gli altri sono pronti.',
  recorder: 'Registratore',
  details: 'Dettagli',
  openFailed:
    'Non è stato possibile aprire questa registrazione. Finisci quella in corso o ricarica la pagina.',
  back: 'Indietro',
  cancel: 'Annulla',
  limit: (limit) => `al massimo ${limit}`,
  limitAndRemaining: (limit, left) => `al massimo ${limit} · restano ${left}`,
  remaining: (left) => `restano ${left}`,
  waitingForMicrophone: 'In attesa del microfono',
  recording: 'Registrazione in corso',
  paused: 'In pausa',
  shortcutStart: 'o premi',
  shortcutsRecording: 'Spazio mette in pausa, Invio ferma',
  shortcutsPaused: 'Spazio riprende, Invio ferma',
  pause: 'Pausa',
  resume: 'Riprendi',
  stop: 'Ferma la registrazione',
  redo: 'Rifai',
  goOn: 'Continua a parlare',
  goOnFailed: 'Non puoi continuare questa registrazione.',
  trimEnds: 'Taglia i bordi',
  cutTo: (time) => `Taglia a ${time}`,
  undoCut: 'Annulla taglio',
  wholeRecording: 'Registrazione intera',
  zoomedPart: 'Parte ingrandita',
  playPreview: 'Ascolta la registrazione',
  stopPreview: 'Ferma l’ascolto',
  seekPreview: 'Posizione nella registrazione',
  voiceWithTrack: (track) => `La tua voce con ${track}`,
  recordedTime: 'Tempo registrato',
  microphoneLevel: 'Livello del microfono',
  microphone: 'Microfono',
  defaultMicrophone: 'Microfono predefinito',
  headphones: 'Usa le cuffie, così il microfono non registra la musica.',
  storageDown:
    'Ora non possiamo ricevere registrazioni. La tua aspetterà su questo dispositivo e partirà da sola appena possibile.',
  losslessLimit: (minutes) => `Il WAV senza perdita è attivo. Puoi registrare fino a ${minutes} minuti.`,
  upgradeHint: (minutes) => `Con Pro registri fino a ${minutes} minuti.`,
  upgrade: 'Passa a Pro',
  showHow: 'Vedi come',
  allowMicrophoneHelp:
    'Apri le impostazioni del sito accanto all’indirizzo, consenti il microfono, poi riprova.',
}

export const HOLD: typeof English.HOLD = {
  screen: 'Registrazione',
  newRecording: 'Nuova registrazione',
  release: 'Rilascia per fermare. Poi scegli dove va.',
  releaseToSend: 'Rilascia per inviare.',
  sending: (to) => `Invio a ${to}`,
  sendingIn: (seconds) => `Invio tra ${seconds} s`,
  sendingNow: 'Invio in corso',
  undo: 'Annulla',
  locking: 'Rilascia. La registrazione continua.',
  locked: 'Registrazione in corso. Hai le mani libere.',
  dropping: 'Rilascia per eliminarla. Non resta nulla.',
  slideToLock: 'Scorri in alto per bloccare',
  slideToDrop: (isRtl) => (isRtl ? 'Scorri a destra per eliminare' : 'Scorri a sinistra per eliminare'),
  drop: 'Elimina',
  tooShort: 'Tieni premuto per parlare',
  tapOrHold: 'Tocca, o tieni premuto per parlare',
  tapToStart: 'Tocca per iniziare, tocca per fermare',
  tapInstead: 'Tocca invece di tenere premuto',
  tapInsteadHint: 'Il pulsante rosso parte con un tocco e si ferma con il successivo, ovunque.',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: 'Registrazione iniziata',
  paused: 'Registrazione in pausa',
  resumed: 'Registrazione ripresa',
  secondsLeft: (seconds) => counted(seconds, { one: 'Resta # secondo', other: 'Restano # secondi' }),
  stopped: (time) => `Registrazione ferma a ${time}. Riascolta, rifai o pubblica.`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: 'Titolo',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Tag',
  tagsRequired: () => 'qui servono',
  tagsHint: 'Separa i tag con spazi. Il # lo aggiungiamo noi.',
  description: 'Descrizione',
  optional: 'facoltativo',
  addTag: 'Aggiungi un tag',
  removeTag: (tag) => `Rimuovi il tag ${tag}`,
  addSuggestedTag: (tag) => `Aggiungi il tag ${tag}`,
  moreOptions: 'Altre opzioni',
  moreOptionsHint: 'Descrizione, risposte',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'Scartare questa registrazione?',
  body: (time) => `Questa registrazione dura ${time}. Non potrai annullare.`,
  cancel: 'Conserva',
  discard: 'Scarta',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: () => 'Pubblicazione in corso',
  stages: {
    mixing: 'Aggiunta della musica',
    encoding: 'Compressione',
    uploading: 'Caricamento',
    posting: 'Pubblicazione',
  },
  attempt: (n, of) => `Tentativo ${n} di ${of}`,
  progress: 'Pubblicazione',
  cancel: 'Annulla',
  mayLeave: 'Puoi lasciare questa pagina. Continua da sé e la tua registrazione è al sicuro.',
  cancelled: 'Non pubblicata. La tua registrazione è ancora qui.',
  published: (name, link) => `${name}: pubblicazione riuscita! Link da condividere: ${link}`,
  sent: (to) => `Inviato a ${to}.`,
  phoneUnavailable: 'I messaggi verso un telefono non sono ancora disponibili. Invia tu il link.',
  copyLink: 'Copia il link',
  linkCopied: 'Link copiato!',
  signInToPublish: 'Accedi per pubblicare. La tua registrazione resta qui.',
  signInToSend: 'Accedi per inviare un messaggio.',
  alreadyPublished: 'Hai già pubblicato questa registrazione.',
  publishingInOtherTab: 'Un’altra scheda sta pubblicando questa registrazione.',
  savedOffline: 'Salvato. Verrà pubblicato quando sarai online.',
  savedBusy: 'Salvato qui. Riproveremo.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure)} La tua registrazione è salvata. La pubblicheremo automaticamente.`,
}

export const PUBLISH_PRIVATE: typeof English.PUBLISH_PRIVATE = {
  publishing: () => 'Invio in corso',
  cancelled: 'Non inviata. La tua registrazione è ancora qui.',
  signInToPublish: 'Accedi per inviare. La tua registrazione resta qui.',
  alreadyPublished: 'Hai già inviato questa registrazione.',
  publishingInOtherTab: 'Un’altra scheda sta inviando questa registrazione.',
  savedOffline: 'Salvato. Verrà inviato quando sarai online.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure)} La tua registrazione è salvata. La invieremo automaticamente.`,
}

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Registrazioni su questo dispositivo',
  saved: 'Registrazione salvata',
  savedForAWeek:
    'Registrazione salvata. Questo browser la elimina dopo circa una settimana senza visite, a meno che tu non installi l’app.',
  unpublished: 'Non ancora pubblicata',
  onlyInTab: 'Solo in questa scheda. Pubblica prima di chiuderla.',
  waiting: 'In attesa di pubblicazione',
  sending: 'Pubblicazione in corso',
  to: (name) => `A ${name}`,
  listen: 'Ascolta',
  stop: 'Ferma',
  publish: 'Pubblica',
  discard: 'Scarta',
  later: 'Più tardi',
  retryNow: 'Prova ora',
  cancelDiscard: 'Conserva',
  discardHeading: 'Scartare questa registrazione?',
  discardBody: 'Esiste solo su questo dispositivo. Non potrai annullare.',
  unsavedHello: 'Il tuo saluto, non ancora salvato',
  open: 'Apri',
  discarded: 'Registrazione scartata',
  readFailed: 'Non è stato possibile leggere questa registrazione. Ricarica la pagina e riprova.',
  signOutHeading: 'Uscire con registrazioni non inviate?',
  signOutBody: (n) =>
    counted(n, {
      one: 'Una registrazione non è ancora pubblicata. La ritrovi su questo dispositivo quando accedi di nuovo.',
      other:
        '# registrazioni non sono ancora pubblicate. Le ritrovi su questo dispositivo quando accedi di nuovo.',
    }),
  putAway:
    'La registrazione resta su questo dispositivo. Riapparirà quando accederà l’account con cui è stata fatta.',
  staySignedIn: 'Resta',
  signOut: 'Esci',
}

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Non è stato possibile aprire ciò che hai condiviso. Scegli qui il file o incolla il link.',
  none: 'Condividi il link di un podcast o un file audio (WAV, MP3, OGG o M4A) di meno di 50 MB.',
  recordingOpen: 'Prima pubblica o scarta questa registrazione. Poi apriremo ciò che hai condiviso.',
  heading: 'Che cosa deve diventare?',
  upTo: (length) => `Fino a ${length}`,
  partUpTo: (length) => `Fino a ${length}. Poi scegli la parte.`,
  podcastHint: 'Fai sentire una parte e rispondi',
  choosePart: 'Scegli la parte',
  tooLong: (length, limit) => `Dura ${length} e c’è posto per ${limit}.`,
  takePart: 'Usa questa parte',
  wholeSound: 'L’audio intero',
  opening: 'Apertura di ciò che hai condiviso …',
  importFailed: 'Non è stato possibile aggiungere questo audio. Riprova.',
}

export const HUM: typeof English.HUM = {
  heading: 'Comincia una storia di guarigione',
  intro: 'Due risposte fanno un testo. Tu lo leggi ad alta voce, e altri aggiungono la loro voce.',
  notAdvice: 'Parole gentili, non un parere medico.',
  recipientName: 'Per chi è?',
  recipientNameHint: 'Nome della persona. Basta il nome di battesimo.',
  alias: 'Nome nel testo',
  aliasHint: 'Gli altri leggono e sentono questo nome. Lascialo vuoto per usare il nome della persona.',
  condition: 'Che cosa sta attraversando?',
  conditionHint: 'La sua condizione, in poche parole.',
  outcomeHint: 'Al presente, come se fosse già così.',
  presentOutcome: 'Com’è la vita quando sta bene?',
  wholenessFeeling: 'Che cosa si prova?',
  meaningPurpose: 'Perché è importante?',
  witnesses: 'Chi parla con te?',
  soundHeading: 'Dai forma al testo',
  emotionWords: 'Parole che l’accompagnano',
  tone: 'Tono',
  length: 'Lunghezza',
  language: 'Lingua',
  spiritual: 'Linguaggio spirituale',
  closure: 'Concludi con una frase finale',
  visibilityHeading: 'Chi può trovarla?',
  consent: 'Posso parlare di questa persona',
  unlisted: 'Solo chi ha il link',
  unlistedHint: 'Consigliato se il testo dice il nome vero.',
  saveAnswers: 'Salva le mie risposte con la storia',
  saveAnswersHint: 'Altrimenti restano su questo dispositivo. Gli altri non le vedono mai.',
  create: 'Crea il testo',
  recreate: 'Crea di nuovo il testo',
  scriptHeading: 'Testo dell’intenzione di guarigione',
  script: 'Testo',
  forName: (name) => `Per ${name}`,
  readAloud: 'Leggilo ad alta voce quando vuoi. Prima puoi cambiare ogni parola.',
  changeAnswers: 'Cambia',
  estimatedLength: (time) => `circa ${time}`,
  empty: 'Il tuo testo appare qui.',
  edit: 'Modifica il testo',
  done: 'Fine modifica',
  record: 'Leggi e registra',
  failed: 'Non siamo riusciti a caricare il testo. Riprova.',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: 'Leggi ad alta voce',
  slower: 'Più lento',
  faster: 'Più veloce',
  startScrolling: 'Scorri con me',
  stopScrolling: 'Ferma lo scorrimento',
  speed: (percent) => `Ritmo ${percent}%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: 'amore',
  compassion: 'compassione',
  gratitude: 'gratitudine',
  courage: 'coraggio',
  peace: 'pace',
  wonder: 'meraviglia',
  relief: 'sollievo',
}

export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: 'classico',
  gentle: 'delicato',
  bold: 'audace',
}

export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: 'breve',
  medium: 'media',
  long: 'lunga',
}

export const SONG: typeof English.SONG = {
  songTitle: 'Titolo della canzone',
  author: 'Di chi è',
  original: 'È una canzone originale',
  covers: 'Le cover non sono ammesse. Parole e musica devono essere tue.',
}

const NAMES: Record<TrackCollection, { one: string; many: string }> = {
  mue: { one: 'MUE', many: 'MUE' },
  beat: { one: 'beat', many: 'beat' },
}

const ADD: Record<TrackCollection, string> = { mue: 'Aggiungi una traccia MUE', beat: 'Aggiungi un beat' }

export const LIBRARY: typeof English.LIBRARY = {
  choose: (collection) => `Scegli un ${NAMES[collection].one}`,
  add: (collection) => ADD[collection],
  tab: (collection) => (collection === 'beat' ? 'Beat' : 'MUE'),
  remove: (collection) => `Rimuovi il ${NAMES[collection].one}`,
  search: (collection) => `Cerca tra i ${NAMES[collection].many}`,
  searchHint: 'Nome, atmosfera o genere',
  searchAll: 'Cerca musica di sottofondo',
  anyMood: 'Tutte le atmosfere',
  mood: 'Atmosfera',
  anyGenre: 'Tutti i generi',
  genre: 'Genere',
  showAll: 'Mostra tutto',
  addTrack: 'Aggiungi',
  addLabel: (name) => `Aggiungi ${name}`,
  added: 'Aggiunto',
  removeLabel: (name) => `Rimuovi ${name}`,
  playLabel: (name) => `Riproduci: ${name}`,
  pauseLabel: (name) => `Metti in pausa: ${name}`,
  collection: (collection) => NAMES[collection].one,
  playingHint: 'suona sotto la tua voce',
  loading: (collection) => `Caricamento dei ${NAMES[collection].many}`,
  none: (collection) => `Ancora nessun ${NAMES[collection].one}`,
  noneFiltered: 'Nessun risultato. Prova un’altra atmosfera o un altro genere.',
  noResults: (query) => `Nessun risultato per «${query}»`,
  section: 'Libreria MUE',
  background: 'Musica di sottofondo',
  open: 'Apri',
  summary: (count) =>
    count === 0
      ? 'Ancora nessun MUE'
      : counted(count, {
          one: '# MUE.',
          many: '# di MUE, dal più calmo al più vivace.',
          other: '# MUE, dal più calmo al più vivace.',
        }),
  loadingAll: 'Caricamento dei MUE',
  offline: 'La musica ha bisogno di una connessione. Puoi registrare anche senza.',
}

const mues = (count: number) => counted(count, { one: '# MUE', many: '# di MUE', other: '# MUE' })

const samples = (count: number) => counted(count, { one: '# MUE di esempio', other: '# MUE di esempio' })

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: 'Riempi la libreria musicale, o caricala dall’archivio.',
  manage: 'Gestisci',
  intro: 'Musica che chiunque può aggiungere a una registrazione.',
  actions: 'Azioni sulla libreria',
  setup: 'Prepara la tabella',
  addSamples: 'Aggiungi esempi',
  sync: 'Sincronizza l’archivio',
  refresh: 'Aggiorna',
  empty: 'Nessun MUE. Scegli «Prepara la tabella» e «Aggiungi esempi» per cominciare.',
  loading: 'Caricamento dei MUE',
  ready: (count) => `La tabella dei MUE è pronta: ${mues(count)}.`,
  added: (added, absent) =>
    absent > 0
      ? `Aggiunti: ${samples(added)}. Ancora senza file nell’archivio: ${absent}.`
      : `Aggiunti: ${samples(added)}.`,
  usingSamples: (count) => `${samples(count)} in uso`,
  loaded: (count) => `Caricamento finito: ${mues(count)}.`,
  listing: 'Lettura dell’archivio…',
  measuring: (done, all) => `Misura delle durate: ${done} di ${all}…`,
  working: 'In corso…',
  storageEmpty: 'Nell’archivio non ci sono MUE. La libreria non è cambiata.',
  synced: (count, more) =>
    more
      ? `Sincronizzata. La libreria ora ha ${mues(count)}. Nell’archivio ci sono più file di quanti se ne leggano in una volta.`
      : `Sincronizzata. La libreria ora ha ${mues(count)}.`,
  confirm: {
    title: 'Sostituire la libreria?',
    text: (now, then) =>
      `Nella libreria: ${mues(now)}. Nell’archivio: ${mues(then)}, che ne prendono il posto. I post che hanno già una musica restano come sono.`,
    cancel: 'Conserva',
    replace: 'Sostituisci',
  },
  seconds: (seconds) => `${Math.round(seconds)} s`,
  mood: 'Atmosfera',
  genre: 'Genere',
  playLabel: (name) => `Riproduci: ${name}`,
  stopLabel: (name) => `Ferma: ${name}`,
}

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Crea un Owlcast',
  startedFrom: (title) => `A partire da «${title}».`,
  name: 'Nome',
  description: 'Descrizione',
  tags: 'Tag',
  tagsHint: 'Separa i tag con spazi. Il # lo aggiungiamo noi.',
  privacy: 'Visibilità',
  visibilities: { public: 'Pubblico', unlisted: 'Non in elenco', private: 'Privato' },
  hints: {
    public: 'Chiunque può trovarlo.',
    unlisted: 'Chiunque abbia il link può ascoltarlo.',
    private: 'Solo tu e le persone che inviti potete ascoltarlo.',
  },
  proOnly: 'Per non in elenco e privato serve Pro.',
  invitees: 'Inviti',
  inviteesHint: 'Nomi utente, e-mail o numeri di telefono, separati da virgole.',
  inviteeList: 'Persone da invitare',
  inviteeTooLong: 'È troppo lungo per un nome o un indirizzo.',
  unresolved: 'Lo verificheremo all’invito.',
  byEmail: 'via e-mail',
  byPhone: 'i messaggi verso un telefono non sono ancora disponibili: riceverai un link da condividere',
  fee: `Costo di creazione ${formatDollars(OWLCAST_FEE_CENTS)} – offerto`,
  cancel: 'Annulla',
  create: 'Crea l’Owlcast',
  creating: 'Creazione del tuo Owlcast',
  notCreated: 'Non creato. Il tuo testo è ancora qui.',
  sourceGone: 'Il post di partenza non c’è più. Tocca di nuovo «Crea l’Owlcast» per continuare senza.',
  alreadyCreated: 'Questo Owlcast era già stato creato, con ciò che hai inviato la prima volta.',
  createdEarlier: (name) => `«${name}» era già stato creato. Crea di nuovo per fare anche questo.`,
  created: (name) => `«${name}» è pronto.`,
  createdWithInvitations: (name, sent) => `«${name}» è pronto. ${sent}`,
  record: 'Registra',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: 'Pubblica in',
  newOwlcast: 'Nuovo Owlcast',
  newOwlcastHint: 'Crea un Owlcast pubblico con questo titolo. Questa è la sua prima registrazione.',
  existingOwlcastHint: 'Aggiunge questa registrazione alle altre.',
  lostOwlcastHint: 'Non puoi più registrare in questo Owlcast. Scegline un altro.',
  moreOptions: 'Altre opzioni',
  loading: 'Caricamento dei tuoi Owlcast',
  failed: 'Non siamo riusciti a caricare gli altri tuoi Owlcast.',
}

export const OWLCAST: typeof English.OWLCAST = {
  collaborators: (count) =>
    counted(count, {
      one: '# persona partecipa',
      many: '# di persone partecipano',
      other: '# persone partecipano',
    }),
  startedFrom: (title) => `Nato da ${title}`,
  play: 'Ascolta',
  hide: 'Nascondi',
  playLabel: (title) => `Ascolta ${title}`,
  hideLabel: (title) => `Nascondi ${title}`,
  record: 'Registra',
  recordLabel: (title) => `Registra in ${title}`,
  reply: 'Rispondi',
  replyLabel: (title) => `Rispondi a ${title}`,
}

export const COVER: typeof English.COVER = {
  group: 'Copertina',
  of: (title) => `Copertina di ${title}`,
  choose: 'Scegli immagine',
  useDrawn: 'Usa la copertina disegnata',
  small: (pixels) =>
    `Le app di podcast chiedono almeno ${pixels} pixel per lato, quindi mostrano la copertina disegnata.`,
}

export const RECORDINGS: typeof English.RECORDINGS = {
  list: (title) => `Registrazioni in ${title}`,
  loading: 'Caricamento delle registrazioni',
  none: 'Ancora nessuna registrazione',
  recordFirst: 'Registra la prima',
  more: 'Altre registrazioni',
  loadingMore: 'Caricamento',
  newRecordings: (count) =>
    counted(count, {
      one: '# nuova registrazione',
      many: '# di nuove registrazioni',
      other: '# nuove registrazioni',
    }),
  position: (author, n, of) => `${author} · ${n} di ${of}`,
  controls: 'Comandi della conversazione',
  previous: 'Precedente',
  next: 'Successiva',
  latest: 'Ultima',
  conversation: 'conversazione',
  actions: (title) => `Altre azioni per ${title}`,
  delete: 'Elimina',
  singular: 'Registrazione',
  noun: 'la registrazione',
}
