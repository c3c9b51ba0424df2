/** German texts for recording: drafts, scripts, podcasts, the music library and owlcasts. */

import { formatDollars } from '../../billing/price'
import { createPluralizer } from '../../i18n/plural'
import type { TrackCollection } from '../../kinds'
import { OWLCAST_FEE_CENTS } from '../../limits'
import { endSentence } from '../../text/sentences'
import type * as English from '../en/record'

const counted = createPluralizer('de')

export const START_LABELS: typeof English.START_LABELS = {
  plain: 'Aufnahme starten',
  reading: 'Vorlesen und aufnehmen',
  song: 'Eigenen Song aufnehmen',
  overTrack: 'Über MUE aufnehmen',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: 'Senden', withTrack: 'Senden' },
  squawk: { alone: 'Squawk veröffentlichen', withTrack: 'Squawk + MUE' },
  nightingale: { alone: 'Song', withTrack: 'Song' },
}

export const RECORD: typeof English.RECORD = {
  heading: 'Aufnehmen',
  modes: 'Was nimmst du auf?',
  comingSoon: 'bald',
  comingSoonHint: 'Daran arbeiten wir noch. Die anderen sind bereit.',
  recorder: 'Rekorder',
  details: 'Details',
  openFailed: 'Wir konnten diese Aufnahme nicht öffnen. Beende die laufende oder lade die Seite neu.',
  back: 'Zurück',
  cancel: 'Abbrechen',
  limit: (limit) => `höchstens ${limit}`,
  limitAndRemaining: (limit, left) => `höchstens ${limit} · noch ${left}`,
  remaining: (left) => `noch ${left}`,
  waitingForMicrophone: 'Warten auf das Mikrofon',
  recording: 'Aufnahme läuft',
  paused: 'Pausiert',
  shortcutStart: 'oder drücke',
  shortcutsRecording: 'Leertaste pausiert, Enter stoppt',
  shortcutsPaused: 'Leertaste setzt fort, Enter stoppt',
  pause: 'Pause',
  resume: 'Fortsetzen',
  stop: 'Aufnahme stoppen',
  redo: 'Neu aufnehmen',
  goOn: 'Weitersprechen',
  goOnFailed: 'Diese Aufnahme lässt sich nicht fortsetzen.',
  trimEnds: 'Enden kürzen',
  cutTo: (time) => `Auf ${time} kürzen`,
  undoCut: 'Schnitt rückgängig',
  wholeRecording: 'Ganze Aufnahme',
  zoomedPart: 'Vergrößerter Ausschnitt',
  playPreview: 'Aufnahme anhören',
  stopPreview: 'Anhören stoppen',
  seekPreview: 'Stelle in deiner Aufnahme',
  voiceWithTrack: (track) => `Deine Stimme mit ${track}`,
  recordedTime: 'Aufgenommene Zeit',
  microphoneLevel: 'Mikrofonpegel',
  microphone: 'Mikrofon',
  defaultMicrophone: 'Standardmikrofon',
  headphones: 'Nutze Kopfhörer, damit dein Mikrofon die Musik nicht mit aufnimmt.',
  storageDown:
    'Wir können gerade keine Aufnahmen annehmen. Deine wartet auf diesem Gerät und geht von selbst raus, sobald es geht.',
  losslessLimit: (minutes) => `Verlustfreies WAV ist an. Du kannst bis zu ${minutes} Minuten aufnehmen.`,
  upgradeHint: (minutes) => `Mit Pro nimmst du bis zu ${minutes} Minuten auf.`,
  upgrade: 'Pro holen',
  showHow: 'So geht’s',
  allowMicrophoneHelp:
    'Öffne die Website-Einstellungen neben der Adresse, erlaube das Mikrofon und versuche es noch einmal.',
}

