/** Italian texts for the first view: the app's frame, home and post cards. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/shell'

const counted = createPluralizer('it')

export const SHELL: typeof English.SHELL = {
  product: 'Owlcast',
  version: 'Owlcast 1.0 · voci al crepuscolo',
  skip: 'Vai al contenuto',
  main: 'Navigazione principale',
  quick: 'Accesso rapido',
  menu: 'Menu',
  open: 'Apri',
  closeMenu: 'Chiudi il menu',
  record: 'Registra',
  search: 'Cerca',
  notifications: 'Notifiche',
  bell: (isNew) => (isNew ? 'Notifiche, novità' : 'Notifiche'),
  back: 'Indietro',
  signIn: 'Accedi',
  signOut: 'Esci',
  upgrade: 'Passa a Pro',
  upgradePrice: '$1/mese',
  plan: { free: 'Gratuito', pro: 'Pro' },
  offline: 'Sei offline. Le tue registrazioni sono al sicuro su questo dispositivo.',
}

export const VIEW_TITLES: typeof English.VIEW_TITLES = {
  home: 'Home',
  record: 'Registra',
  profile: 'Profilo',
  member: 'Membro',
  settings: 'Impostazioni',
  graph: 'Rete delle voci',
  search: 'Cerca',
  'my-squawks': 'I miei squawk',
  'my-hums': 'I miei HUM',
  'my-nightingales': 'I miei Nightingale',
  'my-owlcasts': 'I miei Owlcast',
  'mue-manager': 'Gestione MUE',
  moderation: 'Moderazione',
  goodbye: 'Arrivederci',
  auth: 'Accedi',
  site: 'Panoramica',
}

export const MENU_TITLES: typeof English.MENU_TITLES = { graph: 'Rete' }

export const ERROR_SCREEN: typeof English.ERROR_SCREEN = {
  title: 'Qualcosa è andato storto',
  text: 'Qualcosa si è rotto da parte nostra. I tuoi post pubblicati sono al sicuro.',
  reload: 'Ricarica l’app',
  details: 'Dettagli dell’errore',
  error: 'Errore',
  view: 'Vista',
  request: 'Richiesta',
  copy: 'Copia i dettagli',
  copied: 'Copiato',
  partFailed: 'Una parte dell’app non si è caricata.',
  reloadPage: 'Ricarica',
}

export const OFFLINE_PART: typeof English.OFFLINE_PART = {
  title: 'Questa parte non è ancora sul tuo dispositivo',
  text: 'Sei offline. Si apre quando torni online. Le tue registrazioni sono al sicuro.',
  reload: 'Riprova',
}

export const SESSION: typeof English.SESSION = {
  signedOut: 'Disconnessione effettuata.',
}

export const HOME: typeof English.HOME = {
  headline: 'Dillo prima che la luce se ne vada',
  lead: 'Registra un breve post vocale, ascolta le risposte a voce e dopo un giorno sparisce.',
  start: 'Comincia qualcosa',
  fadingSoon: 'Svanisce presto',
  newTonight: 'Nuovi stasera',
  radio: 'Radio crepuscolo',
}

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: 'Cerca post e persone',
  shortPlaceholder: 'Cerca post',
  label: 'Cerca tra squawk, HUM, Nightingale, Owlcast e messaggi MUE',
}

export const CACHED_POSTS: typeof English.CACHED_POSTS = { posts: 'Ecco i post salvati' }

export const UI: typeof English.UI = {
  play: (title) => `Riproduci: ${title}`,
  pause: (title) => `Metti in pausa: ${title}`,
  seek: 'Posizione',
  position: (elapsed, total) => `${elapsed} di ${total}`,
  close: 'Chiudi',
  dismiss: 'Ignora',
  retry: 'Riprova',
  optional: 'facoltativo',
  loading: 'Caricamento',
  slow: 'Ci vuole più del solito.',
  sample: 'Demo',
  isNew: 'nuovo',
  minutes: (count) => `${count} min`,
  unheardMinutes: (minutes) =>
    counted(minutes, { one: '# minuto da ascoltare', other: '# minuti da ascoltare' }),
  unheard: (count) =>
    counted(count, { one: '# non ascoltato', many: '# di non ascoltati', other: '# non ascoltati' }),
  messages: 'Messaggi dell’app',
}

export const FEED: typeof English.FEED = {
  aside: 'Altro',
  upgrade: 'Passa a Pro',
  showMore: 'Mostra altro',
  loadingMore: 'Caricamento',
}

export const POST: typeof English.POST = {
  with: 'con',
  expand: 'Leggi tutto',
  expandScript: 'Leggi tutto il testo',
  collapse: 'Mostra meno',
  share: 'Condividi',
  shareLabel: (share, title) => `${share}: ${title}`,
  linkCopied: (link) => `Link copiato! ${link}`,
  copyManually: 'Copia questo link',
  link: 'Link',
  moreActions: (title) => `Altre azioni per ${title}`,
  playNext: 'Ascolta dopo',
  addToQueue: 'Aggiungi alla coda',
  queued: 'Aggiunto alla coda',
  report: 'Segnala una violazione del copyright',
  delete: 'Elimina',
  deleteLabel: (title) => `Elimina ${title}`,
  deleteTitle: (one) => `Eliminare ${one}?`,
  deleteText: () => 'Vuoi eliminare davvero? L’azione non si può annullare.',
  cancelDelete: 'Conserva',
  deleted: (one) => `${one}: eliminazione riuscita`,
}
