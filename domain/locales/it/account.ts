/** Italian texts for sign-in, settings, plans and payments. */

import { formatDollars, formatPriceRange } from '../../billing/price'
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { getKind, getSecondsLimit } from '../../kinds'
import { PLATFORM_FEE_PERCENT, PREVIEW_SECONDS, PRO_CENTS_PER_MONTH } from '../../limits'
import type * as English from '../en/account'

export const AUTH: typeof English.AUTH = {
  title: 'Ti diamo il benvenuto su Owlcast',
  titleSignUp: 'Trova la tua voce',
  signInMethods: 'Modi di accedere',
  tabs: { phone: 'Telefono', email: 'E-mail', 'sign-up': 'Iscriviti' },
  phone: 'Numero di telefono',
  phoneExample: 'Come +39 06 1234 5678',
  phoneHint: 'Ti inviamo un codice via SMS. Il numero lo vedi solo tu.',
  sendCode: 'Invia il codice',
  code: 'Codice di verifica',
  codeHint: (number) => `Scrivi le sei cifre che abbiamo inviato a ${number}.`,
  anyCodeHint: (number) =>
    `Sono stati chiesti troppi codici per ${number}. Qui vale qualsiasi codice che ti è arrivato nell’ultima ora.`,
  newCodeSent: 'Quel codice era troppo vecchio, quindi te ne abbiamo inviato uno nuovo.',
  verifyCode: 'Verifica e accedi',
  back: 'Indietro',
  resendIn: (seconds) => `Potrai chiedere un altro codice tra ${seconds} s.`,
  resendCode: 'Invia un altro codice',
  forgotPassword: 'Password dimenticata?',
  titleReset: 'Scegli una nuova password',
  forgotText: 'Ti inviamo un link per scegliere una nuova password.',
  sendLink: 'Invia il link',
  resetSent: (email) => `Se ${email} ha un account, abbiamo inviato un link. Vale un’ora.`,
  resetMissing:
    'Nessuna e-mail dopo qualche minuto? Guarda nella cartella spam. Se in passato le e-mail per te sono tornate indietro, forse non riusciamo a raggiungerti: accedi in un altro modo se puoi, o chiedi a chi gestisce questo sito.',
  resetText: 'Tutte le altre sessioni verranno chiuse.',
  setPassword: 'Imposta la password',
  passwordChanged: 'Password cambiata. Accedi con quella nuova.',
  newLink: 'Chiedi un nuovo link',
  or: 'oppure',
  google: 'Continua con Google',
  passkey: 'Accedi con una passkey',
  chooseName: (shown) => `${shown} è confermato. Lo vedi solo tu. Scegli il nome che vedranno gli altri.`,
  loading: 'Un momento…',
  signUpExpired: 'È passato troppo tempo. Accedi di nuovo.',
  backToSignIn: 'Torna all’accesso',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Mostra la password',
  hidePassword: 'Nascondi la password',
  username: 'Nome utente',
  usernameExample: 'maralind',
  displayName: 'Nome visualizzato',
  names: 'Il tuo nome',
  namesHint: 'Te ne suggeriamo uno',
  proposedName: (username) => `Sarai @${username}`,
  changeName: 'Cambia',
  passwordHint: (min) => `Almeno ${min} caratteri.`,
  adultsOnly: 'Owlcast è per adulti, dai 18 anni in su.',
  signIn: 'Accedi',
  signUp: 'Ho almeno 18 anni: crea un account',
  checkEmail: 'Controlla la tua e-mail',
  emailSent: (email, hours) =>
    `Abbiamo inviato un’e-mail a ${email}. Apri il link in questo browser entro ${hours} ore e l’accesso è fatto.`,
  resend: 'Invia di nuovo',
  otherAddress: 'Usa un altro indirizzo',
  resent: 'Inviata di nuovo. Funziona solo il link più recente.',
  openDevMailbox: 'Apri la casella di sviluppo',
  confirming: 'Conferma della tua e-mail…',
  finishText: (username, email) =>
    `Ti registri come @${username} con ${email}. Scegli una password per finire. Sostituisce quella di prima.`,
  finishSignUp: 'Completa la registrazione',
  notConfirmed: 'Questo link non ha funzionato',
  welcome: (name) => `Ti diamo il benvenuto, ${name}`,
}

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'E-mail',
  none: 'Nessun indirizzo e-mail',
  hint: 'Ti serve per accedere con una password e ricevere i messaggi inviati lì. Lo vedi solo tu.',
  noneHint: 'Aggiungine uno per accedere anche con una password, e per rientrare se perdi il numero.',
  refused:
    'Le nostre e-mail non arrivano a questo indirizzo: una è tornata indietro o è stata segnata come spam. Aggiungi anche un numero di telefono o una passkey, così potrai sempre accedere.',
  retry: 'Riprova',
  retryLabel: 'Riprova: e-mail a questo indirizzo',
  retried: 'Ti abbiamo inviato un’e-mail. Se torna indietro, lo vedrai qui.',
  add: 'Aggiungi',
  addLabel: 'Aggiungi un indirizzo e-mail',
  dialogTitle: 'Il tuo indirizzo e-mail',
  text: 'Ti inviamo un link via e-mail. Aprilo in questo browser, poi scegli una password.',
  sent: (email) => `Abbiamo inviato un link a ${email}. Vale un’ora, in questo browser.`,
}

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Numero di telefono',
  paused: 'In pausa da quando la password è cambiata. È tuo?',
  enable: 'Riattiva',
  enableLabel: 'Riattiva l’accesso con il tuo numero',
  enabled: 'Riattivato. Puoi accedere con il tuo numero.',
  none: 'Nessun numero di telefono',
  hint: 'Ti serve per accedere con un codice e ricevere i messaggi inviati al tuo numero. Lo vedi solo tu.',
  add: 'Aggiungi',
  addLabel: 'Aggiungi un numero di telefono',
  change: 'Cambia',
  changeLabel: 'Cambia il numero di telefono',
  remove: 'Rimuovi',
  removeLabel: 'Rimuovi il numero di telefono',
  dialogTitle: 'Il tuo numero di telefono',
  verify: 'Verifica il numero',
  saved: (shown) => `Il tuo numero di telefono ora è ${shown}.`,
  removeTitle: 'Rimuovere il tuo numero di telefono?',
  removeText: 'Non potrai più usarlo per accedere né ascoltare i messaggi inviati lì.',
  cancel: 'Conserva',
  confirmRemove: 'Rimuovi il numero',
  removed: 'Numero di telefono rimosso.',
}

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Passkey',
  paused: 'In pausa da quando la password è cambiata. È tuo?',
  enable: 'Riattiva',
  enableLabel: (name) => `Riattiva ${name}`,
  enabled: 'Riattivata. Puoi usarla per accedere.',
  withoutPassword: 'Accedi senza password',
  hint: 'Con l’impronta, il viso o il blocco schermo.',
  unsupported: 'Questo browser non supporta le passkey.',
  add: 'Aggiungi una passkey',
  added: 'Passkey aggiunta. D’ora in poi puoi usarla per accedere.',
  addedAt: 'Aggiunta',
  lastUsed: 'ultimo uso',
  neverUsed: 'non ancora usata',
  rename: (name) => `Rinomina ${name}`,
  renameTitle: 'Dai un nome a questa passkey',
  name: 'Nome',
  save: 'Salva',
  saved: 'Salvato.',
  remove: (name) => `Rimuovi ${name}`,
  removeTitle: 'Rimuovere questa passkey?',
  removeText: (name) =>
    `Non potrai più accedere con «${name}». Forse il dispositivo la mostra ancora. Puoi eliminarla lì.`,
  cancel: 'Conserva',
  confirmRemove: 'Rimuovi la passkey',
  removed: 'Passkey rimossa.',
  loading: 'Caricamento delle tue passkey…',
}

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Le tue sessioni aperte',
  device: (browser, system) =>
    browser && system ? `${browser} su ${system}` : (browser ?? system ?? 'Browser sconosciuto'),
  thisBrowser: 'Questo browser',
  lastUsed: 'Ultimo uso',
  signOut: 'Disconnetti',
  signOutLabel: (device) => `Disconnetti ${device}`,
  signOutOthers: 'Disconnetti ovunque altrove',
  signOutOthersTitle: 'Disconnettere ovunque altrove?',
  signOutOthersText:
    'Chiuderemo le tue sessioni in tutti gli altri browser e i tuoi token di accesso non funzioneranno più. Le passkey, il numero, le app di podcast e i webhook restano come sono. Puoi rimuoverli in questa pagina.',
  keepOthers: 'Resta connesso ovunque',
  signedOut: 'Sessione chiusa su quel dispositivo.',
  signedOutOthers: 'Tutte le altre sessioni sono chiuse.',
  loading: 'Controllo delle tue sessioni…',
}

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Impostazioni',
  account: 'Account',
  signedOut: {
    title: 'Nessun account collegato',
    text: 'Accedi per vedere il tuo piano, le tue notifiche e i tuoi dati.',
    action: 'Accedi',
  },
  device: 'Questo dispositivo',
  appearance: 'Aspetto',
  appearanceHint: 'I colori dell’app.',
  appearanceOptions: { system: 'Dispositivo', dark: 'Scuro', light: 'Chiaro' },
  language: 'Lingua',
  browserLanguage: 'Come questo browser',
  playOn: 'Riproduzione continua',
  playOnHint: 'Quando un post finisce, riproduce il successivo dell’elenco.',
  level: 'Volume uniforme',
  levelHint: 'Alza le voci deboli e abbassa quelle forti. Le canzoni restano come le registri.',
  lossless: 'WAV senza perdita',
  losslessHint: (minutes, megabytes) =>
    `Invia le registrazioni non compresse: fino a ${minutes} minuti, cioè ${megabytes} MB.`,
  listening: 'Ascolto',
  recording: 'Registrazione',
  introduceHint: 'In Dusk Radio, piano, prima di ogni post.',
}

