/** Dutch texts for feeds, replies, connections and search. */

import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/posts'

export const EDIT: typeof English.EDIT = {
  edit: 'Bewerken',
  editLabel: (title) => `${title} bewerken`,
  heading: (noun) => `Bewerk ${noun}`,
  title: 'Titel',
  defaultTitleHint: (title) => `Laat je dit leeg, dan heet het ‘${title}’.`,
  name: 'Naam',
  description: 'Beschrijving',
  tags: 'Tags',
  tagsHint: 'Zet spaties tussen je tags. Wij voegen de # toe.',
  scriptReadOnly: 'Je kunt de tekst niet wijzigen. Neem het verhaal opnieuw op voor een nieuwe tekst.',
  confirmsAnonymity: 'De titel en tags zeggen niet over wie het gaat, tenzij het verhaal dat zelf zegt.',
  restored: 'We hebben teruggezet wat je had getypt.',
  cancel: 'Annuleren',
  save: 'Opslaan',
  saving: 'Wordt opgeslagen',
  saved: 'Wijzigingen opgeslagen',
  edited: 'Bewerkt',
  imported: 'Geïmporteerd',
}

const counted = createPluralizer('nl')

export const CONNECTION_LABELS: typeof English.CONNECTION_LABELS = {
  reply: 'Reactie',
  reference: 'Verwijzing',
  continuation: 'Vervolg',
  merge: 'Samenvoeging',
  branch: 'Vertakking',
  answer: 'Antwoord',
  question: 'Vraag',
}

const show = (count: number) => counted(count, { one: 'Hoor # antwoord', other: 'Hoor # antwoorden' })

export const REPLY: typeof English.REPLY = {
  label: 'Antwoorden',
  to: (title, count) => (count === 0 ? ` op ${title}` : ` op ${title}, `),
  unit: (count) => counted(count, { one: ' antwoord', other: ' antwoorden' }),
  show,
  showLabel: (count, title) => `${show(count)} op ${title}`,
}

export const REPLIES: typeof English.REPLIES = {
  threadLabel: (title) => `Antwoorden op ${title}`,
  loading: 'Antwoorden laden',
  empty: 'Nog geen antwoorden',
  more: 'Meer antwoorden',
  loadingMore: 'Meer laden',
  alsoRepliesTo: (type, title) => `antwoordt ook op · ${CONNECTION_LABELS[type]} · ${title}`,
  remove: {
    deleted: {
      button: 'Verwijderen',
      label: (title) => `${title} verwijderen`,
      heading: 'Dit antwoord verwijderen?',
      body: 'Weet je zeker dat je dit antwoord wilt verwijderen? Dit kan niet ongedaan worden gemaakt.',
    },
    detached: {
      button: 'Weghalen',
      label: (title) => `${title} uit deze thread weghalen`,
      heading: 'Dit antwoord uit je thread weghalen?',
      body: 'Het blijft staan bij de andere posts waarop het antwoordt. Zijn die er niet, dan wordt het verwijderd.',
    },
  },
  cancel: 'Bewaren',
  deleted: 'Antwoord verwijderd',
  detached: 'Antwoord verwijderd. Bij de andere posts waarop het antwoordt, blijft het staan.',
  parentGone: 'De post waarop je wilde antwoorden is er niet meer.',
}

export const REPLY_PANEL: typeof English.REPLY_PANEL = {
  heading: (name) => `Antwoord aan ${name}`,
  start: 'Opname starten',
  requestingMicrophone: 'Wachten op de microfoon',
  resume: 'Verder',
  stop: 'Opname stoppen',
  reRecord: 'Opnieuw opnemen',
  send: 'Antwoord versturen',
  sending: 'Je antwoord wordt verstuurd',
  ready: 'Je antwoord',
  cancel: 'Antwoord annuleren',
  sent: 'Antwoord verstuurd',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Deze post is er niet meer.',
  recorder: 'Je opname is opgeslagen. Publiceer hem los of verwijder hem.',
  recorderPrivate: 'Je opname is opgeslagen. Verzend hem los of verwijder hem.',
  publish: 'Los publiceren',
  send: 'Los verzenden',
  delete: 'Opname verwijderen',
}

