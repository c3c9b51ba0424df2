/** Dutch texts for recording: drafts, scripts, podcasts, the music library and owlcasts. */

import { formatDollars } from '../../billing/price'
import { createPluralizer } from '../../i18n/plural'
import type { TrackCollection } from '../../kinds'
import { OWLCAST_FEE_CENTS } from '../../limits'
import { endSentence } from '../../text/sentences'
import type * as English from '../en/record'

const counted = createPluralizer('nl')

export const START_LABELS: typeof English.START_LABELS = {
  plain: 'Opname starten',
  reading: 'Voorlezen en opnemen',
  song: 'Eigen lied opnemen',
  overTrack: 'Opnemen over MUE',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: 'Versturen', withTrack: 'Versturen' },
  squawk: { alone: 'Squawk publiceren', withTrack: 'Squawk + MUE' },
  nightingale: { alone: 'Lied', withTrack: 'Lied' },
}

export const RECORD: typeof English.RECORD = {
  heading: 'Opnemen',
  modes: 'Wat neem je op?',
  comingSoon: 'binnenkort',
  comingSoonHint: 'Hier werken we nog aan. De andere zijn klaar.',
  recorder: 'Recorder',
  details: 'Details',
  openFailed: 'We konden deze opname niet openen. Maak de huidige af of herlaad de pagina.',
  back: 'Terug',
  cancel: 'Annuleren',
  limit: (limit) => `hoogstens ${limit}`,
  limitAndRemaining: (limit, left) => `hoogstens ${limit} · nog ${left}`,
  remaining: (left) => `nog ${left}`,
  waitingForMicrophone: 'Wachten op de microfoon',
  recording: 'Aan het opnemen',
  paused: 'Gepauzeerd',
  shortcutStart: 'of druk op',
  shortcutsRecording: 'Spatie pauzeert, Enter stopt',
  shortcutsPaused: 'Spatie gaat verder, Enter stopt',
  pause: 'Pauzeren',
  resume: 'Verder',
  stop: 'Opname stoppen',
  redo: 'Opnieuw',
  goOn: 'Verder praten',
  goOnFailed: 'Je kunt niets aan deze opname toevoegen.',
  trimEnds: 'Uiteinden knippen',
  cutTo: (time) => `Knip tot ${time}`,
  undoCut: 'Knip ongedaan maken',
  wholeRecording: 'Hele opname',
  zoomedPart: 'Uitvergroot deel',
  playPreview: 'Opname afspelen',
  stopPreview: 'Afspelen stoppen',
  seekPreview: 'Plek in je opname',
  voiceWithTrack: (track) => `Je stem met ${track}`,
  recordedTime: 'Opgenomen tijd',
  microphoneLevel: 'Microfoonniveau',
  microphone: 'Microfoon',
  defaultMicrophone: 'Standaardmicrofoon',
  headphones: 'Gebruik een koptelefoon, zodat je microfoon de muziek niet opneemt.',
  storageDown:
    'We kunnen nu geen opnamen ontvangen. De jouwe wacht op dit apparaat en gaat vanzelf weg zodra het kan.',
  losslessLimit: (minutes) => `Verliesvrije WAV staat aan. Je kunt tot ${minutes} minuten opnemen.`,
  upgradeHint: (minutes) => `Met Pro neem je tot ${minutes} minuten op.`,
  upgrade: 'Neem Pro',
  showHow: 'Zo doe je dat',
  allowMicrophoneHelp:
    'Open de site-instellingen naast het adres, sta de microfoon toe en probeer het opnieuw.',
}