export const SETTINGS_INDEX: typeof English.SETTINGS_INDEX = {
  groups: {
    you: 'Tu',
    notifications: 'Notifiche',
    sound: 'Ascolto e registrazione',
    safety: 'Privacy e sicurezza',
    plan: 'Piano e guadagni',
    data: 'Sviluppatori e dati',
  },
  back: 'Torna alle impostazioni',
  on: 'Attive',
  off: 'Disattivate',
  quiet: (from, to) => `silenzio ${from} – ${to}`,
  playsOn: 'Riproduce di seguito',
  playsOne: 'Un post alla volta',
  tap: 'tocca per parlare',
  hold: 'tieni premuto per parlare',
  safety: 'Contatti, persone bloccate e silenziate',
  data: 'Download, token, webhook',
}

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'Scorciatoie da tastiera',
  playPause: 'Riproduci o metti in pausa',
  record: 'Registra',
  search: 'Cerca',
  cards: 'Post successivo, post precedente',
  next: 'Successivo in coda',
  reply: 'Rispondi al post selezionato o in ascolto',
  replyToMoment: 'Rispondi al momento in ascolto',
  spokenReply: 'Rispondi a voce a ciò che ascolti, poi invia',
  seek: 'Indietro 5 s, avanti 5 s',
  transcript: 'Parole di ciò che suona',
  speed: 'Più lento, più veloce',
  help: 'Mostra questo elenco',
  keys: { ' ': 'spazio', arrowleft: '←', arrowright: '→' },
  single: 'Scorciatoie a un tasto',
  singleHint: 'Disattivale se si scontrano con le tue scorciatoie.',
}

