/** Italian texts for share pages, which the Worker renders, and the podcast player they share with the app. */
import { createPluralizer } from '../../i18n/plural'
import { PODCAST_FILE_KEPT_DAYS } from '../../podcasts/podcasts.limits'
import type * as English from '../en/share'

const counted = createPluralizer('it')

export const SHARE: typeof English.SHARE = {
  words: 'Cosa è stato detto',
  product: 'Owlcast',
  signIn: 'Accedi',
  openOwlcast: 'Apri Owlcast',
  skip: 'Vai al contenuto',
  reply: 'Rispondi',
  copyLink: 'Copia il link',
  report: 'Segnala una violazione del copyright',
  linkCopied: 'Link copiato!',
  copyManually: 'Non è stato possibile copiare il link. Puoi copiarlo qui:',
  linkLabel: 'Link a questo post',
  tags: 'Tag',
  recordings: (count) => `Registrazioni (${count})`,
  noRecordings: 'Ancora nessuna registrazione',
  more: 'Altro',
  recordedIn: 'Registrato in',
  inReplyTo: 'In risposta a',
  free: 'Ascolto gratuito',
  priceToListen: (price) => `${price} per ascoltare`,
  preview: (seconds) =>
    `Puoi ascoltare gratis ${counted(seconds, { one: 'il primo secondo', other: 'i primi # secondi' })}.`,
  previews: (seconds) =>
    `Puoi ascoltare gratis fino a ${counted(seconds, { one: '# secondo', other: '# secondi' })} di ogni registrazione.`,
  listenToAll: 'Ascolta tutto in Owlcast',
  sample: 'Demo',
  length: 'Durata',
  contents: 'Registrazioni',
  author: 'Di',
  messageWaiting: 'Un messaggio vocale ti aspetta',
  openHint:
    'Qualcuno ti ha mandato questo link, che funziona una volta sola. Tocca Apri per ascoltare il messaggio in questo browser, ora e in seguito.',
  open: 'Apri',
  newLink: 'Inviami un nuovo link',
  newLinkSent:
    'Se questo link era nostro, ne abbiamo inviato uno nuovo allo stesso indirizzo. Può volerci un minuto.',
  footer: 'Condiviso da Owlcast, il mistico social network della voce.',
  loading: 'Caricamento',
  notFound: 'Contenuto non trovato',
  expiryHint: 'Gli squawk svaniscono dopo un giorno o due. Forse questo è scaduto.',
  back: 'Torna a Owlcast',
  retry: 'Riprova',
  details: 'Dettagli tecnici',
  copyDetails: 'Copia i dettagli',
  detailsCopied: 'Dettagli copiati!',
  present: 'presente',
  none: 'nessuno',
  listenOnOwlcast: 'Ascolta su Owlcast',
  edited: 'Modificato',
  imported: 'Importato',
  routerWorks: 'Il router dei link condivisi funziona.',
  by: (author) => `di ${author}`,
  with: (names) => `con ${names}`,
  summary: (kind, author, length, tags) =>
    [`${kind} di ${author}`, length, tags].filter((part) => part !== '').join(' · '),
  recordingCount: (count) =>
    counted(count, { one: '# registrazione', many: '# di registrazioni', other: '# registrazioni' }),
  positionInList: (at, of) => `${at} di ${of}`,
  pageTitle: (title) => `${title} · Owlcast`,
  audioOf: (title) => `Audio di ${title}`,
}

export const SHARED_MEMBER: typeof English.SHARED_MEMBER = {
  pageTitle: (name, username) => `${name} (@${username}) · Owlcast`,
  pro: 'Pro',
  memberSince: (day) => `Iscrizione: ${day}`,
  followers: (count) =>
    counted(count, { one: '#\u00a0follower', many: '# di follower', other: '#\u00a0follower' }),
  follow: 'Segui su Owlcast',
  hello: (name) => `Saluto di ${name}`,
  newestPosts: 'Ultimi post',
  empty: 'Nessun post pubblico al momento.',
  listenMore: 'Ascolta altro in Owlcast',
  summary: (name, voices, newest) =>
    voices === 0
      ? `${name} è su Owlcast, dove si parla.`
      : `Ascolta ${name} su Owlcast. Ultimo post: ${newest}`,
  pictureOf: (name) => `Foto di ${name}`,
}

export const SYNDICATION: typeof English.SYNDICATION = {
  personDescription: (name) => `Quello che ${name} dice su Owlcast.`,
  postDescription: (title, name) => `${title}, di ${name} su Owlcast.`,
  tagTitle: (tag) => `#${tag} su Owlcast`,
  tagDescription: (tag) => `Post pubblici con il tag #${tag}.`,
  previewTitle: (title) => `${title} (anteprima)`,
  braidTitle: (title) => `${title}, con le risposte`,
  braidDescription: (title, names) => `${title}, con le risposte di ${names} al momento giusto.`,
}

