/** German texts for share pages, which the Worker renders, and the podcast player they share with the app. */
import { createPluralizer } from '../../i18n/plural'
import { PODCAST_FILE_KEPT_DAYS } from '../../podcasts/podcasts.limits'
import type * as English from '../en/share'

const counted = createPluralizer('de')

export const SHARE: typeof English.SHARE = {
  words: 'Was gesagt wurde',
  product: 'Owlcast',
  signIn: 'Anmelden',
  openOwlcast: 'Owlcast öffnen',
  skip: 'Zum Inhalt springen',
  reply: 'Antworten',
  copyLink: 'Link kopieren',
  report: 'Urheberrechtsverletzung melden',
  linkCopied: 'Link kopiert!',
  copyManually: 'Der Link ließ sich nicht kopieren. Du kannst ihn hier kopieren:',
  linkLabel: 'Link zu diesem Beitrag',
  tags: 'Tags',
  recordings: (count) => `Aufnahmen (${count})`,
  noRecordings: 'Noch keine Aufnahmen',
  more: 'Mehr',
  recordedIn: 'Aufgenommen in',
  inReplyTo: 'Antwort auf',
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
  imported: 'Importiert',
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
  hello: (name) => `Hallo von ${name}`,
  newestPosts: 'Neueste Beiträge',
  empty: 'Gerade keine öffentlichen Beiträge.',
  listenMore: 'Mehr hören in Owlcast',
  summary: (name, voices, newest) =>
    voices === 0
      ? `${name} ist auf Owlcast, wo Menschen reden.`
      : `Hör ${name} auf Owlcast. Neuester Beitrag: ${newest}`,
  pictureOf: (name) => `Bild von ${name}`,
}

export const SYNDICATION: typeof English.SYNDICATION = {
  personDescription: (name) => `Was ${name} auf Owlcast sagt.`,
  postDescription: (title, name) => `${title}, von ${name} auf Owlcast.`,
  tagTitle: (tag) => `#${tag} auf Owlcast`,
  tagDescription: (tag) => `Öffentliche Beiträge mit dem Tag #${tag}.`,
  previewTitle: (title) => `${title} (Hörprobe)`,
  braidTitle: (title) => `${title}, mit Antworten`,
  braidDescription: (title, names) => `${title}, mit Antworten von ${names} an den passenden Stellen.`,
}

