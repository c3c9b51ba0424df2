/** German texts for the spoken words of posts: reading, correcting, settings, words made on the device. */
import type * as English from '../en/transcripts'

export const TRANSCRIPT: typeof English.TRANSCRIPT = {
  waiting: 'Wir schreiben die Worte auf. Das dauert etwa eine Minute.',
  edited: 'Worte bearbeitet',
  more: 'mehr',
  less: 'weniger',
  moreOf: (title) => `mehr von ${title}`,
  lessOf: (title) => `weniger von ${title}`,
  open: 'Transkript',
  heading: (title) => `Was in ${title} gesagt wurde`,
  loading: 'Worte werden geladen',
  phrase: (time, text) => `${time}, ${text}`,
  playFrom: (time, title) => `${title} ab ${time} abspielen`,
}

export const TRANSCRIPT_PROBLEM_TEXTS: typeof English.TRANSCRIPT_PROBLEM_TEXTS = {
  no_speech: 'Hier gibt es keine Worte. Es klingt nach Musik oder Geräuschen.',
  unsupported_language: 'Für diese Sprache gibt es noch keine Worte.',
  unreadable: 'Hier gibt es keine Worte. Wir konnten den Ton nicht lesen.',
  not_configured: 'Hier gibt es keine Worte. Diese Website schreibt sie noch nicht auf.',
  failed: 'Hier gibt es keine Worte. Das Aufschreiben hat nicht geklappt.',
}

export const WORDS_EDITOR: typeof English.WORDS_EDITOR = {
  make: 'Worte aufschreiben',
  heading: 'Worte korrigieren',
  makeHeading: 'Worte zu diesem Beitrag',
  hint: 'Deine Änderungen behalten ihren Platz im Ton.',
  segment: (time) => `Worte bei ${time}`,
  playFrom: (time) => `Ab ${time} abspielen`,
  language: 'Gesprochene Sprache',
  again: 'Noch einmal aufschreiben',
  againHint: 'Falsche Sprache? Wähle die richtige. Deine Korrekturen werden ersetzt.',
  start: 'Worte aufschreiben',
  makeHint: 'Andere können mitlesen, und die Suche findet, was du gesagt hast.',
  privateHint: 'Diese Nachricht ist privat. Ein Sprachdienst hört sie einmal, um die Worte aufzuschreiben.',
  remove: 'Worte entfernen',
  removeHeading: 'Worte entfernen?',
  removeText:
    'Niemand kann mehr mitlesen, und die Suche findet nicht mehr, was du gesagt hast. Der Ton bleibt.',
  keep: 'Behalten',
  cancel: 'Abbrechen',
  save: 'Worte speichern',
  saving: 'Worte werden gespeichert',
  saved: 'Worte gespeichert',
  requested: 'Wir schreiben die Worte auf.',
  newest: 'Was jetzt gespeichert ist',
  removed: 'Worte entfernt',
}

export const WORDS_CHOICE: typeof English.WORDS_CHOICE = {
  language: 'Gesprochene Sprache',
  write: 'Worte aufschreiben',
  writeHint: 'Andere können mitlesen, und die Suche findet, was du gesagt hast.',
  privateHint: 'Worte privater Nachrichten gehen nie an einen Sprachdienst, außer du schaltest das ein.',
  setting: 'Worte für meine öffentlichen Beiträge',
  settingHint:
    'Wir schreiben auf, was du sagst. So können andere mitlesen und es finden. Du entscheidest bei jedem Beitrag.',
  loadingSetting: 'Deine Einstellung zu Worten wird geladen',
}

export const DEVICE_WORDS: typeof English.DEVICE_WORDS = {
  whenAsked: 'Privat. Worte nur, wenn du sie anforderst, auf diesem Gerät.',
  show: 'Worte anzeigen',
  hide: 'Worte ausblenden',
  askHeading: 'Worte auf diesem Gerät anzeigen?',
  askText: (megabytes) =>
    `Dein Browser schreibt sie auf, die Nachricht verlässt dieses Gerät also nicht. Einmal werden ${megabytes} MB geladen.`,
  download: (megabytes) => `${megabytes} MB laden`,
  notNow: 'Nicht jetzt',
  making: 'Die Worte werden auf diesem Gerät aufgeschrieben',
  progress: (percent) => `${percent} %`,
  cancel: 'Abbrechen',
  made: 'Auf diesem Gerät erstellt',
}

export const TITLE_PROPOSAL: typeof English.TITLE_PROPOSAL = {
  ask: (title) => `„${title}“ nennen?`,
}
