/** German texts for share pages, embeds and link previews. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../share'

const counted = createPluralizer('de')

export const SHARE: typeof English.SHARE = {
  product: 'Owlcast',
  signIn: 'Anmelden',
  openOwlcast: 'Owlcast öffnen',
  skip: 'Zum Inhalt springen',
  reply: 'Antworten',
  copyLink: 'Link kopieren',
  report: 'Urheberrecht melden',
  linkCopied: 'Link kopiert!',
  copyManually: 'Der Link ließ sich nicht kopieren. Du kannst ihn hier kopieren:',
  linkLabel: 'Link zu diesem Beitrag',
  tags: 'Tags',
  recordings: (count) => `Aufnahmen (${count})`,
  noRecordings: 'Noch keine Aufnahmen',
  untitled: 'Ohne Titel',
  more: 'Mehr',
  recordedIn: 'Aufgenommen in',
  free: 'Kostenlos anhören',
  priceToListen: (price) => `Anhören für ${price}`,
  preview: (seconds) =>
    `Du kannst die ${counted(seconds, { one: 'erste Sekunde', other: 'ersten # Sekunden' })} kostenlos hören.`,
  previews: (seconds) =>
    `Du kannst von jeder Aufnahme bis zu ${counted(seconds, { one: '# Sekunde', other: '# Sekunden' })} kostenlos hören.`,
  listenToAll: 'Alles in Owlcast anhören',
  sample: 'Demo',
  length: 'Länge',
  contents: 'Aufnahmen',
  author: 'Von',
  messageWaiting: 'Eine Sprachnachricht wartet',
  openHint:
    'Jemand hat dir diesen Link geschickt. Er funktioniert nur einmal. Tippe auf „Öffnen“, um die Nachricht in diesem Browser zu hören, jetzt und später.',
  open: 'Öffnen',
  newLink: 'Neuen Link senden',
  newLinkSent:
    'Falls dieser Link von uns ist, haben wir einen neuen an dieselbe Adresse geschickt. Das kann eine Minute dauern.',
  footer: 'Geteilt aus Owlcast, dem mystischen sozialen Netzwerk für Stimmen.',
  loading: 'Wird geladen',
  notFound: 'Inhalt nicht gefunden',
  expiryHint: 'Squawks verschwinden nach ein, zwei Tagen. Dieser ist vielleicht schon abgelaufen.',
  back: 'Zurück zu Owlcast',
  retry: 'Erneut versuchen',
  details: 'Technische Details',
  copyDetails: 'Details kopieren',
  detailsCopied: 'Details kopiert!',
  present: 'vorhanden',
  none: 'keine Angabe',
  listenOnOwlcast: 'Auf Owlcast anhören',
  edited: 'Bearbeitet',
  routerWorks: 'Der Router für geteilte Links funktioniert.',
  by: (author) => `von ${author}`,
  with: (names) => `mit ${names}`,
  summary: (kind, author, length, tags) =>
    [`${kind} von ${author}`, length, tags].filter((part) => part !== '').join(' · '),
  recordingCount: (count) => counted(count, { one: '# Aufnahme', other: '# Aufnahmen' }),
  positionInList: (at, of) => `${at} von ${of}`,
  pageTitle: (title) => `${title} · Owlcast`,
  audioOf: (title) => `Ton von ${title}`,
}

export const SHARED_MEMBER: typeof English.SHARED_MEMBER = {
  pageTitle: (name, username) => `${name} (@${username}) · Owlcast`,
  pro: 'Pro',
  memberSince: (day) => `Dabei seit dem ${day}`,
  followers: (count) => counted(count, { one: '#\u00a0Follower', other: '#\u00a0Follower' }),
  follow: 'Auf Owlcast folgen',
  newestPosts: 'Neueste Beiträge',
  empty: 'Gerade keine öffentlichen Beiträge.',
  listenMore: 'Mehr hören in Owlcast',
  summary: (name, voices, newest) =>
    voices === 0
      ? `${name} ist auf Owlcast, wo Menschen reden.`
      : `Hör ${name} auf Owlcast. Neuester Beitrag: ${newest}`,
  pictureOf: (name) => `Bild von ${name}`,
}

export const DETAIL_LABELS: typeof English.DETAIL_LABELS = {
  url: 'URL',
  pathname: 'Pfad',
  searchParams: 'Suchparameter',
  contentType: 'Art des Inhalts',
  id: 'ID',
  token: 'Token',
  invitation: 'Einladung',
  message: 'Fehler',
  requestId: 'Anfrage',
}
