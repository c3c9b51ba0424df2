/** Dutch texts for share pages, which the Worker renders, and the podcast player they share with the app. */
import { createPluralizer } from '../../i18n/plural'
import { PODCAST_FILE_KEPT_DAYS } from '../../podcasts/podcasts.limits'
import type * as English from '../en/share'

const counted = createPluralizer('nl')

export const SHARE: typeof English.SHARE = {
  words: 'Wat er gezegd is',
  product: 'Owlcast',
  signIn: 'Inloggen',
  openOwlcast: 'Owlcast openen',
  skip: 'Naar de inhoud',
  reply: 'Antwoorden',
  copyLink: 'Link kopiëren',
  report: 'Auteursrechtinbreuk melden',
  linkCopied: 'Link gekopieerd!',
  copyManually: 'De link kon niet worden gekopieerd. Je kunt hem hier kopiëren:',
  linkLabel: 'Link naar deze post',
  tags: 'Tags',
  recordings: (count) => `Opnames (${count})`,
  noRecordings: 'Nog geen opnames',
  more: 'Meer',
  recordedIn: 'Opgenomen in',
  inReplyTo: 'In antwoord op',
  free: 'Gratis te beluisteren',
  priceToListen: (price) => `${price} om te luisteren`,
  preview: (seconds) =>
    `Je kunt de eerste ${counted(seconds, { one: 'seconde', other: '# seconden' })} gratis beluisteren.`,
  previews: (seconds) =>
    `Je kunt van elke opname tot ${counted(seconds, { one: '# seconde', other: '# seconden' })} gratis beluisteren.`,
  listenToAll: 'Luister naar alles in Owlcast',
  sample: 'Demo',
  length: 'Lengte',
  contents: 'Opnames',
  author: 'Van',
  messageWaiting: 'Er wacht een spraakbericht',
  openHint:
    'Iemand stuurde je deze link. Hij werkt één keer. Druk op Openen om het bericht in deze browser te horen, nu en later.',
  open: 'Openen',
  newLink: 'Stuur me een nieuwe link',
  newLinkSent:
    'Als deze link van ons was, hebben we een nieuwe naar hetzelfde adres gestuurd. Het kan een minuut duren.',
  footer: 'Gedeeld vanuit Owlcast, het mystieke sociale netwerk voor stemmen.',
  loading: 'Laden',
  notFound: 'Inhoud niet gevonden',
  expiryHint: 'Squawks verdwijnen na een dag of twee. Misschien is deze verlopen.',
  back: 'Terug naar Owlcast',
  retry: 'Opnieuw proberen',
  details: 'Technische details',
  copyDetails: 'Details kopiëren',
  detailsCopied: 'Details gekopieerd!',
  present: 'aanwezig',
  none: 'geen',
  listenOnOwlcast: 'Luister op Owlcast',
  edited: 'Bewerkt',
  imported: 'Geïmporteerd',
  routerWorks: 'De router voor gedeelde links werkt.',
  by: (author) => `van ${author}`,
  with: (names) => `met ${names}`,
  summary: (kind, author, length, tags) =>
    [`${kind} van ${author}`, length, tags].filter((part) => part !== '').join(' · '),
  recordingCount: (count) => counted(count, { one: '# opname', other: '# opnames' }),
  positionInList: (at, of) => `${at} van ${of}`,
  pageTitle: (title) => `${title} · Owlcast`,
  audioOf: (title) => `Geluid van ${title}`,
}

export const SHARED_MEMBER: typeof English.SHARED_MEMBER = {
  pageTitle: (name, username) => `${name} (@${username}) · Owlcast`,
  pro: 'Pro',
  memberSince: (day) => `Lid sinds ${day}`,
  followers: (count) => counted(count, { one: '#\u00a0volger', other: '#\u00a0volgers' }),
  follow: 'Volg op Owlcast',
  hello: (name) => `Groet van ${name}`,
  newestPosts: 'Nieuwste posts',
  empty: 'Nu geen openbare posts.',
  listenMore: 'Hoor meer in Owlcast',
  summary: (name, voices, newest) =>
    voices === 0
      ? `${name} is op Owlcast, waar mensen praten.`
      : `Hoor ${name} op Owlcast. Nieuwste post: ${newest}`,
  pictureOf: (name) => `Foto van ${name}`,
}

export const SYNDICATION: typeof English.SYNDICATION = {
  personDescription: (name) => `Wat ${name} op Owlcast zegt.`,
  postDescription: (title, name) => `${title}, door ${name} op Owlcast.`,
  tagTitle: (tag) => `#${tag} op Owlcast`,
  tagDescription: (tag) => `Openbare berichten met de tag #${tag}.`,
  previewTitle: (title) => `${title} (voorproefje)`,
  braidTitle: (title) => `${title}, met antwoorden`,
  braidDescription: (title, names) => `${title}, met de antwoorden van ${names} op hun plek.`,
}