export const HOLD: typeof English.HOLD = {
  screen: 'Aufnahme',
  newRecording: 'Neue Aufnahme',
  release: 'Lass los, um aufzuhören. Danach entscheidest du, wohin damit.',
  releaseToSend: 'Lass los, um zu senden.',
  sending: (to) => `Wird an ${to} gesendet`,
  sendingIn: (seconds) => `Wird in ${seconds} s gesendet`,
  sendingNow: 'Wird gesendet',
  undo: 'Rückgängig',
  locking: 'Lass los. Die Aufnahme läuft weiter.',
  locked: 'Aufnahme läuft. Du hast die Hände frei.',
  dropping: 'Lass los, um sie zu verwerfen. Nichts bleibt.',
  slideToLock: 'Nach oben wischen zum Sperren',
  slideToDrop: (isRtl) => (isRtl ? 'Nach rechts wischen zum Verwerfen' : 'Nach links wischen zum Verwerfen'),
  drop: 'Verwerfen',
  tooShort: 'Zum Sprechen gedrückt halten',
  tapOrHold: 'Tippen oder zum Sprechen halten',
  tapToStart: 'Tippen zum Starten, tippen zum Beenden',
  tapInstead: 'Tippen statt halten',
  tapInsteadHint: 'Der rote Knopf startet mit einem Tippen und stoppt mit dem nächsten, überall.',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: 'Aufnahme gestartet',
  paused: 'Aufnahme pausiert',
  resumed: 'Aufnahme fortgesetzt',
  secondsLeft: (seconds) => counted(seconds, { one: 'Noch # Sekunde', other: 'Noch # Sekunden' }),
  stopped: (time) => `Aufnahme bei ${time} gestoppt. Anhören, neu aufnehmen oder veröffentlichen.`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: 'Titel',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Tags',
  tagsRequired: () => 'hier nötig',
  tagsHint: 'Trenne Tags mit Leerzeichen. Das # setzen wir.',
  description: 'Beschreibung',
  optional: 'optional',
  addTag: 'Tag hinzufügen',
  removeTag: (tag) => `Tag ${tag} entfernen`,
  addSuggestedTag: (tag) => `Tag ${tag} hinzufügen`,
  moreOptions: 'Mehr Optionen',
  moreOptionsHint: 'Beschreibung, Antworten',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'Diese Aufnahme verwerfen?',
  body: (time) => `Diese Aufnahme dauert ${time}. Das lässt sich nicht rückgängig machen.`,
  cancel: 'Behalten',
  discard: 'Verwerfen',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: () => 'Wird veröffentlicht',
  stages: {
    mixing: 'Musik wird gemischt',
    encoding: 'Wird komprimiert',
    uploading: 'Wird hochgeladen',
    posting: 'Wird veröffentlicht',
  },
  attempt: (n, of) => `Versuch ${n} von ${of}`,
  progress: 'Veröffentlichung',
  cancel: 'Abbrechen',
  mayLeave: 'Du kannst diese Seite verlassen. Es läuft weiter, und deine Aufnahme ist sicher.',
  cancelled: 'Nicht veröffentlicht. Deine Aufnahme ist noch hier.',
  published: (name, link) => `${name} veröffentlicht! Link: ${link}`,
  sent: (to) => `An ${to} gesendet.`,
  phoneUnavailable: 'Nachrichten ans Telefon gibt es noch nicht. Schick den Link selbst.',
  copyLink: 'Link kopieren',
  linkCopied: 'Link kopiert!',
  signInToPublish: 'Melde dich an, um zu veröffentlichen. Deine Aufnahme bleibt hier.',
  signInToSend: 'Melde dich an, um eine Nachricht zu senden.',
  alreadyPublished: 'Du hast diese Aufnahme schon veröffentlicht.',
  publishingInOtherTab: 'Ein anderer Tab veröffentlicht diese Aufnahme gerade.',
  savedOffline: 'Gespeichert. Es wird veröffentlicht, sobald du online bist.',
  savedBusy: 'Hier gespeichert. Wir versuchen es wieder.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure)} Deine Aufnahme ist gespeichert. Wir veröffentlichen sie automatisch.`,
}