export const LATEST: typeof English.LATEST = {
  title: 'Novità su Owlcast',
  titleOfKind: (kinds) => `Novità su Owlcast: ${kinds}`,
  description: 'Voci pubbliche che restano. Ascoltale qui, senza un account.',
  tagTitle: (tag) => `#${tag}`,
  tagDescription: (tag) => `Post pubblici con il tag #${tag} su Owlcast.`,
  kinds: 'Tipi di post',
  all: 'Tutti',
  empty: 'Al momento qui non c’è nulla.',
  older: 'Post meno recenti',
  newest: 'Post più recenti',
  openApp: 'Apri Owlcast',
  subscribe: 'Iscriviti in un’app di podcast',
  subscribeHint: 'Scegli la tua app o incollaci l’indirizzo del feed.',
  address: 'Indirizzo del feed',
  jsonFeed: 'JSON Feed',
  scan: 'Inquadralo con il telefono',
  added: 'Risposte di questa catena',
}

export const DETAIL_LABELS: typeof English.DETAIL_LABELS = {
  url: 'URL',
  pathname: 'Percorso',
  searchParams: 'Parametri',
  contentType: 'Tipo di contenuto',
  id: 'ID',
  token: 'Token',
  invitation: 'Invito',
  message: 'Errore',
  requestId: 'Richiesta',
}

const decimal = (figure: string) => figure.replace('.', ',')

export const PODCAST: typeof English.PODCAST = {
  sectionLabel: 'Il podcast a cui rispondi',
  steps: 'Passi',
  step: { load: 'Carica l’audio', trim: 'Taglia una clip', record: 'Registra' },
  url: 'URL del podcast',
  urlHint: 'Senza clip la tua risposta rimanda solo a questo indirizzo.',
  urlPlaceholder: 'https://',
  load: 'Carica',
  loading: (megabytes) => `Caricamento · ${decimal(megabytes)} MB`,
  stop: 'Ferma',
  upload: 'Carica un file audio',
  uploadHint: 'WAV, MP3, OGG o M4A, meno di 50 MB. Resta su questo dispositivo. Si invia solo la tua clip.',
  uploadHintSaved: `WAV, MP3, OGG o M4A, meno di 50 MB. Gli altri sentono solo la tua clip. Ti conserviamo il file per ${PODCAST_FILE_KEPT_DAYS} giorni, così puoi tagliarlo di nuovo su un altro dispositivo.`,
  kept: 'I tuoi file',
  openFile: 'Apri',
  openFileLabel: (name) => `Apri ${name}`,
  copy: {
    saving: 'Salvataggio per gli altri tuoi dispositivi',
    kept: `Conservato per ${PODCAST_FILE_KEPT_DAYS} giorni`,
    failed: 'Impossibile conservarlo per gli altri tuoi dispositivi',
    unsupported: 'Non possiamo conservare questo tipo di file per gli altri tuoi dispositivi',
  },
  onlyFirst: (length: string) => `Si può leggere solo l’inizio di questo file, fino a ${length}.`,
  reading: 'Lettura del file',
  signInHint: 'Alcuni siti bloccano i browser. Accedi e lo carichiamo noi per te.',
  demo: 'Usa l’audio di prova',
  demoHint: 'Usa invece cinque minuti di suoni dolci. La tua risposta porterà la scritta «Audio di prova».',
  demoLabel: 'Audio di prova',
  loaded: 'Caricato',
  uploaded: 'Caricato',
  size: (megabytes) => `${decimal(megabytes)} MB`,
  change: 'Cambia',
  changeClip: 'Cambia clip',
  trim: 'Taglia',
  trimming: 'Taglio in corso',
  chooseClip: 'Scegli la tua clip',
  clipLength: (seconds, most) => `${decimal(seconds)} s di ${most} s`,
  start: 'Inizio',
  end: 'Fine',
  wholeEpisode: 'Episodio intero',
  clipInEpisode: 'Clip nell’episodio',
  oneSecond: (sign) => `${sign}1 s`,
  fromStart: 'Dall’inizio',
  lastSeconds: (seconds) => `Ultimi ${seconds} s`,
  keys: 'Tasti:',
  keySeconds: (figure) => `${decimal(figure)} s`,
  playClip: 'Ascolta la clip',
  pauseClip: 'Metti in pausa la clip',
  formatMinutes: (minutes, seconds) =>
    minutes > 0
      ? `${counted(minutes, { one: '# minuto', other: '# minuti' })} ${decimal(seconds)} secondi`
      : `${decimal(seconds)} secondi`,
  trimmed: (range) => `Audio tagliato! ${range}`,
  author: 'A chi rispondi',
  subject: 'Argomento',
  replyingTo: (author) => `In risposta a ${author}`,
  clip: (start, end) => `clip da ${start} a ${end}`,
  clipTitle: (author) => `clip del podcast di ${author}`,
  clipOf: (author) => `Clip di ${author}`,
  replyOf: (author) => `Risposta di ${author}`,
  fromHost: (host) => `da ${host}`,
}

export const INVITED: typeof English.INVITED = {
  heading: 'Invito',
  invitedBy: (inviter) => `${inviter} ti invita a collaborare.`,
  invitee: (masked) => `L’invito è per ${masked}.`,
  signInHint: 'Accedi con quell’account per accettarlo.',
  accept: 'Accetta',
  accepted: (inviter) => `Ora collabori con ${inviter}.`,
  undo: 'Annulla',
  collaborationEnded: 'Non collabori più.',
  ownInvitation: (to) => `Hai mandato questo invito a ${to}. Non è ancora stato accettato.`,
}