const MONTH = createDateFormat('it', { month: 'long', year: 'numeric' })

const DAY = createDateFormat('it', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: 'Modifica il profilo',
  editing: 'Modifica il tuo profilo',
  save: 'Salva',
  cancel: 'Annulla',
  updated: 'Profilo aggiornato!',
  memberSinceMonth: (at) => `Qui da ${MONTH.format(at)}`,
  posts: 'I tuoi post',
  loading: 'Conteggio dei tuoi post',
  atLeast: (count) => `${count}+`,
  username: 'Nome utente',
  usernameHint: 'I vecchi link al tuo profilo continuano a funzionare.',
  fediverseAddress: 'Indirizzo del fediverso',
  fediverseHint:
    'Per esempio @nome@server.example su Mastodon. Compare come autore dove vengono condivisi i tuoi post pubblici.',
  displayName: 'Nome visualizzato',
  email: 'E-mail',
  noEmail: 'Nessuna',
  phone: 'Telefono',
  accountType: 'Tipo di account',
  plan: { free: 'Gratuito', pro: 'Pro' },
  memberSince: 'Iscrizione',
  formatDay: (at) => DAY.format(at),
  signedOut: {
    title: 'Nessun account collegato',
    text: 'Accedi per vedere il tuo profilo e i tuoi post.',
    action: 'Accedi',
    reason: 'Accedi per vedere il tuo profilo.',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: 'Foto',
  upload: 'Carica una foto',
  change: 'Cambia la foto',
  remove: 'Rimuovi',
  hint: 'JPEG, PNG o WebP, fino a 10 MB. Viene ritagliata in un quadrato.',
  color: 'Colore dietro le tue iniziali',
  random: 'Colore a caso',
  colors: {
    orange: 'Arancione',
    amber: 'Ambra',
    blue: 'Blu',
    green: 'Verde',
    purple: 'Viola',
    yellow: 'Giallo',
    red: 'Rosso',
    grey: 'Grigio',
    pink: 'Rosa',
    teal: 'Ottanio',
  },
}

const counted = createPluralizer('it')

const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'meno di 1\u00a0MB'
    : `circa ${Math.round(bytes / 1_000_000).toLocaleString('it')}\u00a0MB`

export const ACCOUNT_DATA: typeof English.ACCOUNT_DATA = {
  title: 'Dati',
  exportTitle: 'Scarica i tuoi dati',
  exportHint: 'Un file zip con i tuoi post e i tuoi messaggi, e una pagina per ascoltarli.',
  download: 'Scarica',
  exportSize: (files, bytes) =>
    files === 0
      ? 'Ancora nessun suono o immagine.'
      : `${counted(files, { one: 'Un suono o un’immagine', many: '# di suoni e immagini', other: '# suoni e immagini' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) =>
    `${(bytes / 1_000_000).toLocaleString('it', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0MB finora`,
  progress: 'Avanzamento del download',
  cancel: 'Annulla',
  canceled: 'Download annullato.',
  saved: 'I tuoi dati sono nei tuoi download.',
  browserDownloads: 'Il tuo browser sta scaricando i tuoi dati.',
  signOutTitle: 'Esci',
  signOutHint: 'Solo su questo dispositivo.',
  signOut: 'Esci',
  deleteTitle: 'Elimina tutto',
  deleteHint: 'Rimuove i tuoi post, i tuoi messaggi e il tuo profilo.',
  deleteAll: 'Elimina tutti i miei dati',
}

export const PROOF: typeof English.PROOF = {
  title: 'Sei tu?',
  text: 'Confermalo prima di continuare.',
  loading: 'Un momento…',
  confirm: 'Conferma',
  cancel: 'Annulla',
  password: 'La tua password',
  code: 'Il codice che ti abbiamo inviato',
  codeHint: (phone) => `Scrivi le sei cifre che abbiamo inviato a ${phone}.`,
  sendCode: (phone) => `Invia un codice a ${phone}`,
  openDevMailbox: 'Apri la casella di sviluppo',
  reauthenticate: 'Prima accedi di nuovo: così sappiamo che sei davvero tu.',
  signInAgain: 'Accedi di nuovo',
  reason: 'Accedi di nuovo per continuare.',
  otherWay: 'Non puoi? Accedi di nuovo.',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: 'Eliminare tutti i tuoi dati?',
  text: 'Il tuo account viene eliminato per sempre: i tuoi post, i tuoi messaggi e il tuo profilo, ciò che altri hanno registrato nei tuoi Owlcast e tutti i tuoi modi di accedere. Non si può annullare.',
  loading: 'Controllo dei tuoi dati…',
  reason: 'Accedi di nuovo, poi elimina tutto dalle impostazioni.',
  username: 'Scrivi il tuo nome utente per confermare',
  usernameHint: (name) => `@${name}`,
  cancel: 'Conserva tutto',
  confirm: 'Elimina tutti i miei dati',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: 'I tuoi dati sono stati eliminati',
  deletedAt: (when) => `Data: ${when}.`,
  allDeleted: 'Non ne abbiamo più niente.',
  inProgress: 'Nessuno può più vederli. Il resto sparirà entro pochi minuti.',
  emailSent: 'Ti abbiamo inviato un’ultima e-mail che lo conferma.',
  retained: 'Che cosa conserviamo, e perché',
  deviceCleared: 'È sparito anche ciò che questo dispositivo aveva conservato.',
  home: 'Vai alla home',
  noReceipt: 'Qui non c’è più niente da mostrare.',
}

const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'al mese',
  benefits: [
    `Registrazioni di ${getSecondsLimit('squawk', 'pro') / 60} minuti`,
    `Gli squawk vivono ${proHours} ore`,
    'Prezzi per i tuoi Owlcast e Nightingale',
    'Più flow, anche privati',
  ],
  upgrade: 'Passa a Pro',
  extend: 'Aggiungi un mese',
  activeUntil: (endsAt) => `Pro è attivo. Scadenza: ${DAY.format(endsAt)}.`,
  termsHint: 'Un mese, senza rinnovo. I tuoi post restano come sono.',
  signIn: 'Accedi per passare a Pro.',
  offline: 'Sei offline. Potrai passare a Pro quando torni online.',
  fee: `La piattaforma trattiene il ${PLATFORM_FEE_PERCENT}% di ciò che guadagni.`,
  upgradeAtPrice: `Passa a Pro · $${PRO_CENTS_PER_MONTH / 100}/mese`,
  welcome: 'Ecco Pro, tutto per te!',
  extended: 'Grazie per un altro mese!',
  benefitsUntil: (endsAt) => `Tutto questo è tuo. Scadenza: ${DAY.format(endsAt)}.`,
  continueLabel: 'Continua',
  confirming: 'Stiamo confermando il pagamento. Pro comincia automaticamente.',
  unconfirmed: 'Il tuo pagamento non è ancora arrivato. Pro comincia appena arriva.',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'Abbonamento',
  free: 'Piano gratuito',
  freeHint: `Gli squawk vivono ${freeHours} ore. Gli Owlcast sono gratuiti e pubblici.`,
  pro: 'Piano Pro',
  ended: (endedAt) => `Fine di Pro: ${DAY.format(endedAt)}. I tuoi post restano come sono.`,
}

const { min, max } = formatPriceRange()

const FREE = 'Gratis'

export const PRICING: typeof English.PRICING = {
  label: 'Prezzo d’ascolto',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: 'Altro',
  customLabel: 'Il tuo prezzo, in dollari',
  customHint: `Da ${min} a ${max}.`,
  freeOnly: 'Prezzo: gratis (solo pubblico)',
  proOffer: `Passa a Pro ($${PRO_CENTS_PER_MONTH / 100}/mese) per far pagare l’accesso ai contenuti premium`,
  upgrade: 'Passa a Pro',
}

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `${price} per ascoltare`,
  free: 'Ascolto gratuito',
  listen: (price) => `Ascolta per ${price}`,
  listenTo: (price, title) => `Ascolta per ${price}: ${title}`,
  preview: 'Anteprima',
  previewOfOne: `Ascolta gratis fino a ${PREVIEW_SECONDS} secondi.`,
  previewOfEach: `Ascolta gratis fino a ${PREVIEW_SECONDS} secondi di ogni registrazione.`,
  playing: (price, author) => `Anteprima · ${price} · ${author}`,
  previewEnded: 'Questa era l’anteprima.',
  previewEndedText: (price) => `Ascolta tutto per ${price}.`,
  oneTime: 'una volta sola',
  benefits: {
    all: 'Tutte le registrazioni, anche quelle nuove',
    one: (time) => `Tutti i ${time}, quante volte vuoi`,
    share: (amount, name) => `${amount} vanno a ${name}`,
  },
  loading: 'Controllo del prezzo',
  notNow: 'Non ora',
  signIn: 'Accedi per acquistarlo e ascoltarlo.',
  demo: 'Pagamento di prova: non viene preso denaro',
  stripe: 'Paghi su Stripe e torni qui.',
  none: 'Qui non puoi ancora comprare niente.',
  confirming: 'Stiamo confermando il pagamento. L’ascolto si apre qui automaticamente.',
  unlocked: (title) => `Ora puoi ascoltare ${title}`,
  becameFree: (title) => `L’ascolto di ${title} ora è gratuito`,
  accessEnded: (price) => `Puoi ascoltare fino a ${PREVIEW_SECONDS} secondi. ${price} per ascoltare tutto.`,
}

export const UPDATES: typeof English.UPDATES = {
  ready: 'C’è una nuova versione',
  reload: 'Ricarica',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'App',
  install: 'Installa l’app',
  hint: 'Si apre in una finestra sua, funziona offline e apre i podcast che condividi da altre app.',
  manualSteps:
    'In Safari: «Condividi», poi «Aggiungi alla schermata Home». Sul Mac: «File», poi «Aggiungi al Dock».',
}
