/** Italian texts for the app shell: navigation, menu, empty states and errors. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { getKind, KIND_NAMES } from '../../../domain/kinds'
import type { KindView } from '../../../domain/views'
import type * as English from '../shell'
import { KIND_LABELS } from './kinds'

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
  bell: (count) =>
    count > 0
      ? `Notifiche, ${counted(count, { one: '# non letta', many: '# di non lette', other: '# non lette' })}`
      : 'Notifiche',
  back: 'Indietro',
  signIn: 'Accedi',
  signOut: 'Esci',
  upgrade: 'Passa a Pro',
  upgradePrice: '$1/mese',
  plan: { free: 'Gratuito', pro: 'Pro' },
  offline: 'Sei offline. Le tue registrazioni sono al sicuro su questo dispositivo.',
  online: 'Sei di nuovo online.',
}

const OF_KINDS = Object.fromEntries(
  KIND_NAMES.map((kind) => [getKind(kind).view, KIND_LABELS[kind].menu]),
) as Record<KindView, string>

export const VIEW_TITLES: typeof English.VIEW_TITLES = {
  ...OF_KINDS,
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