export const LATEST: typeof English.LATEST = {
  title: 'Neu auf Owlcast',
  titleOfKind: (kinds) => `Neu auf Owlcast: ${kinds}`,
  description: 'Öffentliche Stimmen, die bleiben. Hör sie gleich hier, ganz ohne Konto.',
  tagTitle: (tag) => `#${tag}`,
  tagDescription: (tag) => `Öffentliche Beiträge mit dem Tag #${tag} auf Owlcast.`,
  kinds: 'Arten von Beiträgen',
  all: 'Alle',
  empty: 'Hier ist gerade nichts.',
  older: 'Ältere Beiträge',
  newest: 'Neueste Beiträge',
  openApp: 'Owlcast öffnen',
  subscribe: 'In einer Podcast-App abonnieren',
  subscribeHint: 'Wähle deine App oder füge die Feed-Adresse dort ein.',
  address: 'Feed-Adresse',
  jsonFeed: 'JSON Feed',
  scan: 'Mit dem Handy scannen',
  added: 'Antworten in dieser Kette',
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

const decimal = (figure: string) => figure.replace('.', ',')

export const PODCAST: typeof English.PODCAST = {
  sectionLabel: 'Der Podcast, auf den du antwortest',
  steps: 'Schritte',
  step: { load: 'Ton laden', trim: 'Clip schneiden', record: 'Aufnehmen' },
  url: 'Podcast-URL',
  urlHint: 'Ohne Clip verweist deine Antwort nur auf diese Adresse.',
  urlPlaceholder: 'https://',
  load: 'Laden',
  loading: (megabytes) => `Wird geladen · ${decimal(megabytes)} MB`,
  stop: 'Stopp',
  upload: 'Audiodatei hochladen',
  uploadHint:
    'WAV, MP3, OGG oder M4A, weniger als 50 MB. Sie bleibt auf diesem Gerät. Nur dein Clip wird gesendet.',
  uploadHintSaved: `WAV, MP3, OGG oder M4A, weniger als 50 MB. Andere hören nur deinen Clip. Wir bewahren die Datei ${PODCAST_FILE_KEPT_DAYS} Tage für dich auf, damit du sie auf einem anderen Gerät neu schneiden kannst.`,
  kept: 'Deine Dateien',
  openFile: 'Öffnen',
  openFileLabel: (name) => `${name} öffnen`,
  copy: {
    saving: 'Wird für deine anderen Geräte gespeichert',
    kept: `${PODCAST_FILE_KEPT_DAYS} Tage lang gespeichert`,
    failed: 'Konnte nicht für deine anderen Geräte gespeichert werden',
    unsupported: 'Solche Dateien können wir nicht für deine anderen Geräte aufbewahren',
  },
  onlyFirst: (length: string) => `Nur der Anfang dieser Datei bis ${length} lässt sich lesen.`,
  reading: 'Die Datei wird gelesen',
  signInHint: 'Manche Seiten blockieren Browser. Melde dich an, dann laden wir es für dich.',
  demo: 'Demo-Ton benutzen',
  demoHint: 'Nimm stattdessen fünf Minuten sanfter Töne. Deine Antwort wird mit „Demo-Ton“ gekennzeichnet.',
  demoLabel: 'Demo-Ton',
  loaded: 'Geladen',
  uploaded: 'Hochgeladen',
  size: (megabytes) => `${decimal(megabytes)} MB`,
  change: 'Ändern',
  changeClip: 'Clip ändern',
  trim: 'Schneiden',
  trimming: 'Wird geschnitten',
  chooseClip: 'Wähle deinen Clip',
  clipLength: (seconds, most) => `${decimal(seconds)} s von ${most} s`,
  start: 'Anfang',
  end: 'Ende',
  wholeEpisode: 'Ganze Folge',
  clipInEpisode: 'Clip in der Folge',
  oneSecond: (sign) => `${sign}1 s`,
  fromStart: 'Ab Anfang',
  lastSeconds: (seconds) => `Letzte ${seconds} s`,
  keys: 'Tasten:',
  keySeconds: (figure) => `${decimal(figure)} s`,
  playClip: 'Clip anhören',
  pauseClip: 'Clip anhalten',
  formatMinutes: (minutes, seconds) =>
    minutes > 0
      ? `${counted(minutes, { one: '# Minute', other: '# Minuten' })} ${decimal(seconds)} Sekunden`
      : `${decimal(seconds)} Sekunden`,
  trimmed: (range) => `Ton geschnitten! ${range}`,
  author: 'Wem du antwortest',
  subject: 'Thema',
  replyingTo: (author) => `Antwort an ${author}`,
  clip: (start, end) => `Clip ${start} bis ${end}`,
  clipTitle: (author) => `Podcast-Clip von ${author}`,
  clipOf: (author) => `Clip von ${author}`,
  replyOf: (author) => `Antwort von ${author}`,
  fromHost: (host) => `von ${host}`,
}

export const INVITED: typeof English.INVITED = {
  heading: 'Einladung',
  invitedBy: (inviter) => `${inviter} hat dich eingeladen, mitzuwirken.`,
  invitee: (masked) => `Die Einladung ist für ${masked}.`,
  signInHint: 'Melde dich mit diesem Konto an, um sie anzunehmen.',
  accept: 'Annehmen',
  accepted: (inviter) => `Du wirkst jetzt zusammen mit ${inviter} mit.`,
  undo: 'Rückgängig',
  collaborationEnded: 'Du wirkst hier nicht mehr mit.',
  ownInvitation: (to) => `Du hast diese Einladung an ${to} gesendet. Sie ist noch nicht angenommen.`,
}