export const LATEST: typeof English.LATEST = {
  title: 'Nieuw op Owlcast',
  titleOfKind: (kinds) => `Nieuw op Owlcast: ${kinds}`,
  description: 'Openbare stemmen die blijven. Luister hier meteen, zonder account.',
  tagTitle: (tag) => `#${tag}`,
  tagDescription: (tag) => `Openbare berichten met de tag #${tag} op Owlcast.`,
  kinds: 'Soorten berichten',
  all: 'Alles',
  empty: 'Hier is nu niets.',
  older: 'Oudere berichten',
  newest: 'Nieuwste berichten',
  openApp: 'Owlcast openen',
  subscribe: 'Abonneren in een podcast-app',
  subscribeHint: 'Kies je app, of plak het feedadres erin.',
  address: 'Feedadres',
  jsonFeed: 'JSON Feed',
  scan: 'Scan dit met je telefoon',
  added: 'Antwoorden in deze keten',
}

export const DETAIL_LABELS: typeof English.DETAIL_LABELS = {
  url: 'URL',
  pathname: 'Pad',
  searchParams: 'Zoekparameters',
  contentType: 'Soort inhoud',
  id: 'ID',
  token: 'Token',
  invitation: 'Uitnodiging',
  message: 'Fout',
  requestId: 'Verzoek',
}

const decimal = (figure: string) => figure.replace('.', ',')

export const PODCAST: typeof English.PODCAST = {
  sectionLabel: 'De podcast waarop je antwoordt',
  steps: 'Stappen',
  step: { load: 'Geluid laden', trim: 'Fragment knippen', record: 'Opnemen' },
  url: 'Podcast-URL',
  urlHint: 'Zonder fragment verwijst je antwoord alleen naar dit adres.',
  urlPlaceholder: 'https://',
  load: 'Laden',
  loading: (megabytes) => `Laden · ${decimal(megabytes)} MB`,
  stop: 'Stop',
  upload: 'Audiobestand uploaden',
  uploadHint:
    'WAV, MP3, OGG of M4A, minder dan 50 MB. Het blijft op dit apparaat. Alleen je fragment wordt verstuurd.',
  uploadHintSaved: `WAV, MP3, OGG of M4A, minder dan 50 MB. Anderen horen alleen je fragment. We bewaren het bestand ${PODCAST_FILE_KEPT_DAYS} dagen voor je, zodat je het op een ander apparaat opnieuw kunt knippen.`,
  kept: 'Je bestanden',
  openFile: 'Openen',
  openFileLabel: (name) => `${name} openen`,
  copy: {
    saving: 'Wordt bewaard voor je andere apparaten',
    kept: `${PODCAST_FILE_KEPT_DAYS} dagen bewaard`,
    failed: 'Kon niet worden bewaard voor je andere apparaten',
    unsupported: 'Dit soort bestanden kunnen we niet bewaren voor je andere apparaten',
  },
  onlyFirst: (length: string) => `Alleen het begin van dit bestand is te lezen, tot ${length}.`,
  reading: 'Het bestand wordt gelezen',
  signInHint: 'Sommige sites blokkeren browsers. Log in, dan laden wij het voor je.',
  demo: 'Demogeluid gebruiken',
  demoHint: 'Gebruik in plaats daarvan vijf minuten zachte tonen. Bij je antwoord staat dan ‘Demogeluid’.',
  demoLabel: 'Demogeluid',
  loaded: 'Geladen',
  uploaded: 'Geüpload',
  size: (megabytes) => `${decimal(megabytes)} MB`,
  change: 'Wijzigen',
  changeClip: 'Fragment wijzigen',
  trim: 'Knippen',
  trimming: 'Bezig met knippen',
  chooseClip: 'Kies je fragment',
  clipLength: (seconds, most) => `${decimal(seconds)} s van ${most} s`,
  start: 'Begin',
  end: 'Einde',
  wholeEpisode: 'Hele aflevering',
  clipInEpisode: 'Fragment in de aflevering',
  oneSecond: (sign) => `${sign}1 s`,
  fromStart: 'Vanaf begin',
  lastSeconds: (seconds) => `Laatste ${seconds} s`,
  keys: 'Toetsen:',
  keySeconds: (figure) => `${decimal(figure)} s`,
  playClip: 'Fragment afspelen',
  pauseClip: 'Fragment pauzeren',
  formatMinutes: (minutes, seconds) =>
    minutes > 0
      ? `${counted(minutes, { one: '# minuut', other: '# minuten' })} ${decimal(seconds)} seconden`
      : `${decimal(seconds)} seconden`,
  trimmed: (range) => `Geluid geknipt! ${range}`,
  author: 'Op wie je antwoordt',
  subject: 'Onderwerp',
  replyingTo: (author) => `Antwoord aan ${author}`,
  clip: (start, end) => `fragment ${start} tot ${end}`,
  clipTitle: (author) => `podcastfragment van ${author}`,
  clipOf: (author) => `Fragment van ${author}`,
  replyOf: (author) => `Antwoord van ${author}`,
  fromHost: (host) => `van ${host}`,
}

export const INVITED: typeof English.INVITED = {
  heading: 'Uitnodiging',
  invitedBy: (inviter) => `${inviter} heeft je uitgenodigd om mee te werken.`,
  invitee: (masked) => `De uitnodiging is voor ${masked}.`,
  signInHint: 'Log in met dat account om die te accepteren.',
  accept: 'Accepteren',
  accepted: (inviter) => `Je doet nu mee met ${inviter}.`,
  undo: 'Ongedaan maken',
  collaborationEnded: 'Je doet niet meer mee.',
  ownInvitation: (to) => `Je hebt deze uitnodiging naar ${to} gestuurd. Ze is nog niet geaccepteerd.`,
}
