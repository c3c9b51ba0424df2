/** German texts for feeds, replies, connections and search. */

import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/posts'

export const EDIT: typeof English.EDIT = {
  edit: 'Bearbeiten',
  editLabel: (title) => `${title} bearbeiten`,
  heading: (noun) => `${noun} bearbeiten`,
  title: 'Titel',
  defaultTitleHint: (title) => `Wenn du nichts einträgst, heißt es „${title}“.`,
  name: 'Name',
  description: 'Beschreibung',
  tags: 'Tags',
  tagsHint: 'Trenne Tags mit Leerzeichen. Das # setzen wir.',
  scriptReadOnly:
    'Du kannst den Text nicht ändern. Nimm die Geschichte für einen neuen Text noch einmal auf.',
  confirmsAnonymity: 'Titel und Tags verraten nicht, um wen es geht, außer die Geschichte sagt es selbst.',
  restored: 'Wir haben deine Eingaben wiederhergestellt.',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  saved: 'Änderungen gespeichert',
  edited: 'Bearbeitet',
  imported: 'Importiert',
}

const counted = createPluralizer('de')

export const CONNECTION_LABELS: typeof English.CONNECTION_LABELS = {
  reply: 'Erwiderung',
  reference: 'Verweis',
  continuation: 'Fortsetzung',
  merge: 'Zusammenführung',
  branch: 'Abzweig',
  answer: 'Antwort',
  question: 'Frage',
}

const show = (count: number) => counted(count, { one: '# Antwort hören', other: '# Antworten hören' })

export const REPLY: typeof English.REPLY = {
  label: 'Antworten',
  to: (title, count) => (count === 0 ? ` auf ${title}` : ` auf ${title}, `),
  unit: (count) => counted(count, { one: ' Antwort', other: ' Antworten' }),
  show,
  showLabel: (count, title) => `${show(count)}, zu ${title}`,
}

export const REPLIES: typeof English.REPLIES = {
  threadLabel: (title) => `Antworten auf ${title}`,
  loading: 'Antworten werden geladen',
  empty: 'Noch keine Antworten',
  more: 'Weitere Antworten',
  loadingMore: 'Mehr wird geladen',
  alsoRepliesTo: (type, title) => `antwortet auch auf · ${CONNECTION_LABELS[type]} · ${title}`,
  remove: {
    deleted: {
      button: 'Löschen',
      label: (title) => `${title} löschen`,
      heading: 'Diese Antwort löschen?',
      body: 'Möchtest du diese Antwort wirklich löschen? Das lässt sich nicht rückgängig machen.',
    },
    detached: {
      button: 'Entfernen',
      label: (title) => `${title} aus diesem Thread entfernen`,
      heading: 'Diese Antwort aus deinem Thread entfernen?',
      body: 'Bei den anderen Beiträgen, auf die sie antwortet, bleibt sie. Gibt es keine, wird sie gelöscht.',
    },
  },
  cancel: 'Behalten',
  deleted: 'Antwort gelöscht',
  detached: 'Antwort gelöscht. Bei den anderen Beiträgen, auf die sie antwortet, bleibt sie.',
  parentGone: 'Den Beitrag, auf den du antworten wolltest, gibt es nicht mehr.',
}

export const REPLY_PANEL: typeof English.REPLY_PANEL = {
  heading: (name) => `Antwort an ${name}`,
  start: 'Aufnahme starten',
  requestingMicrophone: 'Warten auf das Mikrofon',
  resume: 'Fortsetzen',
  stop: 'Aufnahme stoppen',
  reRecord: 'Neu aufnehmen',
  send: 'Antwort senden',
  sending: 'Deine Antwort wird gesendet',
  ready: 'Deine Antwort',
  cancel: 'Antwort abbrechen',
  sent: 'Antwort gesendet',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Dieser Beitrag ist nicht mehr da.',
  recorder: 'Deine Aufnahme ist gespeichert. Veröffentliche sie als eigenen Beitrag oder lösche sie.',
  recorderPrivate: 'Deine Aufnahme ist gespeichert. Sende sie als eigene Nachricht oder lösche sie.',
  publish: 'Als eigenen Beitrag veröffentlichen',
  send: 'Als eigene Nachricht senden',
  delete: 'Aufnahme löschen',
}

