/** German texts for private messages (MUE). */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../messages'

const counted = createPluralizer('de')
const messages = (count: number) => counted(count, { one: '# Nachricht', other: '# Nachrichten' })

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUEs',
  list: 'Unterhaltungen',
  create: 'Neue MUE-Nachricht',
  search: 'Nachrichten durchsuchen',
  searchScope: 'Durchsucht werden die bisher gezeigten Unterhaltungen.',
  noResults: (query) => `Keine Ergebnisse für „${query}“`,
  count: (count, max) => (count >= max ? `${max - 1}+ Nachrichten` : messages(count)),
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  deletedAccount: 'Gelöschtes Konto',
  from: (name) => `Nachricht von ${name}`,
  fromYou: 'Nachricht von dir',
  you: 'Du',
  youSaid: (text) => `Du: ${text}`,
  voiceMessage: 'Sprachnachricht',
  moreActions: (name) => `Weitere Aktionen für die Unterhaltung mit ${name}`,
  moreMessageActions: (title) => `Weitere Aktionen für ${title}`,
  reply: 'Antworten',
  share: 'Teilen',
  delete: 'Löschen',
  sendLink: 'Link selbst senden',
  showEarlier: 'Frühere Nachrichten anzeigen',
  loadingEarlier: 'Frühere Nachrichten werden geladen',
  loadingThread: 'Unterhaltung wird geladen',
  noneSelected: {
    title: 'Wähle eine Unterhaltung',
    text: 'Oder beginne eine neue.',
  },
  emptyThread: { title: 'Noch keine Nachrichten', text: 'Schick die erste.' },
  signedOut: {
    title: 'Melde dich an, um deine Nachrichten zu sehen',
    text: 'Schick anderen Sprachnachrichten und hör ihre.',
    action: 'Anmelden',
    reason: 'Melde dich an, um Nachrichten zu hören und zu senden.',
  },
  offline: 'Aktualisieren nicht möglich. Du siehst gespeicherte Nachrichten.',
  unsentRecording: 'Du hast eine Aufnahme, die noch nicht gesendet ist. Sende oder verwirf sie zuerst.',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Anfragen',
  list: 'Nachrichtenanfragen',
  link: (count, max) => `Anfragen (${count >= max ? `${max - 1}+` : count})`,
  back: 'Zurück zu MUEs',
  backToRequests: 'Zurück zu Anfragen',
  hint: 'Erste Nachrichten von Personen, denen du nicht folgst. Niemand erfährt, ob du sie hörst, annimmst oder löschst.',
  loading: 'Anfragen werden geladen',
  noneSelected: {
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
  prompt: (name) => `${name} möchte mit dir sprechen. Niemand erfährt, ob du hörst, annimmst oder löschst.`,
  summary: (count, more) => `Anfrage · ${more ? `${count}+ Nachrichten` : messages(count)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Unterhaltung mit ${name}`,
  back: 'Zurück zu MUEs',
  public: 'Öffentlich',
  summary: (count, more) => `Privat · ${more ? `${count}+ Nachrichten` : messages(count)}`,
  play: 'Unterhaltung anhören',
  stop: 'Stopp',
  progress: (at, of) => `Nachricht ${at} von ${of} läuft`,
  messagePosition: (at, of) => `Nachricht ${at} von ${of}`,
  reply: 'Antwort aufnehmen',
  noAudio: 'Kein Ton in dieser Nachricht',
  today: 'Heute',
  yesterday: 'Gestern',
  accountDeleted:
    'Dieses Konto wurde gelöscht. Deine eigenen Nachrichten behältst du. Sonst kann sie niemand hören.',
  emailHint: 'Deine Nachrichten kommen per E-Mail an. Den Namen siehst du, sobald jemand antwortet.',
  phoneHint: 'Nachrichten aufs Telefon gibt es noch nicht. Sende den Link selbst.',
}

export const DELIVERY: typeof English.DELIVERY = {
  title: 'Link selbst senden',
  text: 'Wer diesen Link zuerst öffnet, kann diese Nachricht hören. Gib ihn nur der Person, für die sie ist.',
  link: 'Link',
  creating: 'Link wird erstellt',
  copy: 'Link kopieren',
  copied: 'Link kopiert!',
  copyManually: 'Markiere den Link und kopiere ihn.',
  share: 'Teilen',
  sms: 'In SMS öffnen',
  smsText: (link) => `Eine Sprachnachricht für dich: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'An',
  placeholder: '@nutzername, E-Mail oder Telefon',
  searching: 'Suche läuft …',
  onOwlcast: (name) => `${name} ist auf Owlcast`,
  emailHint: (address) => `Wir schicken einen Link an ${address}.`,
  phoneHint: (number) =>
    `Nachrichten aufs Telefon gibt es noch nicht. Du bekommst einen Link, den du selbst an ${number} sendest.`,
  unresolved: 'Das prüfen wir beim Senden.',
  private: 'Privat',
  privateHint: (who) => `Nur du und ${who} können es hören`,
  publicHint: 'Wer den Link hat, kann es hören',
  fallbackName: 'die andere Person',
}
