/** Italian texts for members, messages, invitations, notifications, contacts and moderation. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { isPermanentSuspension } from '../../moderation/moderation'
import type * as English from '../en/people'

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
  deletedAccount: 'Account eliminato',
  you: 'Tu',
  youSaid: (text) => `Tu: ${text}`,
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
  stillSending: 'La tua ultima registrazione è ancora in fase di invio. Riprova tra un attimo.',
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
  prompt: (name) => `${name} vuole parlarti. Nessuno saprà se ascolti, accetti o elimini.`,
  request: 'Richiesta',
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Conversazione con ${name}`,
  back: 'Torna ai MUE',
  public: 'Pubblico',
  private: 'Privata',
  play: 'Ascolta la conversazione',
  stop: 'Ferma',
  progress: (at, of) => `Ascolto del messaggio ${at} di ${of}`,
  messagePosition: (at, of) => `Messaggio ${at} di ${of}`,
  reply: 'Registra una risposta',
  more: 'Aggiungi un titolo, musica o un altro post',
  unheard: 'Nuovo',
  heard: 'Ascoltato',
  heardAt: (when) => `Ascoltato ${when}`,
  notHeard: 'Non ancora ascoltato',
  playUnheard: (count) =>
    counted(count, {
      one: 'Ascolta il messaggio non ascoltato',
      other: 'Ascolta i # messaggi non ascoltati',
    }),
  unheardCount: (count) => `${count} da ascoltare`,
  noAudio: 'Nessun audio in questo messaggio',
  today: 'Oggi',
  yesterday: 'Ieri',
  accountDeleted:
    'Questo account è stato eliminato. Conservi i tuoi messaggi, e nessun altro può ascoltarli.',
  emailHint: 'Arriva via e-mail. Vedrai il nome alla prima risposta.',
  emailRefused: 'Le nostre e-mail non arrivano a questo indirizzo. Invia tu il link.',
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
  whoIsMeant: (name) => `Intendi ${name}?`,
  emailHint: (address) => `Invieremo un link a ${address}.`,
  phoneHint: (number) =>
    `I messaggi verso un telefono non sono ancora disponibili. Riceverai un link da inviare tu a ${number}.`,
  unresolved: 'Lo verificheremo all’invio.',
  sendToShown: (label) => `Invia a ${label}`,
  private: 'Privato',
  privateHint: (who) => `Ascolto riservato a te e a ${who}`,
  publicHint: 'Chiunque abbia il link può ascoltare',
  replyHint: 'Senza destinatario, può ascoltarlo chiunque possa ascoltare il post a cui rispondi.',
  fallbackName: 'questa persona',
}

const contacts = (count: number) =>
  counted(count, { one: '# contatto', many: '# di contatti', other: '# contatti' })

export const SUGGESTIONS: typeof English.SUGGESTIONS = {
  label: 'Persone',
  followed: 'Persone che segui',
  recent: 'Sentiti di recente',
  contacts: 'Dai tuoi contatti',
  count: (count) => counted(count, { one: '# persona trovata', other: '# persone trovate' }),
}

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Sincronizzazione dei contatti',
  title: 'Contatti sincronizzati',
  heading: 'Trova persone che conosci',
  findHint: 'Guarda quali dei tuoi contatti sono su Owlcast.',
  start: 'Sincronizza',
  startLabel: 'Sincronizza i contatti',
  open: 'Apri',
  openLabel: 'Apri i contatti sincronizzati',
  summary: (here, all) => `Su Owlcast: ${here.toLocaleString('it')}, tra ${contacts(all)}.`,
  lastSynced: 'Ultima sincronizzazione:',
  notSynced: 'Non ancora sincronizzati.',

  intro: 'I tuoi contatti restano su questo dispositivo.',
  introText:
    'Controlliamo le loro e-mail e i loro numeri, senza conservarli. Vedrai chi vuole farsi trovare. Nessuno saprà che hai cercato.',
  choose: 'Scegli i contatti',
  file: 'Importa un file',
  fileHint: 'Un file .csv o .vcf di Google, Outlook o Apple. Puoi trascinarlo qui.',
  dropHint: 'Rilascia qui il file',
  reading: 'Lettura dei tuoi contatti',
  checking: (done, all) => `${done} di ${all} controllati`,
  progress: 'Contatti controllati',
  cancel: 'Annulla',
  offline: 'Sei offline. Sincronizza di nuovo quando torni online.',
  uncheckedCount: (count, daily) =>
    `${counted(count, { one: '# e-mail o numero è ancora da controllare', other: '# e-mail e numeri sono ancora da controllare' })}. Sincronizza di nuovo per continuare. Puoi controllarne ${daily.toLocaleString('it')} al giorno.`,
  missingCountryCode: (count) =>
    counted(count, {
      one: 'Non possiamo controllare # contatto. Ai suoi numeri manca il prefisso internazionale.',
      other: 'Non possiamo controllare # contatti. Ai loro numeri manca il prefisso internazionale.',
    }),
  leftOut: {
    heading: 'Esclusi dall’ultima importazione:',
    withoutAddress: (count) =>
      counted(count, { one: '# voce senza e-mail né numero', other: '# voci senza e-mail né numero' }),
    invalid: (count) =>
      counted(count, {
        one: '# e-mail o numero che non riusciamo a leggere',
        other: '# e-mail o numeri che non riusciamo a leggere',
      }),
    fax: (count) =>
      counted(count, { one: '# numero di fax o cercapersone', other: '# numeri di fax o cercapersone' }),
    nested: (count) =>
      counted(count, {
        one: '# contatto dentro un altro contatto',
        other: '# contatti dentro un altro contatto',
      }),
    tooMany: (count) =>
      counted(count, {
        one: '# e-mail o numero oltre i dieci per contatto',
        other: '# e-mail o numeri oltre i dieci per contatto',
      }),
    overLimit: (count) =>
      counted(count, { one: '# contatto oltre il limite', other: '# contatti oltre il limite' }),
  },
  limitReached: (count) => `Puoi sincronizzare fino a ${contacts(count)}.`,
  storageFull:
    'Il tuo dispositivo è pieno, non siamo riusciti a salvare i contatti. Restano qui finché non lasci questa pagina.',

  search: 'Cerca tra i contatti',
  noResults: (typed) => `Nessun contatto per «${typed}»`,
  matchedHeading: (count) => `Su Owlcast (${count})`,
  noMatches: 'Non abbiamo ancora trovato nessuno dei tuoi contatti.',
  unmatchedHeading: (count) => `Invita (${count})`,
  uncheckedHeading: (count) => `Non ancora controllati (${count})`,
  unmatchedHint: 'Noi non scriviamo a nessuno. L’invito lo mandi tu.',
  follow: 'Segui',
  following: 'Segui già',
  followLabel: (name) => `Segui ${name}`,
  followingLabel: (name) => `Segui già ${name}`,
  followAll: 'Segui tutti',
  followedAll: (count) =>
    `Ora segui ${counted(count, { one: 'un’altra persona', many: 'altri # di persone', other: 'altre # persone' })}.`,
  share: 'Condividi il tuo link',
  more: 'Mostra altro',
  emailLabel: (name) => `Invita ${name} via e-mail`,
  smsLabel: (name) => `Invita ${name} via SMS`,
  linkLabel: (name) => `Condividi il tuo link con ${name}`,

  syncAgain: 'Sincronizza di nuovo',
  remove: 'Rimuovi i contatti sincronizzati',
  removeTitle: 'Rimuovere i contatti sincronizzati?',
  removeText: 'Li togliamo da questo dispositivo. Continui a seguire le stesse persone.',
  keepContacts: 'Conserva',
  confirmRemove: 'Rimuovi',
  removed: 'Contatti rimossi da questo dispositivo.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'Il file supera i 5 MB.',
  type: 'Si possono leggere solo file .csv e .vcf.',
  empty: 'Il file non contiene indirizzi e-mail né numeri di telefono.',
  unreadable: 'Non siamo riusciti a leggere il file.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Ascoltami su Owlcast',
  text: (link) => `Sono su Owlcast, dove si parla invece di scrivere. Ascoltami qui: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Chi ha la mia e-mail può trovarmi',
  phone: 'Chi ha il mio numero può trovarmi',
  hint: 'Disattivato finché non lo attivi. Si vede il tuo profilo pubblico.',
  noEmail: 'Non hai ancora aggiunto un’e-mail.',
  noPhone: 'Non hai ancora aggiunto un numero di telefono.',
  loading: 'Caricamento di chi può trovarti',
}

const MONTH = createDateFormat('it', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'Caricamento del profilo',
  loadingPosts: 'Caricamento dei post',
  memberSince: (at) => `Qui da ${MONTH.format(at)}`,
  pro: 'Pro',
  postCount: (count) => `${count} post`,
  followerCount: (count) => counted(count, { one: '# follower', many: '# di follower', other: '# follower' }),
  followingCount: (count) => counted(count, { one: '# seguito', many: '# di seguiti', other: '# seguiti' }),
  follow: 'Segui',
  followed: 'Segui già',
  followLabel: (name) => `Segui ${name}`,
  followingLabel: (name) => `Segui già ${name}`,
  signInToFollow: (name) => `Accedi per seguire ${name}.`,
  ownProfile: 'Così gli altri vedono il tuo profilo.',
  edit: 'Modifica il profilo',
  message: 'Messaggio',
  messageLabel: (name) => `Messaggio a ${name}`,
  signInToMessage: (name) => `Accedi per mandare un messaggio a ${name}.`,
  shareLabel: (name) => `Condividi il profilo di ${name}`,
  filterLabel: 'Mostra',
  all: 'Tutto',
  empty: (name) => `${name} non ha ancora pubblicato nulla`,
  emptyText: 'I suoi post pubblici appariranno qui.',
  emptyOfKind: (many) => `Ancora niente per «${many}»`,
  showAll: 'Mostra tutto',
  notFound: 'Contenuto non trovato',
  notFoundText: 'Non troviamo questa persona. Forse ha cambiato nome o ha lasciato Owlcast.',
  back: 'Torna a Owlcast',
  followsYou: 'ti segue',
  stillHere: 'Ancora qui',
  kept: 'Resta',
  allPosts: 'Tutti i post',
  emptyShelves: 'Ciò che pubblichi appare qui.',
}

export const HELLO: typeof English.HELLO = {
  play: (name, time) => `Ascolta il saluto di ${name}, ${time}`,
  playOwn: (time) => `Ascolta il tuo saluto, ${time}`,
  failed: 'Questo saluto non si può ascoltare ora.',
  quote: (text) => `«${text}»`,
  record: 'Registra un saluto',
  again: (time) => `Nuovo saluto, fino a ${time}`,
  intro: (time) => `Di’ chi sei in ${time} al massimo. Lo sente chi apre il tuo profilo.`,
  text: 'Ciò che dici',
  textHint: 'Una riga sotto il tuo nome. Se la lasci vuota, proviamo a scriverla noi.',
  save: 'Salva saluto',
  cancel: 'Annulla',
  saved: 'Il tuo saluto è sul tuo profilo.',
  edit: 'Il tuo saluto',
  remove: 'Elimina saluto',
  removeTitle: 'Eliminare il tuo saluto?',
  removeText: 'La registrazione e il testo spariscono per tutti.',
  keep: 'Tieni',
  removed: 'Il tuo saluto è stato eliminato.',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Follower',
  following: 'Seguiti',
  loading: 'Caricamento delle persone',
  empty: { followers: 'Ancora nessun follower.', following: 'Non segue ancora nessuno.' },
  more: 'Mostra altro',
}

export const FOLLOWING_FEED: typeof English.FOLLOWING_FEED = {
  filterLabel: 'Post di',
  all: 'Tutte',
  following: 'Di chi segui',
  empty: 'Niente di nuovo da chi segui',
  emptyText: 'Segui altre persone e i loro post appariranno qui.',
  showAll: 'Mostra tutti i post',
  findPeople: 'Trova persone che conosci',
}

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'Invita a partecipare',
  invite: 'Invita a partecipare',
  addTo: (title) => `Invita a partecipare a ${title}`,
  placeholder: '@nome o e-mail',
  send: 'Invia',
  cancel: 'Annulla',
  sent: (name) => `Invito inviato a ${name}!`,
  sentWithoutEmail: (name) =>
    `${name} troverà il tuo invito su Owlcast. Per oggi non riceve altri inviti via email.`,
  sentCount: (sent, all) => `${sent} di ${all} inviti inviati`,
  allSent: (count) => counted(count, { one: '# invito inviato.', other: '# inviti inviati.' }),
  notSent: (to) => `Non inviato a ${to}`,
  retry: 'Riprova',
  done: 'Fatto',
  viewInvited: 'Vedi chi hai invitato',
  shareLink: (name) => `Non possiamo inviare e-mail a ${name}. Invia tu questo link:`,
  link: 'Link d’invito',
  copy: 'Copia il link',
  copied: 'Link copiato!',

  listTitle: 'Chi partecipa',
  listEmpty: 'Non hai ancora invitato nessuno.',
  listFailed: 'Non siamo riusciti a caricare gli inviti.',
  emailRefused: 'Le nostre e-mail non arrivano a questo indirizzo. Invita in un altro modo.',
  revoke: 'Revoca',
  revokeLabel: (name) => `Revoca l’invito di ${name}`,
  remove: 'Rimuovi',
  removeLabel: (name) => `Rimuovi ${name}`,
  revoked: (name) => `L’invito di ${name} è revocato.`,
  removed: (name) => `${name} non collabora più.`,

  heading: 'Inviti',
  invitedBy: (inviter) => `${inviter} ti invita a collaborare`,
  pendingCount: (count) => counted(count, { one: 'Hai # invito', other: 'Hai # inviti' }),
  view: 'Vedi',
  dismiss: 'Non ora',
  postBy: (title, username) => `«${title}» di @${username}`,
  accept: 'Accetta',
  acceptLabel: (title) => `Accetta: ${title}`,
  decline: 'Rifiuta',
  declineLabel: (title) => `Rifiuta: ${title}`,
  accepted: (title) => `Ora collabori a «${title}».`,
  declined: 'Invito rifiutato.',
  undo: 'Annulla',
  collaborationEnded: (title) => `Non collabori più a «${title}».`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: 'Invito inviato',
  accepted: 'Collabora',
  declined: 'Rifiutato',
  revoked: 'Revocato',
  expired: 'Scaduto',
}

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `Silenzia ${name}`,
  unmute: (name) => `Non silenziare più ${name}`,
  block: (name) => `Blocca ${name}`,
  unblock: (name) => `Sblocca ${name}`,
  reportPost: 'Segnala',
  reportPerson: (name) => `Segnala ${name}`,
  reportHello: (name) => `Segnala il saluto di ${name}`,
  more: (name) => `Altro su ${name}`,
  signIn: 'Accedi per segnalare, silenziare o bloccare qualcuno.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `Non vedrai i post di ${name}. Nessuno lo verrà a sapere.`,
  unmuted: (name) => `Vedrai di nuovo i post di ${name}`,
  blocked: (name) => `Hai bloccato ${name}`,
  unblocked: (name) => `Non blocchi più ${name}`,
  undo: 'Annulla',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `Bloccare ${name}?`,
  text: [
    'Non potrete trovarvi, ascoltarvi, seguirvi, invitarvi o scrivervi. Smettete di seguirvi e gli inviti aperti finiscono. I vostri messaggi vengono nascosti, non eliminati.',
    'Questa persona non lo viene a sapere. I tuoi post pubblici restano pubblici: senza accedere può ascoltarli.',
  ],
  cancel: 'Annulla',
  confirm: 'Blocca',
}

export const REPORT: typeof English.REPORT = {
  titlePost: 'Segnala questo post',
  titlePerson: (name) => `Segnala ${name}`,
  about: (title) => `Su «${title}»`,
  hint: 'La moderazione lo esaminerà. La persona segnalata non saprà da chi.',
  viewedHint: 'La moderazione potrà ascoltarlo e leggerlo, anche se è privato.',
  emergencyHint: 'Se qualcuno è in pericolo adesso, chiama il numero di emergenza locale.',
  reason: 'Che cosa non va?',
  details: 'Dobbiamo sapere altro?',
  send: 'Invia',
  cancel: 'Annulla',
  sent: 'Grazie. La moderazione lo esaminerà.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Sicurezza',
  shareHeard: 'Mostra ai mittenti cosa hai ascoltato',
  shareHeardHint:
    'Spento finché non lo attivi. I mittenti vedono quali dei loro nuovi messaggi hai ascoltato, e quando.',
  loadingShareHeard: 'Caricamento di ciò che vedono i mittenti',
  lists: {
    blocks: {
      title: 'Persone bloccate',
      hint: 'Non potete ascoltarvi né scrivervi.',
      none: 'Non hai bloccato nessuno.',
      end: 'Sblocca',
      endLabel: (name) => `Sblocca ${name}`,
    },
    mutes: {
      title: 'Persone silenziate',
      hint: 'Non vedi i loro post. Non lo sanno.',
      none: 'Non hai silenziato nessuno.',
      end: 'Riattiva',
      endLabel: (name) => `Riattiva ${name}`,
    },
  },
  show: 'Mostra',
  showLabel: (title) => `Mostra: ${title}`,
  loading: 'Caricamento delle persone',
  more: 'Mostra altro',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `Hai bloccato ${name}`,
  text: 'Non potete ascoltarvi né scrivervi. Nessuno lo verrà a sapere.',
  unblock: 'Sblocca',
  muted: 'In silenzio',
}

const MOMENT = createDateFormat('it', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  intro:
    'Segnalazioni dei membri. Ogni decisione viene registrata. Diciamo alla persona che cosa è stato deciso, mai chi l’ha segnalata.',
  hint: 'Segnalazioni dei membri, e che cosa è stato deciso.',
  open: 'Modera',
  queueLabel: 'Quali segnalazioni',
  queue: { open: 'In attesa', decided: 'Decise' },
  loading: 'Caricamento delle segnalazioni',
  empty: { open: 'Nessuna segnalazione in attesa', decided: 'Ancora nessuna decisione' },
  emptyText: { open: 'Le nuove segnalazioni appariranno qui, le più numerose per prime.', decided: '' },
  aboutPerson: (name) => `Su ${name}`,
  helloOf: (name) => `Il saluto di ${name}`,
  reportCount: (count) =>
    counted(count, { one: '# segnalazione', many: '# di segnalazioni', other: '# segnalazioni' }),
  reportedBy: 'da',
  deletedUser: 'un account eliminato',
  hidden: 'Nascosto',
  private: 'Privato',
  unavailable: 'Scaduto o eliminato',
  suspended: (until) =>
    isPermanentSuspension(until)
      ? 'Account sospeso per sempre'
      : `Account sospeso, fino a: ${MOMENT.format(until)}`,
  listen: 'Ascolta',
  listenLabel: (title) => `Ascolta ${title} in una nuova scheda`,
  view: 'Ascolta e leggi',
  viewLabel: (title) => `Ascolta e leggi ${title}`,
  viewNote: 'Registriamo che l’hai aperto.',
  clip: 'L’estratto del podcast',
  dismiss: 'Respingi',
  dismissLabel: (of) => `Respingi le segnalazioni su ${of}`,
  hide: 'Nascondi',
  hideLabel: (title) => `Nascondi ${title} a chiunque`,
  show: 'Mostra di nuovo',
  showLabel: (title) => `Mostra di nuovo ${title}`,
  suspend: 'Sospendi',
  suspendLabel: (name) => `Sospendi ${name}`,
  release: (name) => `Termina la sospensione di ${name}`,
  suspendFor: (days) =>
    days === null
      ? 'Sospendi per sempre'
      : counted(days, { one: 'Sospendi per un giorno', other: 'Sospendi per # giorni' }),
  done: {
    dismiss: 'Respinta',
    hide: 'Nascosto. Lo trovi sotto «Decise».',
    show: 'Di nuovo visibile',
    suspend: 'Account sospeso. La persona è stata avvisata.',
    release: 'Sospensione terminata',
  },
  moreReports: (count) => `altre ${count.toLocaleString('it')}`,
}

const SUSPENSION_MOMENT = createDateFormat('it', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Il tuo account è sospeso',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Il tuo account è sospeso per sempre'
      : `Sospensione del tuo account fino a: ${SUSPENSION_MOMENT.format(until)}`,
  allowedActions:
    'Puoi ancora ascoltare, segnalare e scaricare o eliminare i tuoi dati. Ciò che registri resta su questo dispositivo.',
  decision: 'Scopri perché o fai ricorso',
  manageData: 'Scarica o elimina i tuoi dati',
}

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  title: 'Notifiche del browser',
  hint: 'Su questo dispositivo, quando non hai Owlcast davanti.',
  openOnly: 'Su questo dispositivo, finché Owlcast è aperto in una scheda.',
  blocked: 'Bloccate. Puoi consentire le notifiche nelle impostazioni del browser.',
  unsupported: 'Questo browser non può mostrare notifiche.',
  enabled: 'Le notifiche sono attive su questo dispositivo.',
  disabled: 'Le notifiche sono disattivate su questo dispositivo.',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: 'Nuovo messaggio MUE',
  reply: 'Nuova risposta',
  mention: 'Nuova menzione',
  invite: 'Invito',
  new_post: 'Nuovo post',
  every_squawk: 'Nuovi squawk',
  expiry: 'Svanisce presto',
  report: 'Nuova segnalazione',
  system: 'Owlcast',
}

export const NOTIFICATION_SETTINGS: typeof English.NOTIFICATION_SETTINGS = {
  caption: 'Che cosa ti notifichiamo, e dove',
  reasonColumn: 'Avvisami di',
  inAppColumn: 'Nell’app',
  pushColumn: 'Push',
  inAppLabel: (what) => `${what}, nell’app`,
  pushLabel: (what) => `${what}, push`,
  reasons: {
    message: { title: 'Messaggi', hint: 'Qualcuno ti invia un MUE' },
    reply: { title: 'Risposte', hint: 'Ai tuoi post e a quelli a cui collabori' },
    mention: { title: 'Menzioni', hint: 'Qualcuno menziona il tuo @nome' },
    invite: { title: 'Inviti', hint: 'Qualcuno ti invita a collaborare' },
    new_post: { title: 'Persone che segui', hint: 'I loro nuovi post' },
    every_squawk: {
      title: 'Ogni nuovo squawk',
      hint: 'Tutti gli squawk, un riepilogo, ogni 30 minuti al massimo',
    },
    expiry: { title: 'Post che svaniscono', hint: 'Due ore prima che svaniscano i tuoi post' },
    report: { title: 'Segnalazioni', hint: 'Per la moderazione: un membro segnala qualcosa' },
  },
  words: 'Cosa è stato detto, nelle notifiche push',
  wordsHint: 'La prima frase dei post pubblici, mai dei messaggi. Una notifica può arrivare un minuto dopo.',
  quietHours: 'Ore di quiete',
  quietHoursHint: 'Niente notifiche push finché non finiscono. Nell’app vedi sempre tutto.',
  from: 'Dalle',
  to: 'Alle',
  timeZone: (name) => `Fuso orario: ${name.replaceAll('_', ' ')}`,
  loading: 'Caricamento delle tue scelte',
}

type Sentences = (typeof English.NOTICE_SENTENCES)['events']['message']

const MEANWHILE = '. Puoi ancora ascoltare, e scaricare o eliminare i tuoi dati.'

const same = (sentence: Sentences['one']): Sentences => ({ one: sentence, many: sentence })

export const NOTICES: typeof English.NOTICES = {
  heading: 'Notifiche',
  markRead: 'Segna come letta',
  markAllRead: 'Segna tutto come letto',
  markedAllRead: 'Tutte le notifiche sono segnate come lette.',
  unread: 'non letta',
  list: 'Tutte le notifiche',
  deleted: 'Notifica eliminata.',
  undo: 'Annulla',
  loadEarlier: 'Notifiche precedenti',
  loading: 'Caricamento delle notifiche',
  loadingEarlier: 'Caricamento delle precedenti',
  offline: 'Sei offline. Questo elenco potrebbe non essere aggiornato.',
  stale: 'Non è stato possibile aggiornare questo elenco. Potrebbe non essere recente.',
  empty: {
    title: 'Ancora nessuna notifica',
    text: 'Qui compariranno risposte, menzioni, messaggi e inviti.',
  },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: 'Qualcuno',
  ownPost: 'uno dei tuoi post',
  system: {
    'webhook.disabled': [
      { name: 'Uno dei tuoi webhook è disattivato' },
      '. Il suo indirizzo ha fallito troppo spesso. Puoi riattivarlo nelle impostazioni.',
    ],
    'plan.ended': [{ name: 'Il tuo piano Pro è finito' }, '. Tutto ciò che hai creato resta com’è.'],
    'refund.failed': [
      { name: 'Un rimborso non ti è arrivato' },
      '. La tua banca lo ha rimandato indietro. Chi gestisce questo sito lo sa.',
    ],
    'payout.refused': [
      { name: 'La tua banca ha rifiutato un pagamento' },
      '. Controlla i dati bancari su Stripe, nelle impostazioni, sotto Guadagni.',
    ],
    'moderation.hello_hidden': [
      { name: 'La moderazione ha nascosto il tuo saluto' },
      '. Per ora nessuno può ascoltarlo. Nelle impostazioni, in Sicurezza, trovi il perché.',
    ],
    'moderation.hello_shown': ['La moderazione ha ripristinato il tuo saluto.'],
    'moderation.suspended': [{ name: 'Il tuo account è sospeso per ora' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'Il tuo account è sospeso in modo permanente' }, MEANWHILE],
    'moderation.released': ['Il tuo account non è più sospeso.'],
    'moderation.warned': [
      { name: 'La moderazione ti ha avvertito' },
      '. Il motivo è nelle impostazioni, sotto Sicurezza.',
    ],
    'moderation.appeal_upheld': ['Abbiamo esaminato il tuo ricorso. ', { name: 'La decisione resta' }, '.'],
    'moderation.appeal_overturned': [
      'Abbiamo esaminato il tuo ricorso e ',
      { name: 'ritirato la decisione' },
      '.',
    ],
    'moderation.role_member': ['Non moderi più questo sito. Grazie per averlo fatto.'],
    'moderation.role_moderator': [
      { name: 'Ora moderi questo sito' },
      '. Le segnalazioni sono nelle impostazioni, sotto Sicurezza.',
    ],
    'moderation.role_admin': [{ name: 'Ora amministri questo sito' }, '.'],
  },
  hidden: (voice) => ['La moderazione ha nascosto ', voice, '. Per ora nessuno può ascoltare.'],
  restored: (voice) => ['La moderazione ha ripristinato ', voice, '.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' ha aggiunto una voce a ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# voce si è unita a ',
          many: '# di voci si sono unite a ',
          other: '# voci si sono unite a ',
        }),
        what,
        ', l’ultima di ',
        who,
      ],
    },
    cast: {
      one: ({ who, what }) => [who, ' ha aggiunto una registrazione a ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# nuova registrazione in ',
          many: '# di nuove registrazioni in ',
          other: '# nuove registrazioni in ',
        }),
        what,
        ', l’ultima di ',
        who,
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' ha risposto a ', what],
      many: ({ who, what, count }) => [
        counted(count, { one: '# risposta a ', many: '# di risposte a ', other: '# risposte a ' }),
        what,
        ', l’ultima di ',
        who,
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' ti ha inviato un MUE'],
      many: ({ who, count }) => [
        who,
        ` ti ha inviato ${counted(count, { one: '# MUE', many: '# di MUE', other: '# MUE' })}`,
      ],
    },
    mention: same(({ who, what }) => [who, ' ti menziona in ', what]),
    invite: same(({ who, what }) => [who, ' ti invita a collaborare a ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' ha condiviso ', what],
      many: ({ who, what, count }) => [
        who,
        ` ha condiviso ${counted(count, { one: '# post', many: '# di post', other: '# post' })}, il più recente è `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => ['Ci sono nuovi squawk, il più recente è ', what, ' di ', who]),
    report: {
      one: () => ['Una nuova segnalazione è in attesa.'],
      many: ({ count }) => [
        `${counted(count, { one: '# nuova segnalazione è', many: '# di nuove segnalazioni sono', other: '# nuove segnalazioni sono' })} in attesa.`,
      ],
    },
    expiry: same(({ what }) => [what, ' svanisce presto. Riascolta finché puoi.']),
  },
}