export const PARENTS: typeof English.PARENTS = {
  heading: 'Posts waarop je antwoordt',
  inReplyTo: 'Antwoord op',
  count: (n, max) => `${n} van ${max}`,
  add: 'Post toevoegen',
  addMore: 'Meer posts toevoegen',
  connectionLabel: (title) => `Hoe het verbonden is met ${title}`,
  remove: (title) => `Post weghalen: ${title}`,
  search: 'Zoek posts om op te antwoorden',
  searchHint: 'Zoek posts',
  loading: 'Posts laden',
  empty: 'Nog geen posts om op te antwoorden',
  noResults: (typed) => `Geen resultaten voor ‘${typed}’`,
  confirm: (n) => counted(n, { one: 'Op # post antwoorden', other: 'Op # posts antwoorden' }),
  chooseFirst: 'Kies een post',
}

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Iedereen', hint: 'Iedereen kan antwoorden.' },
  followed: {
    name: 'Mensen die ik volg',
    hint: 'Alleen mensen die je volgt kunnen in dit gesprek antwoorden.',
  },
  mentioned: {
    name: 'Mensen die ik noem',
    hint: 'Alleen mensen die je met @ noemt in de titel of tekst kunnen in dit gesprek antwoorden.',
  },
  nobody: { name: 'Niemand', hint: 'Antwoorden staat uit.' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: 'Wie kan antwoorden',
  collaboratorsHint: 'Jij en wie met je meedoet kunnen altijd antwoorden.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Antwoorden is beperkt',
  signIn: (from) =>
    from === 'nobody'
      ? 'Log in om te antwoorden als het jouw post is of als je eraan meedoet.'
      : 'Log in om te zien of je kunt antwoorden.',
  signInButton: 'Inloggen',
  recordingSaved: 'Je opname is opgeslagen.',
  publishSeparatelyHint: 'Je kunt hem als losse post publiceren.',
  detach: 'Maak er een losse post van',
  sendSeparatelyHint: 'Je kunt hem als los bericht verzenden.',
  detachPrivate: 'Maak er een los bericht van',
}

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `Verhaal beluisteren (${count})`,
    single: 'Alleen deze stem',
    voiceCount: (count) => counted(count, { one: '# stem', other: '# stemmen' }),
    add: 'Aan het verhaal toevoegen',
    share: 'HUM delen',
  },
  nightingale: {
    play: (count) => `Liedketen beluisteren (${count})`,
    single: 'Alleen dit lied',
    add: 'Aan de liedketen toevoegen',
    share: 'Lied delen',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: 'Stop',
  stopLabel: (title) => `Stop: ${title}`,
  position: (author, n, of) => `${author} · ${n} van ${of}`,
  original: 'Origineel',
  by: (author) => `van ${author}`,
}

export const GRAPH: typeof English.GRAPH = {
  loading: 'Het web wordt geladen',
  analytics: 'Cijfers',
  posts: 'Posts in totaal',
  connections: 'Verbindingen in totaal',
  mostConnected: 'Meest verbonden post',
  noneYet: 'Nog geen',
  replies: (count) => counted(count, { one: '# antwoord', other: '# antwoorden' }),
  repliesUnit: (count) => counted(count, { one: ' antwoord', other: ' antwoorden' }),
  nodeName: (kind, title, author, replies) => `${kind}: ${title}, ${author}, ${replies}`,
  find: 'Zoek een post',
  findLabel: 'Zoek een post in het web',
  found: (count) => counted(count, { one: '# post gevonden', other: '# posts gevonden' }),
  position: (nth, of) => `${nth} van ${of}`,
  noMatches: 'Geen posts gevonden.',
  allHidden: 'Alle soorten staan uit. Zet er een aan om posts te zien.',
  kindFilters: 'Soorten tonen',
  viewMode: 'Tonen als',
  asGraph: 'Hemel',
  asList: 'Lijst',
  canvas: 'Web van posts en verbindingen',
  canvasHelp:
    'Tab gaat van groep naar groep, pijltjes bewegen binnen een groep, Enter opent een post, P speelt hem met antwoorden af.',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  fitAll: 'Alles tonen',
  layoutInProgress: 'De posts worden geordend',
  layoutProgress: (share) => share.toLocaleString('nl', { style: 'percent' }),
  skipLayout: 'Nu al tonen',
  tapAgain: 'Tik nog een keer om het te openen',
  closeLegend: 'Legenda sluiten',
  starSizes: 'Een grotere ster heeft meer antwoorden.',
  legend: 'Legenda',
  contentTypes: 'Soorten inhoud',
  connectionTypes: 'Soorten verbindingen',
  list: 'Posts en hun verbindingen',
  recording: 'Opname',
  inlineName: (name) => name.toLowerCase(),
  otherLines: 'Andere lijnen',
  recordingLine: 'opname, in zijn Owlcast',
  repliesTo: 'antwoordt op',
  recordedIn: 'is opgenomen in',
  showMore: (count) => `Nog ${count.toLocaleString('nl')} tonen`,
  newest: (shown, total) =>
    `${shown.toLocaleString('nl')} van ${total.toLocaleString('nl')} posts: de nieuwste en de posts waarop ze reageren.`,
  showOlder: 'Oudere posts tonen',
  alone: (count) =>
    counted(count, {
      one: '# post zonder verbindingen staat in de lijst.',
      other: '# posts zonder verbindingen staan in de lijst.',
    }),
  noConnections: 'Nog geen verbindingen. Antwoord op een post en hier verschijnt een lijn.',
  empty: { title: 'Nog geen posts', text: 'Publiceer een post en hij verschijnt hier.' },
  goToSquawks: 'Naar de squawks',
}

