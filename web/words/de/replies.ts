/** German texts for replies: the thread under a card, the recorder panel and the parent picker. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../replies'

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
  untitledBy: (name) => `Antwort von ${name}`,
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
  tags: 'Tags',
  sent: 'Antwort gesendet',
  busyHeading: 'Du hast noch eine andere Aufnahme',
  busyText: 'Sie ist gespeichert. Veröffentliche oder verwirf sie zuerst.',
  busyOpen: 'Aufnahme öffnen',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Dieser Beitrag ist nicht mehr da.',
  recorder:
    'Den Beitrag, auf den du antwortest, gibt es nicht mehr. Deine Aufnahme ist gespeichert. Veröffentliche sie als eigenen Beitrag oder lösche sie.',
  publish: 'Als eigenen Beitrag veröffentlichen',
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
