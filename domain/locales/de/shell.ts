/** German texts for the first view: the app's frame, home and post cards. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/shell'

const counted = createPluralizer('de')

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
  bell: (isNew) => (isNew ? 'Mitteilungen, neu' : 'Mitteilungen'),
  back: 'Zurück',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  upgrade: 'Pro holen',
  upgradePrice: '$1/Monat',
  plan: { free: 'Kostenlos', pro: 'Pro' },
  offline: 'Du bist offline. Deine Aufnahmen sind auf diesem Gerät sicher.',
}

export const VIEW_TITLES: typeof English.VIEW_TITLES = {
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
  site: 'Übersicht',
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

export const SESSION: typeof English.SESSION = {
  signedOut: 'Du bist abgemeldet.',
}

export const HOME: typeof English.HOME = {
  headline: 'Sag es, bevor das Licht geht',
  lead: 'Nimm eine kurze Sprachnachricht für alle auf, hör, was andere dir antworten, und nach einem Tag ist sie weg.',
  start: 'Fang etwas an',
  fadingSoon: 'Verklingt bald',
  newTonight: 'Neu heute Abend',
  radio: 'Abendfunk',
}

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: 'Beiträge und Personen suchen',
  shortPlaceholder: 'Beiträge suchen',
  label: 'Squawks, HUMs, Nightingales, Owlcasts und MUE-Nachrichten durchsuchen',
}

export const CACHED_POSTS: typeof English.CACHED_POSTS = { posts: 'Du siehst gespeicherte Beiträge' }

export const UI: typeof English.UI = {
  play: (title) => `Abspielen: ${title}`,
  pause: (title) => `Anhalten: ${title}`,
  seek: 'Stelle wählen',
  position: (elapsed, total) => `${elapsed} von ${total}`,
  close: 'Schließen',
  dismiss: 'Ausblenden',
  retry: 'Erneut versuchen',
  optional: 'optional',
  loading: 'Wird geladen',
  slow: 'Das dauert länger als sonst.',
  sample: 'Demo',
  isNew: 'neu',
  minutes: (count) => `${count} Min.`,
  unheardMinutes: (minutes) => counted(minutes, { one: '# Minute ungehört', other: '# Minuten ungehört' }),
  unheard: (count) => `${count.toLocaleString('de')} ungehört`,
  messages: 'Meldungen der App',
}

export const FEED: typeof English.FEED = {
  aside: 'Mehr',
  upgrade: 'Upgraden',
  showMore: 'Mehr anzeigen',
  loadingMore: 'Mehr wird geladen',
}

export const POST: typeof English.POST = {
  with: 'mit',
  expand: 'Mehr lesen',
  expandScript: 'Ganzen Text lesen',
  collapse: 'Weniger anzeigen',
  share: 'Teilen',
  shareLabel: (share, title) => `${share}: ${title}`,
  linkCopied: (link) => `Link kopiert! ${link}`,
  copyManually: 'Kopiere diesen Link',
  link: 'Link',
  moreActions: (title) => `Weitere Aktionen für ${title}`,
  playNext: 'Als Nächstes anhören',
  addToQueue: 'Zur Warteschlange hinzufügen',
  queued: 'Zur Warteschlange hinzugefügt',
  report: 'Urheberrechtsverletzung melden',
  delete: 'Löschen',
  deleteLabel: (title) => `${title} löschen`,
  deleteTitle: (one) => `${one} löschen?`,
  deleteText: () => 'Möchtest du das wirklich löschen? Das lässt sich nicht rückgängig machen.',
  cancelDelete: 'Behalten',
  deleted: (one) => `${one} gelöscht`,
}
