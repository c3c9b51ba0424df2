/** Dutch texts for the app shell: navigation, menu, empty states and errors. */
import { getKind, KIND_NAMES } from '../../../domain/kinds'
import type { KindView } from '../../../domain/views'
import type * as English from '../shell'
import { KIND_LABELS } from './kinds'

export const SHELL: typeof English.SHELL = {
  product: 'Owlcast',
  version: 'Owlcast 1.0 · stemmen in de schemering',
  skip: 'Naar de inhoud',
  main: 'Hoofdmenu',
  quick: 'Snelmenu',
  menu: 'Menu',
  open: 'Open',
  closeMenu: 'Menu sluiten',
  record: 'Opnemen',
  search: 'Zoeken',
  notifications: 'Meldingen',
  bell: (count) => (count > 0 ? `Meldingen, ${count.toLocaleString('nl')} ongelezen` : 'Meldingen'),
  back: 'Terug',
  signIn: 'Inloggen',
  signOut: 'Uitloggen',
  upgrade: 'Neem Pro',
  upgradePrice: '$1/mnd',
  plan: { free: 'Gratis', pro: 'Pro' },
  offline: 'Je bent offline. Je opnames staan veilig op dit apparaat.',
  online: 'Je bent weer online.',
}

const OF_KINDS = Object.fromEntries(
  KIND_NAMES.map((kind) => [getKind(kind).view, KIND_LABELS[kind].menu]),
) as Record<KindView, string>

export const VIEW_TITLES: typeof English.VIEW_TITLES = {
  ...OF_KINDS,
  home: 'Start',
  record: 'Opnemen',
  profile: 'Profiel',
  member: 'Lid',
  settings: 'Instellingen',
  graph: 'Web van stemmen',
  search: 'Zoeken',
  'my-squawks': 'Mijn squawks',
  'my-hums': 'Mijn HUM’s',
  'my-nightingales': 'Mijn Nightingales',
  'my-owlcasts': 'Mijn Owlcasts',
  'mue-manager': 'MUE-beheer',
  moderation: 'Moderatie',
  goodbye: 'Tot ziens',
  auth: 'Inloggen',
}

export const MENU_TITLES: typeof English.MENU_TITLES = { graph: 'Web' }

export const ERROR_SCREEN: typeof English.ERROR_SCREEN = {
  title: 'Er ging iets mis',
  text: 'Er ging bij ons iets stuk. Je gepubliceerde posts zijn veilig.',
  reload: 'App herladen',
  details: 'Details van de fout',
  error: 'Fout',
  view: 'Scherm',
  request: 'Verzoek',
  copy: 'Details kopiëren',
  copied: 'Gekopieerd',
  partFailed: 'Een deel van de app is niet geladen.',
  reloadPage: 'Herladen',
}

export const OFFLINE_PART: typeof English.OFFLINE_PART = {
  title: 'Dit deel staat nog niet op je apparaat',
  text: 'Je bent offline. Het opent als je weer online bent. Je opnames zijn veilig.',
  reload: 'Opnieuw proberen',
}