export const HOLD: typeof English.HOLD = {
  screen: 'Opname',
  newRecording: 'Nieuwe opname',
  release: 'Laat los om te stoppen. Daarna kies je waar het heen gaat.',
  releaseToSend: 'Laat los om te versturen.',
  sending: (to) => `Wordt verzonden naar ${to}`,
  sendingIn: (seconds) => `Wordt over ${seconds} s verstuurd`,
  sendingNow: 'Wordt verstuurd',
  undo: 'Ongedaan maken',
  locking: 'Laat los. De opname gaat door.',
  locked: 'De opname loopt. Je hebt je handen vrij.',
  dropping: 'Laat los om te verwijderen. Er blijft niets over.',
  slideToLock: 'Veeg omhoog om te vergrendelen',
  slideToDrop: (isRtl) =>
    isRtl ? 'Veeg naar rechts om te verwijderen' : 'Veeg naar links om te verwijderen',
  drop: 'Verwijderen',
  tooShort: 'Houd ingedrukt om te praten',
  tapOrHold: 'Tik, of houd ingedrukt om te praten',
  tapToStart: 'Tik om te starten, tik om te stoppen',
  tapInstead: 'Tikken in plaats van vasthouden',
  tapInsteadHint: 'De rode knop start met één tik en stopt met de volgende, overal.',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: 'Opname gestart',
  paused: 'Opname gepauzeerd',
  resumed: 'Opname hervat',
  secondsLeft: (seconds) => counted(seconds, { one: 'Nog # seconde', other: 'Nog # seconden' }),
  stopped: (time) => `Opname gestopt op ${time}. Luister terug, neem opnieuw op of publiceer.`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: 'Titel',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Tags',
  tagsRequired: () => 'hier nodig',
  tagsHint: 'Zet spaties tussen je tags. Wij voegen de # toe.',
  description: 'Beschrijving',
  optional: 'optioneel',
  addTag: 'Voeg een tag toe',
  removeTag: (tag) => `Tag ${tag} verwijderen`,
  addSuggestedTag: (tag) => `Tag ${tag} toevoegen`,
  moreOptions: 'Meer opties',
  moreOptionsHint: 'Beschrijving, reacties',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'Deze opname weggooien?',
  body: (time) => `Deze opname duurt ${time}. Je kunt dit niet ongedaan maken.`,
  cancel: 'Bewaren',
  discard: 'Weggooien',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: () => 'Wordt gepubliceerd',
  stages: {
    mixing: 'De muziek wordt gemixt',
    encoding: 'Comprimeren',
    uploading: 'Uploaden',
    posting: 'Plaatsen',
  },
  attempt: (n, of) => `Poging ${n} van ${of}`,
  progress: 'Publicatie',
  cancel: 'Annuleren',
  mayLeave: 'Je kunt deze pagina verlaten. Het gaat door en je opname is veilig.',
  cancelled: 'Niet gepubliceerd. Je opname is er nog.',
  published: (name, link) => `${name} gepubliceerd! Link om te delen: ${link}`,
  sent: (to) => `Verstuurd naar ${to}.`,
  phoneUnavailable: 'Berichten naar een telefoon kunnen nog niet. Stuur de link zelf.',
  copyLink: 'Link kopiëren',
  linkCopied: 'Link gekopieerd!',
  signInToPublish: 'Log in om te publiceren. Je opname blijft hier.',
  signInToSend: 'Log in om een bericht te sturen.',
  alreadyPublished: 'Je hebt deze opname al gepubliceerd.',
  publishingInOtherTab: 'Een ander tabblad publiceert deze opname.',
  savedOffline: 'Bewaard. Het wordt gepubliceerd zodra je online bent.',
  savedBusy: 'Hier bewaard. We proberen het opnieuw.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure)} Je opname is bewaard. We publiceren hem automatisch.`,
}