export const SEARCH: typeof English.SEARCH = {
  results: 'Snelle resultaten',
  resultCount: (count) => counted(count, { one: '# resultaat', other: '# resultaten' }),
  allResults: (query) => `Alle resultaten voor ‘${query}’`,
  noResults: (query) => `Geen resultaten voor ‘${query}’`,
  searching: 'Zoeken',
  offline: 'Je bent offline. Maak verbinding om te zoeken.',
  moveKey: 'kiezen',
  jumpKey: 'openen',
  closeKey: 'sluiten',
  postCount: (count) => counted(count, { one: '# post', other: '# posts' }),
  recordingCount: (count) => counted(count, { one: '# opname', other: '# opnames' }),
  free: 'Gratis te beluisteren',
  price: (price) => `${price} om te luisteren`,
  heading: 'Zoeken',
  fieldLabel: 'Zoek posts en mensen',
  clear: 'Zoekveld leegmaken',
  filterLabel: 'Toon resultaten van',
  allKinds: 'Alles',
  people: 'Mensen',
  allPeople: 'Alle mensen',
  morePeople: 'Er zijn meer resultaten. Typ meer van de naam.',
  more: 'Meer tonen',
  loadingMore: 'Laden',
  loading: 'Zoeken',
  emptyTitle: 'Wat zoek je?',
  emptyText: 'Zoek posts, mensen en je berichten.',
  showAllKinds: 'Alle soorten tonen',
  didYouMean: 'Bedoelde je',
  similar: 'Vergelijkbare posts',
  reply: 'Antwoord',
  message: 'Privébericht',
}

export const LIVE: typeof English.LIVE = {
  newPosts: (count) => counted(count, { one: '# nieuwe post', other: '# nieuwe posts' }),
}

export const TOO_OLD: typeof English.TOO_OLD = {
  text: 'Je browser is te oud voor Owlcast.',
  link: 'Luister naar de nieuwste berichten',
}

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Pagina niet gevonden',
  text: 'Controleer het adres. Misschien is de pagina verplaatst of verwijderd.',
  home: 'Naar Owlcast',
  search: 'Zoeken',
}

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Je moet online zijn om deze link te openen',
  text: 'Je bent offline. Hij opent vanzelf als je weer online bent.',
  savedSquawks: 'Bewaarde squawks',
}

export const MY_POSTS_FILTER_LABELS: typeof English.MY_POSTS_FILTER_LABELS = {
  all: 'Alles',
  messages: 'Berichten',
  spaces: 'Spaces',
  flows: 'Flows',
  podcasts: 'Podcasts',
  started: 'Begonnen',
  replies: 'Antwoorden',
}

export const MY_POSTS_EMPTY: typeof English.MY_POSTS_EMPTY = {
  squawk: 'Je posts verschijnen hier.',
  mue: 'Berichten die je stuurt, verschijnen hier.',
  hum: 'Helende verhalen die je begint of aanvult, verschijnen hier.',
  nightingale: 'Liederen die je begint of aanvult, verschijnen hier.',
  owlcast: 'Owlcasts die je maakt en je opnames in andere verschijnen hier.',
}

export const MY_POSTS: typeof English.MY_POSTS = {
  filters: 'Tonen',
  loading: 'Je posts laden',
  empty: 'Hier is nog niets',
  emptyFiltered: (filter) => `Nog niets bij ‘${filter}’`,
  showAll: 'Alles tonen',
  inReplyTo: 'In antwoord op',
  to: 'Aan',
  signedOut: {
    title: 'Je posts op één plek',
    text: 'Log in om ze te vinden, te bewerken of te verwijderen.',
    action: 'Inloggen',
    reason: 'Log in om je posts te zien.',
  },
}
