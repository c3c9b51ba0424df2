/** German texts for the app shell: navigation, menu, empty states and errors. */
import { getKind, KIND_NAMES } from '../../../domain/kinds'
import type { KindView } from '../../../domain/views'
import type * as English from '../shell'
import { KIND_LABELS } from './kinds'

export const SHELL: typeof English.SHELL = {
  product: 'Owlcast',
  version: 'Owlcast 1.0 · Stimmen in der Dämmerung',
  skip: 'Zum Inhalt springen',
  main: 'Hauptnavigation',
  quick: 'Schnellzugriff',
  menu: 'Menü',
  open: 'Öffnen:',
  closeMenu: 'Menü schließen',
  record: 'Aufnehmen',
  search: 'Suche',
  notifications: 'Mitteilungen',
  bell: (count) => (count > 0 ? `Mitteilungen, ${count.toLocaleString('de')} ungelesen` : 'Mitteilungen'),
  back: 'Zurück',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  upgrade: 'Pro holen',
  upgradePrice: '$1/Monat',
  plan: { free: 'Kostenlos', pro: 'Pro' },
  offline: 'Du bist offline. Deine Aufnahmen sind auf diesem Gerät sicher.',
  online: 'Du bist wieder online.',
}

const OF_KINDS = Object.fromEntries(
  KIND_NAMES.map((kind) => [getKind(kind).view, KIND_LABELS[kind].menu]),
) as Record<KindView, string>

export const VIEW_TITLES: typeof English.VIEW_TITLES = {
  ...OF_KINDS,
  home: 'Start',
  record: 'Aufnehmen',
  profile: 'Profil',
  member: 'Mitglied',
  settings: 'Einstellungen',
  graph: 'Netz der Stimmen',
  search: 'Suche',
  'my-squawks': 'Meine Squawks',
  'my-hums': 'Meine HUMs',
  'my-nightingales': 'Meine Nightingales',
  'my-owlcasts': 'Meine Owlcasts',
  'mue-manager': 'MUE-Verwaltung',
  moderation: 'Moderation',
  goodbye: 'Auf Wiedersehen',
  auth: 'Anmelden',
}

export const MENU_TITLES: typeof English.MENU_TITLES = { graph: 'Netz' }

export const ERROR_SCREEN: typeof English.ERROR_SCREEN = {
  title: 'Etwas ist schiefgegangen',
  text: 'Bei uns ist etwas kaputtgegangen. Deine veröffentlichten Beiträge sind sicher.',
  reload: 'App neu laden',
  details: 'Details zum Fehler',
  error: 'Fehler',
  view: 'Ansicht',
  request: 'Anfrage',
  copy: 'Details kopieren',
  copied: 'Kopiert',
  partFailed: 'Ein Teil der App wurde nicht geladen.',
  reloadPage: 'Neu laden',
}

export const OFFLINE_PART: typeof English.OFFLINE_PART = {
  title: 'Dieser Teil ist noch nicht auf deinem Gerät',
  text: 'Du bist offline. Er öffnet sich, wenn du wieder online bist. Deine Aufnahmen sind sicher.',
  reload: 'Erneut versuchen',
}