export const PUBLISH_PRIVATE: typeof English.PUBLISH_PRIVATE = {
  publishing: () => 'Wordt verzonden',
  cancelled: 'Niet verzonden. Je opname is er nog.',
  signInToPublish: 'Log in om te verzenden. Je opname blijft hier.',
  alreadyPublished: 'Je hebt deze opname al verzonden.',
  publishingInOtherTab: 'Een ander tabblad verzendt deze opname.',
  savedOffline: 'Bewaard. Het wordt verzonden zodra je online bent.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure)} Je opname is bewaard. We verzenden hem automatisch.`,
}

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Opnames op dit apparaat',
  saved: 'Bewaarde opname',
  savedForAWeek:
    'Bewaarde opname. Deze browser verwijdert haar na ongeveer een week zonder bezoek, tenzij je de app installeert.',
  unpublished: 'Nog niet gepubliceerd',
  onlyInTab: 'Alleen in dit tabblad. Publiceer voordat je het sluit.',
  waiting: 'Wacht op publicatie',
  sending: 'Wordt gepubliceerd',
  to: (name) => `Aan ${name}`,
  listen: 'Luisteren',
  stop: 'Stop',
  publish: 'Publiceren',
  discard: 'Weggooien',
  later: 'Later',
  retryNow: 'Nu proberen',
  cancelDiscard: 'Bewaren',
  discardHeading: 'Deze opname weggooien?',
  discardBody: 'De opname staat alleen op dit apparaat. Je kunt dit niet ongedaan maken.',
  unsavedHello: 'Je groet, nog niet opgeslagen',
  open: 'Openen',
  discarded: 'Opname weggegooid',
  readFailed: 'We konden deze opname niet lezen. Herlaad de pagina en probeer het opnieuw.',
  signOutHeading: 'Uitloggen met onverzonden opnames?',
  signOutBody: (n) =>
    counted(n, {
      one: 'Eén opname is nog niet gepubliceerd. Je vindt hem op dit apparaat terug als je weer inlogt.',
      other: '# opnames zijn nog niet gepubliceerd. Je vindt ze op dit apparaat terug als je weer inlogt.',
    }),
  putAway:
    'De opname blijft op dit apparaat. Je ziet hem weer als je inlogt met het account waarmee je hem hebt gemaakt.',
  staySignedIn: 'Ingelogd blijven',
  signOut: 'Uitloggen',
}

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'We konden niet openen wat je deelde. Kies het bestand hier of plak de link.',
  none: 'Deel een link naar een podcast of een audiobestand (WAV, MP3, OGG of M4A) kleiner dan 50 MB.',
  recordingOpen: 'Publiceer deze opname eerst of gooi hem weg. Daarna openen we wat je deelde.',
  heading: 'Wat moet dit worden?',
  upTo: (length) => `Tot ${length}`,
  partUpTo: (length) => `Tot ${length}. Je kiest zo welk deel.`,
  podcastHint: 'Speel een deel af en antwoord erop',
  choosePart: 'Kies het deel',
  tooLong: (length, limit) => `Het duurt ${length} en er is plaats voor ${limit}.`,
  takePart: 'Dit deel gebruiken',
  wholeSound: 'Het hele geluid',
  opening: 'We openen wat je deelde …',
  importFailed: 'We konden dit geluid niet toevoegen. Probeer het opnieuw.',
}