export const PUBLISH_PRIVATE: typeof English.PUBLISH_PRIVATE = {
  publishing: () => 'Wird gesendet',
  cancelled: 'Nicht gesendet. Deine Aufnahme ist noch hier.',
  signInToPublish: 'Melde dich an, um zu senden. Deine Aufnahme bleibt hier.',
  alreadyPublished: 'Du hast diese Aufnahme schon gesendet.',
  publishingInOtherTab: 'Ein anderer Tab sendet diese Aufnahme gerade.',
  savedOffline: 'Gespeichert. Es wird gesendet, sobald du online bist.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure)} Deine Aufnahme ist gespeichert. Wir senden sie automatisch.`,
}

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Aufnahmen auf diesem Gerät',
  saved: 'Gespeicherte Aufnahme',
  savedForAWeek:
    'Gespeicherte Aufnahme. Dieser Browser löscht sie nach etwa einer Woche ohne Besuch, außer du installierst die App.',
  unpublished: 'Noch nicht veröffentlicht',
  onlyInTab: 'Nur in diesem Tab. Veröffentliche, bevor du ihn schließt.',
  waiting: 'Wartet auf Veröffentlichung',
  sending: 'Wird veröffentlicht',
  to: (name) => `An ${name}`,
  listen: 'Anhören',
  stop: 'Stopp',
  publish: 'Veröffentlichen',
  discard: 'Verwerfen',
  later: 'Später',
  retryNow: 'Jetzt versuchen',
  cancelDiscard: 'Behalten',
  discardHeading: 'Diese Aufnahme verwerfen?',
  discardBody: 'Es gibt sie nur auf diesem Gerät. Das lässt sich nicht rückgängig machen.',
  unsavedHello: 'Dein Hallo, noch nicht gespeichert',
  open: 'Öffnen',
  discarded: 'Aufnahme verworfen',
  readFailed: 'Wir konnten diese Aufnahme nicht lesen. Lade die Seite neu und versuche es noch einmal.',
  signOutHeading: 'Mit ungesendeten Aufnahmen abmelden?',
  signOutBody: (n) =>
    counted(n, {
      one: 'Eine Aufnahme ist noch nicht veröffentlicht. Du findest sie auf diesem Gerät, wenn du dich wieder anmeldest.',
      other:
        '# Aufnahmen sind noch nicht veröffentlicht. Du findest sie auf diesem Gerät, wenn du dich wieder anmeldest.',
    }),
  putAway:
    'Die Aufnahme bleibt auf diesem Gerät. Sie ist wieder da, wenn sich das Konto anmeldet, mit dem sie gemacht wurde.',
  staySignedIn: 'Angemeldet bleiben',
  signOut: 'Abmelden',
}

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Wir konnten nicht öffnen, was du geteilt hast. Wähle die Datei hier oder füge den Link ein.',
  none: 'Teile einen Link zu einem Podcast oder eine Audiodatei (WAV, MP3, OGG oder M4A) unter 50 MB.',
  recordingOpen: 'Veröffentliche oder verwirf zuerst diese Aufnahme. Dann öffnen wir, was du geteilt hast.',
  heading: 'Was soll daraus werden?',
  upTo: (length) => `Bis zu ${length}`,
  partUpTo: (length) => `Bis zu ${length}. Den Teil wählst du gleich.`,
  podcastHint: 'Einen Teil abspielen und darauf antworten',
  choosePart: 'Wähle den Teil',
  tooLong: (length, limit) => `Die Aufnahme dauert ${length}, Platz ist für ${limit}.`,
  takePart: 'Diesen Teil nehmen',
  wholeSound: 'Die ganze Aufnahme',
  opening: 'Was du geteilt hast, wird geöffnet …',
  importFailed: 'Das ließ sich nicht hinzufügen. Bitte versuche es noch einmal.',
}