export const PARENTS: typeof English.PARENTS = {
  heading: 'Beiträge, auf die du antwortest',
  inReplyTo: 'Antwort auf',
  count: (n, max) => `${n} von ${max}`,
  add: 'Beitrag hinzufügen',
  addMore: 'Weitere Beiträge hinzufügen',
  connectionLabel: (title) => `Wie es mit ${title} zusammenhängt`,
  remove: (title) => `Beitrag entfernen: ${title}`,
  search: 'Beiträge suchen, auf die du antwortest',
  searchHint: 'Beiträge suchen',
  loading: 'Beiträge werden geladen',
  empty: 'Noch keine Beiträge zum Antworten',
  noResults: (typed) => `Keine Ergebnisse für „${typed}“`,
  confirm: (n) => counted(n, { one: 'Auf # Beitrag antworten', other: 'Auf # Beiträge antworten' }),
  chooseFirst: 'Wähle einen Beitrag',
}

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Alle', hint: 'Alle können antworten.' },
  followed: {
    name: 'Personen, denen ich folge',
    hint: 'Nur Personen, denen du folgst, können in diesem Thread antworten.',
  },
  mentioned: {
    name: 'Personen, die ich erwähne',
    hint: 'Nur Personen, die du in Titel oder Text mit @ erwähnst, können in diesem Thread antworten.',
  },
  nobody: { name: 'Niemand', hint: 'Antworten sind deaktiviert.' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: 'Wer antworten kann',
  collaboratorsHint: 'Du und alle, die mitwirken, können immer antworten.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Antworten sind eingeschränkt',
  signIn: (from) =>
    from === 'nobody'
      ? 'Melde dich an, um zu antworten, wenn es dein Beitrag ist oder du mitwirkst.'
      : 'Melde dich an, um zu sehen, ob du antworten kannst.',
  signInButton: 'Anmelden',
  recordingSaved: 'Deine Aufnahme ist gespeichert.',
  publishSeparatelyHint: 'Du kannst sie als eigenen Beitrag veröffentlichen.',
  detach: 'Zum eigenen Beitrag machen',
  sendSeparatelyHint: 'Du kannst sie als eigene Nachricht senden.',
  detachPrivate: 'Zur eigenen Nachricht machen',
}

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `Geschichte anhören (${count})`,
    single: 'Nur diese Stimme',
    voiceCount: (count) => counted(count, { one: '# Stimme', other: '# Stimmen' }),
    add: 'Zur Geschichte beitragen',
    share: 'HUM teilen',
  },
  nightingale: {
    play: (count) => `Songkette anhören (${count})`,
    single: 'Nur diesen Song',
    add: 'Zur Songkette beitragen',
    share: 'Song teilen',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: 'Stopp',
  stopLabel: (title) => `Stopp: ${title}`,
  position: (author, n, of) => `${author} · ${n} von ${of}`,
  original: 'Original',
  by: (author) => `von ${author}`,
}

export const GRAPH: typeof English.GRAPH = {
  loading: 'Das Netz wird geladen',
  analytics: 'Statistik',
  posts: 'Beiträge gesamt',
  connections: 'Verbindungen gesamt',
  mostConnected: 'Am stärksten verbunden',
  noneYet: 'Noch keiner',
  replies: (count) => counted(count, { one: '# Antwort', other: '# Antworten' }),
  repliesUnit: (count) => counted(count, { one: ' Antwort', other: ' Antworten' }),
  nodeName: (kind, title, author, replies) => `${kind}: ${title}, ${author}, ${replies}`,
  find: 'Beitrag finden',
  findLabel: 'Im Netz einen Beitrag finden',
  found: (count) => counted(count, { one: '# Beitrag gefunden', other: '# Beiträge gefunden' }),
  position: (nth, of) => `${nth} von ${of}`,
  noMatches: 'Keine passenden Beiträge.',
  allHidden: 'Alle Arten sind ausgeblendet. Schalte eine ein, um Beiträge zu sehen.',
  kindFilters: 'Arten anzeigen',
  viewMode: 'Anzeigen als',
  asGraph: 'Himmel',
  asList: 'Liste',
  canvas: 'Netz der Beiträge und Verbindungen',
  canvasHelp:
    'Tab wechselt zwischen Gruppen von Beiträgen, Pfeiltasten innerhalb einer Gruppe, Enter öffnet einen Beitrag, P spielt ihn mit Antworten ab.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitAll: 'Alles zeigen',
  layoutInProgress: 'Die Beiträge werden angeordnet',
  layoutProgress: (share) => share.toLocaleString('de', { style: 'percent' }),
  skipLayout: 'Jetzt schon zeigen',
  tapAgain: 'Zum Öffnen noch einmal tippen',
  closeLegend: 'Legende schließen',
  starSizes: 'Je größer der Stern, desto mehr Antworten.',
  legend: 'Legende',
  contentTypes: 'Arten von Inhalten',
  connectionTypes: 'Arten von Verbindungen',
  list: 'Beiträge und ihre Verbindungen',
  recording: 'Aufnahme',
  // German nouns keep their capital.
  inlineName: (name) => name,
  otherLines: 'Andere Linien',
  recordingLine: 'Aufnahme, in ihrem Owlcast',
  repliesTo: 'antwortet auf',
  recordedIn: 'ist aufgenommen in',
  showMore: (count) => `${count.toLocaleString('de')} weitere anzeigen`,
  newest: (shown, total) =>
    `${shown.toLocaleString('de')} von ${total.toLocaleString('de')} Beiträgen: die neuesten und worauf sie antworten.`,
  showOlder: 'Ältere Beiträge zeigen',
  alone: (count) =>
    counted(count, {
      one: '# Beitrag ohne Verbindungen steht in der Liste.',
      other: '# Beiträge ohne Verbindungen stehen in der Liste.',
    }),
  noConnections: 'Noch keine Verbindungen. Antworte auf einen Beitrag, dann erscheint hier eine Linie.',
  empty: { title: 'Noch keine Beiträge', text: 'Veröffentliche einen Beitrag, dann erscheint er hier.' },
  goToSquawks: 'Zu den Squawks',
}

