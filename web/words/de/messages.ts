/** German texts for private messages (MUE). */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../messages'

const counted = createPluralizer('de')
const messages = (count: number) => counted(count, { one: '# Nachricht', other: '# Nachrichten' })

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUEs',
  list: 'Unterhaltungen',
  create: 'Neue MUE-Nachricht',
  search: 'Nachrichten durchsuchen',
  searchedLoaded: 'Durchsucht werden die bisher gezeigten Unterhaltungen.',
  nothingFound: (query) => `Keine Ergebnisse für „${query}“`,
  count: (count, max) => (count >= max ? `${max - 1}+ Nachrichten` : messages(count)),
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  left: 'Gelöschtes Konto',
  from: (name) => `Nachricht von ${name}`,
  fromYou: 'Nachricht von dir',
  you: 'Du',
  youSaid: (text) => `Du: ${text}`,
  voice: 'Sprachnachricht',
  more: (name) => `Weitere Aktionen für die Unterhaltung mit ${name}`,
  moreOfMessage: (title) => `Weitere Aktionen für ${title}`,
  reply: 'Antworten',
  share: 'Teilen',
  delete: 'Löschen',
  deliver: 'Link selbst senden',
  older: 'Frühere Nachrichten anzeigen',
  loadingOlder: 'Frühere Nachrichten werden geladen',
  loadingThread: 'Unterhaltung wird geladen',
  noneChosen: {
    title: 'Wähle eine Unterhaltung',
    text: 'Oder beginne eine neue.',
  },
  threadEmpty: { title: 'Noch keine Nachrichten', text: 'Schick die erste.' },
  signedOut: {
    title: 'Melde dich an, um deine Nachrichten zu sehen',
    text: 'Schick anderen Sprachnachrichten und hör ihre.',
    action: 'Anmelden',
    reason: 'Melde dich an, um Nachrichten zu hören und zu senden.',
  },
  offline: 'Aktualisieren nicht möglich. Du siehst gespeicherte Nachrichten.',
  atHand: 'Du hast eine Aufnahme, die noch nicht gesendet ist. Sende oder verwirf sie zuerst.',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Anfragen',
  list: 'Nachrichtenanfragen',
  link: (count, max) => `Anfragen (${count >= max ? `${max - 1}+` : count})`,
  back: 'Zurück zu MUEs',
  backTo: 'Zurück zu Anfragen',
  why: 'Erste Nachrichten von Personen, denen du nicht folgst. Niemand erfährt, ob du sie hörst, annimmst oder löschst.',
  loading: 'Anfragen werden geladen',
  noneChosen: {
    title: 'Wähle eine Anfrage',
    text: 'Hör erst rein und entscheide dann.',
  },
  onlyRequests:
    'Nachrichten von Personen, denen du nicht folgst, findest du unter Anfragen. Du kannst auch selbst eine senden.',
  empty: {
    title: 'Keine Anfragen',
    text: 'Erste Nachrichten von Personen, denen du nicht folgst, erscheinen hier. Du bekommst dazu keine Mitteilung.',
  },
  offline: 'Aktualisieren nicht möglich. Du siehst gespeicherte Anfragen.',
  accept: 'Annehmen',
  acceptLabel: (name) => `Nachrichten von ${name} annehmen`,
  delete: 'Löschen',
  deleteLabel: (name) => `Anfrage von ${name} löschen`,
  accepted: (name) => `${name} ist jetzt in deinen Unterhaltungen`,
  deleted: (name) => `Anfrage von ${name} gelöscht`,
  open: 'Öffnen',
  asks: (name) => `${name} möchte mit dir sprechen. Niemand erfährt, ob du hörst, annimmst oder löschst.`,
  facts: (count, more) => `Anfrage · ${more ? `${count}+ Nachrichten` : messages(count)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Unterhaltung mit ${name}`,
  back: 'Zurück zu MUEs',
  public: 'Öffentlich',
  facts: (count, more) => `Privat · ${more ? `${count}+ Nachrichten` : messages(count)}`,
  play: 'Unterhaltung anhören',
  stop: 'Stopp',
  progress: (at, of) => `Nachricht ${at} von ${of} läuft`,
  nth: (at, of) => `Nachricht ${at} von ${of}`,
  reply: 'Antwort aufnehmen',
  noAudio: 'Kein Ton in dieser Nachricht',
  today: 'Heute',
  yesterday: 'Gestern',
  left: 'Dieses Konto wurde gelöscht. Deine eigenen Nachrichten behältst du. Sonst kann sie niemand hören.',
  toMail: 'Deine Nachrichten kommen per E-Mail an. Den Namen siehst du, sobald jemand antwortet.',
  toPhone: 'Nachrichten aufs Telefon gibt es noch nicht. Sende den Link selbst.',
}

export const DELIVER: typeof English.DELIVER = {
  title: 'Link selbst senden',
  text: 'Wer diesen Link zuerst öffnet, kann diese Nachricht hören. Gib ihn nur der Person, für die sie ist.',
  link: 'Link',
  making: 'Link wird erstellt',
  copy: 'Link kopieren',
  copied: 'Link kopiert!',
  copyByHand: 'Markiere den Link und kopiere ihn.',
  share: 'Teilen',
  sms: 'In SMS öffnen',
  body: (link) => `Eine Sprachnachricht für dich: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'An',
  placeholder: '@nutzername, E-Mail oder Telefon',
  looking: 'Suche läuft …',
  isHere: (name) => `${name} ist auf Owlcast`,
  byMail: (address) => `Wir schicken einen Link an ${address}.`,
  byPhone: (number) =>
    `Nachrichten aufs Telefon gibt es noch nicht. Du bekommst einen Link, den du selbst an ${number} sendest.`,
  unresolved: 'Das prüfen wir beim Senden.',
  private: 'Privat',
  privateHint: (who) => `Nur du und ${who} können es hören`,
  publicHint: 'Wer den Link hat, kann es hören',
  them: 'die andere Person',
}