export const HUM: typeof English.HUM = {
  heading: 'Begin een helend verhaal',
  intro: 'Twee antwoorden maken een tekst. Jij leest hem voor, en anderen voegen hun stem toe.',
  notAdvice: 'Lieve woorden, geen medisch advies.',
  recipientName: 'Voor wie is het?',
  recipientNameHint: 'Naam van de persoon. De voornaam is genoeg.',
  alias: 'Naam in de tekst',
  aliasHint: 'Deze naam lezen en horen anderen. Laat hem leeg om de naam van de persoon te gebruiken.',
  condition: 'Wat maakt die persoon door?',
  conditionHint: 'De toestand, in een paar woorden.',
  outcomeHint: 'In de tegenwoordige tijd, alsof het al zo is.',
  presentOutcome: 'Hoe is het leven als het weer goed gaat?',
  wholenessFeeling: 'Hoe voelt dat?',
  meaningPurpose: 'Waarom is dat belangrijk?',
  witnesses: 'Wie spreekt met je mee?',
  soundHeading: 'Tekst vormgeven',
  emotionWords: 'Woorden die erin meeklinken',
  tone: 'Toon',
  length: 'Lengte',
  language: 'Taal',
  spiritual: 'Spirituele taal',
  closure: 'Eindig met een slotzin',
  visibilityHeading: 'Wie kan het vinden?',
  consent: 'Ik mag over deze persoon spreken',
  unlisted: 'Alleen mensen met de link',
  unlistedHint: 'Aangeraden als de echte naam in de tekst staat.',
  saveAnswers: 'Mijn antwoorden bij het verhaal opslaan',
  saveAnswersHint: 'Anders blijven ze op dit apparaat. Anderen zien ze nooit.',
  create: 'Tekst maken',
  recreate: 'Tekst opnieuw maken',
  scriptHeading: 'Tekst van de helende intentie',
  script: 'Tekst',
  forName: (name) => `Voor ${name}`,
  readAloud: 'Lees hem voor wanneer je klaar bent. Je kunt eerst elk woord aanpassen.',
  changeAnswers: 'Wijzigen',
  estimatedLength: (time) => `ongeveer ${time}`,
  empty: 'Hier verschijnt je tekst.',
  edit: 'Tekst bewerken',
  done: 'Klaar met bewerken',
  record: 'Voorlezen en opnemen',
  failed: 'We konden de tekst niet laden. Probeer het opnieuw.',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: 'Voorlezen',
  slower: 'Langzamer',
  faster: 'Sneller',
  startScrolling: 'Meescrollen',
  stopScrolling: 'Stop met scrollen',
  speed: (percent) => `Tempo ${percent}%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: 'liefde',
  compassion: 'mededogen',
  gratitude: 'dankbaarheid',
  courage: 'moed',
  peace: 'vrede',
  wonder: 'verwondering',
  relief: 'opluchting',
}

export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: 'klassiek',
  gentle: 'zacht',
  bold: 'krachtig',
}

export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: 'kort',
  medium: 'gemiddeld',
  long: 'lang',
}

export const SONG: typeof English.SONG = {
  songTitle: 'Titel van het lied',
  author: 'Van wie',
  original: 'Dit is een eigen lied',
  covers: 'Covers zijn niet toegestaan. Tekst en muziek moeten van jou zijn.',
}

const NAMES: Record<TrackCollection, { one: string; many: string }> = {
  mue: { one: 'MUE', many: 'MUE’s' },
  beat: { one: 'beat', many: 'beats' },
}

const ADD: Record<TrackCollection, string> = { mue: 'Voeg MUE-track toe', beat: 'Voeg beat toe' }

export const LIBRARY: typeof English.LIBRARY = {
  choose: (collection) => `Kies een ${NAMES[collection].one}`,
  add: (collection) => ADD[collection],
  tab: (collection) => (collection === 'beat' ? 'Beats' : 'MUE’s'),
  remove: (collection) => `Verwijder ${NAMES[collection].one}`,
  search: (collection) => `Zoek ${NAMES[collection].many}`,
  searchHint: 'Naam, stemming of genre',
  searchAll: 'Zoek achtergrondmuziek',
  anyMood: 'Elke stemming',
  mood: 'Stemming',
  anyGenre: 'Elk genre',
  genre: 'Genre',
  showAll: 'Alles tonen',
  addTrack: 'Toevoegen',
  addLabel: (name) => `${name} toevoegen`,
  added: 'Toegevoegd',
  removeLabel: (name) => `${name} verwijderen`,
  playLabel: (name) => `Afspelen: ${name}`,
  pauseLabel: (name) => `Pauzeren: ${name}`,
  collection: (collection) => NAMES[collection].one,
  playingHint: 'klinkt onder je stem',
  loading: (collection) => `Bezig met laden: ${NAMES[collection].many}`,
  none: (collection) => `Nog geen ${NAMES[collection].many}`,
  noneFiltered: 'Niets gevonden. Probeer een andere stemming of een ander genre.',
  noResults: (query) => `Geen resultaten voor ‘${query}’`,
  section: 'MUE-bibliotheek',
  background: 'Achtergrondmuziek',
  open: 'Openen',
  summary: (count) =>
    count === 0
      ? 'Nog geen MUE’s'
      : counted(count, { one: '# MUE.', other: '# MUE’s, van rustig tot vrolijk.' }),
  loadingAll: 'MUE’s laden',
  offline: 'Muziek heeft een verbinding nodig. Opnemen kan ook zonder.',
}

const mues = (count: number) => counted(count, { one: '# MUE', other: '# MUE’s' })

const samples = (count: number) => counted(count, { one: '# voorbeeld-MUE', other: '# voorbeeld-MUE’s' })

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: 'Vul de muziekbibliotheek, of laad die uit de opslag.',
  manage: 'Beheren',
  intro: 'Muziek die iedereen aan een opname kan toevoegen.',
  actions: 'Acties voor de bibliotheek',
  setup: 'Tabel instellen',
  addSamples: 'Voorbeeld-MUE’s toevoegen',
  sync: 'Bijwerken uit opslag',
  refresh: 'Vernieuwen',
  empty: 'Geen MUE’s gevonden. Kies ‘Tabel instellen’ en ‘Voorbeeld-MUE’s toevoegen’ om te beginnen.',
  loading: 'MUE’s laden',
  ready: (count) => `De tabel met MUE’s is klaar, met ${mues(count)} erin.`,
  added: (added, absent) =>
    absent > 0
      ? `${samples(added)} toegevoegd. ${counted(absent, { one: 'Eén heeft', other: '# hebben' })} nog geen bestand in de opslag.`
      : `${samples(added)} toegevoegd.`,
  usingSamples: (count) => `${samples(count)} in gebruik`,
  loaded: (count) => `${mues(count)} geladen.`,
  listing: 'De opslag wordt gelezen …',
  measuring: (done, all) => `Lengtes meten: ${done} van ${all} …`,
  working: 'Bezig …',
  storageEmpty: 'Er zijn geen MUE’s in de opslag. De bibliotheek is niet veranderd.',
  synced: (count, more) =>
    more
      ? `Bijgewerkt. De bibliotheek heeft nu ${mues(count)}. In de opslag staan meer bestanden dan er in één keer worden gelezen.`
      : `Bijgewerkt. De bibliotheek heeft nu ${mues(count)}.`,
  confirm: {
    title: 'De bibliotheek vervangen?',
    text: (now, then) =>
      `Nu in de bibliotheek: ${mues(now)}. Gevonden in de opslag: ${mues(then)}, die ervoor in de plaats komen. Posts die al muziek hebben, blijven zoals ze zijn.`,
    cancel: 'Bewaren',
    replace: 'Vervangen',
  },
  seconds: (seconds) => `${Math.round(seconds)} s`,
  mood: 'Stemming',
  genre: 'Genre',
  playLabel: (name) => `Afspelen: ${name}`,
  stopLabel: (name) => `Stop: ${name}`,
}

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Owlcast maken',
  startedFrom: (title) => `Begonnen vanuit ‘${title}’.`,
  name: 'Naam',
  description: 'Beschrijving',
  tags: 'Tags',
  tagsHint: 'Zet spaties tussen de tags. De # voegen wij toe.',
  privacy: 'Privacy',
  visibilities: { public: 'Openbaar', unlisted: 'Niet vermeld', private: 'Privé' },
  hints: {
    public: 'Iedereen kan hem vinden.',
    unlisted: 'Iedereen met de link kan hem horen.',
    private: 'Alleen jij en mensen die je uitnodigt, kunnen hem horen.',
  },
  proOnly: 'Voor niet vermeld en privé heb je Pro nodig.',
  invitees: 'Uitnodigen',
  inviteesHint: 'Gebruikersnamen, e-mailadressen of telefoonnummers, met komma’s ertussen.',
  inviteeList: 'Wie je uitnodigt',
  inviteeTooLong: 'Dit is te lang voor een naam of een adres.',
  unresolved: 'Dit kijken we na bij het uitnodigen.',
  byEmail: 'per e-mail',
  byPhone: 'berichten naar een telefoon kunnen nog niet: je krijgt een link om te delen',
  fee: `Aanmaakkosten ${formatDollars(OWLCAST_FEE_CENTS)} – kwijtgescholden`,
  cancel: 'Annuleren',
  create: 'Owlcast maken',
  creating: 'Je Owlcast wordt gemaakt',
  notCreated: 'Niet gemaakt. Je tekst staat er nog.',
  sourceGone:
    'De post waaruit hij begon, is er niet meer. Tik nog een keer op ‘Owlcast maken’ om zonder verder te gaan.',
  alreadyCreated: 'Deze Owlcast was al gemaakt, met wat je de eerste keer verstuurde.',
  createdEarlier: (name) => `‘${name}’ was al gemaakt. Maak opnieuw om ook deze te maken.`,
  created: (name) => `‘${name}’ is klaar.`,
  createdWithInvitations: (name, sent) => `‘${name}’ is klaar. ${sent}`,
  record: 'Opnemen',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: 'Plaatsen in',
  newOwlcast: 'Nieuwe Owlcast',
  newOwlcastHint: 'Maakt een openbare Owlcast met deze titel. Dit is zijn eerste opname.',
  existingOwlcastHint: 'Voegt deze opname toe aan de andere daar.',
  lostOwlcastHint: 'Je kunt in deze Owlcast niet meer opnemen. Kies een andere.',
  moreOptions: 'Meer opties',
  loading: 'Je Owlcasts laden',
  failed: 'We konden je andere Owlcasts niet laden.',
}

export const OWLCAST: typeof English.OWLCAST = {
  collaborators: (count) => counted(count, { one: '# persoon doet mee', other: '# mensen doen mee' }),
  startedFrom: (title) => `Ontstaan uit ${title}`,
  play: 'Afspelen',
  hide: 'Verbergen',
  playLabel: (title) => `${title} afspelen`,
  hideLabel: (title) => `${title} verbergen`,
  record: 'Opnemen',
  recordLabel: (title) => `Opnemen in ${title}`,
  reply: 'Antwoorden',
  replyLabel: (title) => `Antwoorden op ${title}`,
}

export const COVER: typeof English.COVER = {
  group: 'Omslag',
  of: (title) => `Omslag van ${title}`,
  choose: 'Afbeelding kiezen',
  useDrawn: 'Getekende omslag gebruiken',
  small: (pixels) =>
    `Podcast-apps vragen minstens ${pixels} pixels per zijde en tonen daarom de getekende omslag.`,
}

export const RECORDINGS: typeof English.RECORDINGS = {
  list: (title) => `Opnames in ${title}`,
  loading: 'Opnames laden',
  none: 'Nog geen opnames',
  recordFirst: 'Neem de eerste op',
  more: 'Meer opnames',
  loadingMore: 'Meer laden',
  newRecordings: (count) => counted(count, { one: '# nieuwe opname', other: '# nieuwe opnames' }),
  position: (author, n, of) => `${author} · ${n} van ${of}`,
  controls: 'Bediening van het gesprek',
  previous: 'Vorige',
  next: 'Volgende',
  latest: 'Nieuwste',
  conversation: 'gesprek',
  actions: (title) => `Meer acties voor ${title}`,
  delete: 'Verwijderen',
  singular: 'Opname',
  noun: 'de opname',
}