export const SEARCH: typeof English.SEARCH = {
  results: 'Treffer zum Springen',
  resultCount: (count) => counted(count, { one: '# Ergebnis', other: '# Ergebnisse' }),
  allResults: (query) => `Alle Ergebnisse für „${query}“`,
  noResults: (query) => `Keine Ergebnisse für „${query}“`,
  searching: 'Suche läuft',
  offline: 'Du bist offline. Zum Suchen brauchst du eine Verbindung.',
  moveKey: 'bewegen',
  jumpKey: 'öffnen',
  closeKey: 'schließen',
  postCount: (count) => counted(count, { one: '# Beitrag', other: '# Beiträge' }),
  recordingCount: (count) => counted(count, { one: '# Aufnahme', other: '# Aufnahmen' }),
  free: 'Kostenlos anhören',
  price: (price) => `Anhören für ${price}`,
  heading: 'Suche',
  fieldLabel: 'Beiträge und Personen suchen',
  clear: 'Suche leeren',
  filterLabel: 'Ergebnisse zeigen aus',
  allKinds: 'Alles',
  people: 'Personen',
  allPeople: 'Alle Personen',
  morePeople: 'Es gibt weitere Treffer. Gib mehr vom Namen ein.',
  more: 'Mehr anzeigen',
  loadingMore: 'Wird geladen',
  loading: 'Suche läuft',
  emptyTitle: 'Was suchst du?',
  emptyText: 'Durchsuche Beiträge, Personen und deine Nachrichten.',
  showAllKinds: 'Alle Arten anzeigen',
  didYouMean: 'Meintest du',
  similar: 'Ähnliche Beiträge',
  reply: 'Antwort',
  message: 'Private Nachricht',
}

export const LIVE: typeof English.LIVE = {
  newPosts: (count) => counted(count, { one: '# neuer Beitrag', other: '# neue Beiträge' }),
}

export const TOO_OLD: typeof English.TOO_OLD = {
  text: 'Dein Browser ist zu alt für Owlcast.',
  link: 'Die neuesten Beiträge anhören',
}

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Seite nicht gefunden',
  text: 'Prüfe die Adresse. Vielleicht wurde die Seite verschoben oder gelöscht.',
  home: 'Zu Owlcast',
  search: 'Suchen',
}

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Für diesen Link musst du online sein',
  text: 'Du bist offline. Er öffnet sich von selbst, wenn du wieder online bist.',
  savedSquawks: 'Gespeicherte Squawks',
}

export const MY_POSTS_FILTER_LABELS: typeof English.MY_POSTS_FILTER_LABELS = {
  all: 'Alle',
  messages: 'Nachrichten',
  spaces: 'Spaces',
  flows: 'Flows',
  podcasts: 'Podcasts',
  started: 'Begonnen',
  replies: 'Antworten',
}

export const MY_POSTS_EMPTY: typeof English.MY_POSTS_EMPTY = {
  squawk: 'Deine Beiträge erscheinen hier.',
  mue: 'Nachrichten, die du sendest, erscheinen hier.',
  hum: 'Heilungsgeschichten, die du beginnst oder ergänzt, erscheinen hier.',
  nightingale: 'Songs, die du beginnst oder ergänzt, erscheinen hier.',
  owlcast: 'Owlcasts, die du erstellst, und deine Aufnahmen in anderen erscheinen hier.',
}

export const MY_POSTS: typeof English.MY_POSTS = {
  filters: 'Anzeigen',
  loading: 'Deine Beiträge werden geladen',
  empty: 'Noch nichts hier',
  emptyFiltered: (filter) => `Noch nichts unter „${filter}“`,
  showAll: 'Alle anzeigen',
  inReplyTo: 'Antwort auf',
  to: 'An',
  signedOut: {
    title: 'Deine Beiträge an einem Ort',
    text: 'Melde dich an, um sie zu finden, zu bearbeiten oder zu löschen.',
    action: 'Anmelden',
    reason: 'Melde dich an, um deine Beiträge zu sehen.',
  },
}
