/** Dutch texts for the first view: the app's frame, home and post cards. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/shell'

const counted = createPluralizer('nl')

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
  bell: (isNew) => (isNew ? 'Meldingen, nieuw' : 'Meldingen'),
  back: 'Terug',
  signIn: 'Inloggen',
  signOut: 'Uitloggen',
  upgrade: 'Neem Pro',
  upgradePrice: '$1/mnd',
  plan: { free: 'Gratis', pro: 'Pro' },
  offline: 'Je bent offline. Je opnames staan veilig op dit apparaat.',
}

export const VIEW_TITLES: typeof English.VIEW_TITLES = {
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
  site: 'Overzicht',
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

export const SESSION: typeof English.SESSION = {
  signedOut: 'Je bent uitgelogd.',
}

export const HOME: typeof English.HOME = {
  headline: 'Zeg het voor het licht verdwijnt',
  lead: 'Neem een korte spraakpost op, hoor mensen hardop antwoorden, en na een dag is hij weg.',
  start: 'Begin iets',
  fadingSoon: 'Vervaagt bijna',
  newTonight: 'Nieuw vanavond',
  radio: 'Schemerradio',
}

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: 'Zoek posts en mensen',
  shortPlaceholder: 'Zoek posts',
  label: 'Zoek squawks, HUM’s, Nightingales, Owlcasts en MUE-berichten',
}

export const CACHED_POSTS: typeof English.CACHED_POSTS = { posts: 'Je ziet opgeslagen posts' }

export const UI: typeof English.UI = {
  play: (title) => `Afspelen: ${title}`,
  pause: (title) => `Pauzeren: ${title}`,
  seek: 'Plek kiezen',
  position: (elapsed, total) => `${elapsed} van ${total}`,
  close: 'Sluiten',
  dismiss: 'Verbergen',
  retry: 'Opnieuw proberen',
  optional: 'optioneel',
  loading: 'Laden',
  slow: 'Dit duurt langer dan anders.',
  sample: 'Demo',
  isNew: 'nieuw',
  minutes: (count) => `${count} min`,
  unheardMinutes: (minutes) =>
    counted(minutes, { one: '# minuut niet beluisterd', other: '# minuten niet beluisterd' }),
  unheard: (count) => `${count.toLocaleString('nl')} niet beluisterd`,
  messages: 'Berichten van de app',
}

export const FEED: typeof English.FEED = {
  aside: 'Meer',
  upgrade: 'Upgraden',
  showMore: 'Meer tonen',
  loadingMore: 'Meer laden',
}

export const POST: typeof English.POST = {
  with: 'met',
  expand: 'Meer lezen',
  expandScript: 'Hele tekst lezen',
  collapse: 'Minder tonen',
  share: 'Delen',
  shareLabel: (share, title) => `${share}: ${title}`,
  linkCopied: (link) => `Link gekopieerd! ${link}`,
  copyManually: 'Kopieer deze link',
  link: 'Link',
  moreActions: (title) => `Meer acties voor ${title}`,
  playNext: 'Hierna afspelen',
  addToQueue: 'Aan wachtrij toevoegen',
  queued: 'Aan de wachtrij toegevoegd',
  report: 'Auteursrechtinbreuk melden',
  delete: 'Verwijderen',
  deleteLabel: (title) => `${title} verwijderen`,
  deleteTitle: (one) => `Wil je ${one} verwijderen?`,
  deleteText: () => 'Weet je het zeker? Dit kan niet ongedaan worden gemaakt.',
  cancelDelete: 'Bewaren',
  deleted: (one) => `${one} verwijderd`,
}