export const HUM: typeof English.HUM = {
  heading: 'Heilungsgeschichte beginnen',
  intro: 'Aus zwei Antworten entsteht ein Text. Du liest ihn vor, und andere fügen ihre Stimmen hinzu.',
  notAdvice: 'Freundliche Worte, kein medizinischer Rat.',
  recipientName: 'Für wen ist sie?',
  recipientNameHint: 'Name der Person. Der Vorname genügt.',
  alias: 'Name im Text',
  aliasHint: 'Diesen Namen lesen und hören andere. Lass ihn leer, um den Namen der Person zu verwenden.',
  condition: 'Was macht die Person gerade durch?',
  conditionHint: 'Ihr Zustand, in wenigen Worten.',
  outcomeHint: 'In der Gegenwart, als wäre es schon so.',
  presentOutcome: 'Wie ist das Leben, wenn es der Person gut geht?',
  wholenessFeeling: 'Wie fühlt sich das an?',
  meaningPurpose: 'Warum ist das wichtig?',
  witnesses: 'Wer spricht mit dir?',
  soundHeading: 'Text gestalten',
  emotionWords: 'Worte, die es tragen',
  tone: 'Ton',
  length: 'Länge',
  language: 'Sprache',
  spiritual: 'Spirituelle Sprache',
  closure: 'Mit einem Schlusssatz enden',
  visibilityHeading: 'Wer kann sie finden?',
  consent: 'Ich darf über diese Person sprechen',
  unlisted: 'Nur wer den Link hat',
  unlistedHint: 'Empfohlen, wenn im Text der echte Name steht.',
  saveAnswers: 'Meine Antworten mit der Geschichte speichern',
  saveAnswersHint: 'Sonst bleiben sie auf diesem Gerät. Andere sehen sie nie.',
  create: 'Text erstellen',
  recreate: 'Text neu erstellen',
  scriptHeading: 'Text der Heilungsintention',
  script: 'Text',
  forName: (name) => `Für ${name}`,
  readAloud: 'Lies ihn vor, wenn du so weit bist. Vorher kannst du jedes Wort ändern.',
  changeAnswers: 'Ändern',
  estimatedLength: (time) => `etwa ${time}`,
  empty: 'Hier erscheint dein Text.',
  edit: 'Text bearbeiten',
  done: 'Fertig bearbeitet',
  record: 'Vorlesen und aufnehmen',
  failed: 'Wir konnten den Text nicht laden. Bitte versuche es noch einmal.',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: 'Vorlesen',
  slower: 'Langsamer',
  faster: 'Schneller',
  startScrolling: 'Mit mir scrollen',
  stopScrolling: 'Scrollen anhalten',
  speed: (percent) => `Tempo ${percent}\u00a0%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: 'Liebe',
  compassion: 'Mitgefühl',
  gratitude: 'Dankbarkeit',
  courage: 'Mut',
  peace: 'Frieden',
  wonder: 'Staunen',
  relief: 'Erleichterung',
}

export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: 'klassisch',
  gentle: 'sanft',
  bold: 'kühn',
}

export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: 'kurz',
  medium: 'mittel',
  long: 'lang',
}

export const SONG: typeof English.SONG = {
  songTitle: 'Titel des Songs',
  author: 'Von wem',
  original: 'Das ist ein eigener Song',
  covers: 'Cover sind nicht erlaubt. Text und Musik müssen von dir sein.',
}

const NAMES: Record<TrackCollection, { one: string; many: string }> = {
  mue: { one: 'MUE', many: 'MUEs' },
  beat: { one: 'Beat', many: 'Beats' },
}

const ADD: Record<TrackCollection, string> = { mue: 'MUE-Track hinzufügen', beat: 'Beat hinzufügen' }

export const LIBRARY: typeof English.LIBRARY = {
  choose: (collection) => `${NAMES[collection].one} auswählen`,
  add: (collection) => ADD[collection],
  tab: (collection) => (collection === 'beat' ? 'Beats' : 'MUEs'),
  remove: (collection) => `${NAMES[collection].one} entfernen`,
  search: (collection) => `${NAMES[collection].many} durchsuchen`,
  searchHint: 'Name, Stimmung oder Genre',
  searchAll: 'Hintergrundmusik durchsuchen',
  anyMood: 'Jede Stimmung',
  mood: 'Stimmung',
  anyGenre: 'Jedes Genre',
  genre: 'Genre',
  showAll: 'Alle anzeigen',
  addTrack: 'Hinzufügen',
  addLabel: (name) => `${name} hinzufügen`,
  added: 'Hinzugefügt',
  removeLabel: (name) => `${name} entfernen`,
  playLabel: (name) => `Abspielen: ${name}`,
  pauseLabel: (name) => `Anhalten: ${name}`,
  collection: (collection) => NAMES[collection].one,
  playingHint: 'läuft unter deiner Stimme',
  loading: (collection) => `${NAMES[collection].many} werden geladen`,
  none: (collection) => `Noch keine ${NAMES[collection].many}`,
  noneFiltered: 'Nichts gefunden. Versuche eine andere Stimmung oder ein anderes Genre.',
  noResults: (query) => `Keine Ergebnisse für „${query}“`,
  section: 'MUE-Bibliothek',
  background: 'Hintergrundmusik',
  open: 'Öffnen',
  summary: (count) =>
    count === 0
      ? 'Noch keine MUEs'
      : counted(count, { one: '# MUE.', other: '# MUEs, von ruhig bis heiter.' }),
  loadingAll: 'MUEs werden geladen',
  offline: 'Musik braucht eine Verbindung. Aufnehmen kannst du auch ohne.',
}

const mues = (count: number) => counted(count, { one: '# MUE', other: '# MUEs' })

const samples = (count: number) => counted(count, { one: '# Beispiel-MUE', other: '# Beispiel-MUEs' })

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: 'Die Musikbibliothek füllen oder aus dem Speicher laden.',
  manage: 'Verwalten',
  intro: 'Musik, die alle zu einer Aufnahme hinzufügen können.',
  actions: 'Aktionen für die Bibliothek',
  setup: 'Tabelle einrichten',
  addSamples: 'Beispiel-MUEs hinzufügen',
  sync: 'Mit dem Speicher abgleichen',
  refresh: 'Aktualisieren',
  empty: 'Keine MUEs gefunden. Wähle „Tabelle einrichten“ und „Beispiel-MUEs hinzufügen“, um zu beginnen.',
  loading: 'MUEs werden geladen',
  ready: (count) => `Die Tabelle der MUEs ist bereit, mit ${mues(count)} darin.`,
  added: (added, absent) =>
    absent > 0
      ? `${samples(added)} hinzugefügt. ${counted(absent, { one: 'Eine hat', other: '# haben' })} noch keine Datei im Speicher.`
      : `${samples(added)} hinzugefügt.`,
  usingSamples: (count) => `${samples(count)} in Gebrauch`,
  loaded: (count) => `${mues(count)} geladen.`,
  listing: 'Der Speicher wird gelesen …',
  measuring: (done, all) => `Ihre Länge wird gemessen: ${done} von ${all} …`,
  working: 'In Arbeit …',
  storageEmpty: 'Im Speicher sind keine MUEs. Die Bibliothek ist unverändert.',
  synced: (count, more) =>
    more
      ? `Abgeglichen. Die Bibliothek hat jetzt ${mues(count)}. Im Speicher sind mehr Dateien, als ein Abgleich lesen kann.`
      : `Abgeglichen. Die Bibliothek hat jetzt ${mues(count)}.`,
  confirm: {
    title: 'Bibliothek ersetzen?',
    text: (now, then) =>
      `Bisher in der Bibliothek: ${mues(now)}. Neu aus dem Speicher: ${mues(then)}. Beiträge, die schon Musik haben, bleiben, wie sie sind.`,
    cancel: 'Behalten',
    replace: 'Ersetzen',
  },
  seconds: (seconds) => `${Math.round(seconds)} s`,
  mood: 'Stimmung',
  genre: 'Genre',
  playLabel: (name) => `Abspielen: ${name}`,
  stopLabel: (name) => `Stopp: ${name}`,
}

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Owlcast erstellen',
  startedFrom: (title) => `Ausgangspunkt: „${title}“.`,
  name: 'Name',
  description: 'Beschreibung',
  tags: 'Tags',
  tagsHint: 'Trenne Tags mit Leerzeichen. Das # ergänzen wir.',
  privacy: 'Sichtbarkeit',
  visibilities: { public: 'Öffentlich', unlisted: 'Nicht gelistet', private: 'Privat' },
  hints: {
    public: 'Alle können ihn finden.',
    unlisted: 'Alle mit dem Link können ihn hören.',
    private: 'Nur du und Leute, die du einlädst, können ihn hören.',
  },
  proOnly: 'Für nicht gelistet und privat brauchst du Pro.',
  invitees: 'Einladen',
  inviteesHint: 'Nutzernamen, E-Mail-Adressen oder Telefonnummern, durch Kommas getrennt.',
  inviteeList: 'Wen du einlädst',
  inviteeTooLong: 'Das ist zu lang für einen Namen oder eine Adresse.',
  unresolved: 'Das prüfen wir beim Einladen.',
  byEmail: 'per E-Mail',
  byPhone: 'Nachrichten aufs Telefon gibt es noch nicht: Du bekommst einen Link zum Teilen',
  fee: `Erstellungsgebühr ${formatDollars(OWLCAST_FEE_CENTS)} – erlassen`,
  cancel: 'Abbrechen',
  create: 'Owlcast erstellen',
  creating: 'Dein Owlcast wird erstellt',
  notCreated: 'Nicht erstellt. Dein Text ist noch da.',
  sourceGone:
    'Den Beitrag, von dem er ausging, gibt es nicht mehr. Tippe noch einmal auf „Owlcast erstellen“, um ohne ihn weiterzumachen.',
  alreadyCreated: 'Dieser Owlcast wurde schon erstellt, mit dem, was du zuerst gesendet hast.',
  createdEarlier: (name) =>
    `„${name}“ wurde schon erstellt. Drücke noch einmal auf Erstellen, um auch diesen Owlcast zu erstellen.`,
  created: (name) => `„${name}“ ist fertig.`,
  createdWithInvitations: (name, sent) => `„${name}“ ist fertig. ${sent}`,
  record: 'Aufnehmen',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: 'Posten in',
  newOwlcast: 'Neuer Owlcast',
  newOwlcastHint: 'Erstellt einen öffentlichen Owlcast mit diesem Titel. Das hier ist seine erste Aufnahme.',
  existingOwlcastHint: 'Fügt diese Aufnahme zu den anderen dort hinzu.',
  lostOwlcastHint: 'Du kannst in diesem Owlcast nicht mehr aufnehmen. Wähle einen anderen.',
  moreOptions: 'Weitere Optionen',
  loading: 'Deine Owlcasts werden geladen',
  failed: 'Wir konnten deine anderen Owlcasts nicht laden.',
}

export const OWLCAST: typeof English.OWLCAST = {
  collaborators: (count) => counted(count, { one: '# Person wirkt mit', other: '# Personen wirken mit' }),
  startedFrom: (title) => `Gewachsen aus ${title}`,
  play: 'Anhören',
  hide: 'Einklappen',
  playLabel: (title) => `${title} anhören`,
  hideLabel: (title) => `${title} einklappen`,
  record: 'Aufnehmen',
  recordLabel: (title) => `Aufnehmen in ${title}`,
  reply: 'Antworten',
  replyLabel: (title) => `Antworten auf ${title}`,
}

export const COVER: typeof English.COVER = {
  group: 'Cover',
  of: (title) => `Cover von ${title}`,
  choose: 'Bild wählen',
  useDrawn: 'Gezeichnetes Cover nehmen',
  small: (pixels) =>
    `Podcast-Apps brauchen mindestens ${pixels} Pixel je Seite und zeigen deshalb das gezeichnete Cover.`,
}

export const RECORDINGS: typeof English.RECORDINGS = {
  list: (title) => `Aufnahmen in ${title}`,
  loading: 'Aufnahmen werden geladen',
  none: 'Noch keine Aufnahmen',
  recordFirst: 'Nimm die erste auf',
  more: 'Weitere Aufnahmen',
  loadingMore: 'Mehr wird geladen',
  newRecordings: (count) => counted(count, { one: '# neue Aufnahme', other: '# neue Aufnahmen' }),
  position: (author, n, of) => `${author} · ${n} von ${of}`,
  controls: 'Steuerung des Gesprächs',
  previous: 'Vorherige',
  next: 'Nächste',
  latest: 'Neueste',
  conversation: 'Gespräch',
  actions: (title) => `Weitere Aktionen für ${title}`,
  delete: 'Löschen',
  singular: 'Aufnahme',
  noun: 'Aufnahme',
}
