/** German texts of reports, decisions and appeals: for moderators, for authors, and in emails. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moderation'

const counted = createPluralizer('de')
const DAY = createDateFormat('de', { dateStyle: 'long' })

export const REASONS: typeof English.REASONS = {
  harassment: 'Belästigung oder Mobbing',
  hate: 'Hass gegen eine Gruppe von Menschen',
  violence: 'Drohungen oder Gewalt',
  sexual: 'Sexuelles ohne Einwilligung oder mit Minderjährigen',
  self_harm: 'Suizid oder Selbstverletzung',
  private_facts: 'Private Angaben oder die Stimme einer anderen Person',
  impersonation: 'Gibt sich als jemand anderes aus',
  spam: 'Spam oder Betrug',
  other: 'Etwas anderes',
  copyright: 'Urheberrecht',
  flagged: 'Ein Wort, auf das diese Seite achtet',
}

export const MODERATOR: typeof English.MODERATOR = {
  tabs: { appeals: 'Einsprüche', people: 'Personen', rules: 'Regeln' },
  warn: (name) => `${name} verwarnen`,
  more: (of) => `Weitere Aktionen für ${of}`,
  history: 'Verlauf',
  held: 'Gelöscht oder abgelaufen. Wird bis zur Entscheidung aufbewahrt.',
  bySite: 'einer Regel dieser Seite',
  ask: {
    warn: (name) => `${name} verwarnen?`,
    hide: (title) => `„${title}“ ausblenden?`,
    suspend: (name) => `${name} sperren?`,
  },
  askMany: {
    dismiss: (count) => counted(count, { one: '# Meldung abweisen', other: '# Meldungen abweisen' }),
    hide: (count) => counted(count, { one: '# Beitrag ausblenden?', other: '# Beiträge ausblenden?' }),
  },
  rule: 'Welche Regel?',
  words: 'Deine Worte an die Person',
  wordsHint: 'Sie liest das, die Regel und wie sie Einspruch einlegt. Wer gemeldet hat, erfährt sie nie.',
  cancel: 'Abbrechen',
  confirm: { warn: 'Verwarnen', hide: 'Ausblenden', suspend: 'Sperren' },
  warned: 'Verwarnt. Die Person wurde benachrichtigt.',
  select: (of) => `${of} auswählen`,
  selected: (count) => counted(count, { other: '# ausgewählt' }),
  clear: 'Auswahl aufheben',
  decidedMany: (count) => counted(count, { other: '# entschieden' }),
  refusedMany: (count, why) =>
    `${counted(count, { one: '# wurde ausgelassen', other: '# wurden ausgelassen' })}: ${why}`,
  noAppeals: 'Keine offenen Einsprüche',
  noAppealsText: 'Gegen eine Entscheidung ist einmal Einspruch möglich, zwei Wochen lang.',
  theirAppeal: 'Der Einspruch',
  yourWords: 'Die Worte an die Person',
  decidedBy: (username) => `Entschieden von @${username}`,
  uphold: 'Entscheidung behalten',
  overturn: 'Zurücknehmen',
  otherDecides: 'Diese Entscheidung war deine. Über den Einspruch entscheidet jemand anderes.',
  appealDone: {
    upheld: 'Die Entscheidung bleibt. Die Person wurde benachrichtigt.',
    overturned: 'Zurückgenommen. Die Person wurde benachrichtigt.',
  },
  loadingAppeals: 'Einsprüche werden geladen',
  searchPeople: 'Name, @Benutzername oder E-Mail',
  searchHint: 'Gib einen Namen ein, um ein Mitglied, seinen Verlauf und seine Rolle zu finden.',
  nobody: 'Kein Mitglied gefunden',
  loadingPeople: 'Mitglieder werden geladen',
  historyOf: (name) => `Verlauf von ${name}`,
  openHistory: (name) => `Verlauf von ${name} öffnen`,
  loadingHistory: 'Verlauf wird geladen',
  since: (at) => `Mitglied seit ${DAY.format(at)}`,
  posts: (count) => counted(count, { one: '# Beitrag', other: '# Beiträge' }),
  roles: { member: 'Mitglied', moderator: 'Moderation', admin: 'Administration' },
  role: 'Rolle',
  roleDone: 'Rolle geändert. Die Person wurde benachrichtigt.',
  note: 'Notiz für die Moderation',
  addNote: 'Notiz hinzufügen',
  noEntries: 'Keine Meldungen, Entscheidungen oder Notizen.',
  reported: (reason) => `Gemeldet: ${reason}`,
  noted: 'Notiz',
  acted: {
    dismiss: 'Meldungen abgewiesen',
    warn: 'Verwarnt',
    hide: 'Beitrag ausgeblendet',
    show: 'Beitrag wieder gezeigt',
    suspend: 'Gesperrt',
    release: 'Sperre aufgehoben',
  },
  helloActed: { hide: 'Hallo ausgeblendet', show: 'Hallo wieder gezeigt' },
  suspendedDays: (days) =>
    days === null
      ? 'Auf Dauer gesperrt'
      : counted(days, { one: 'Für # Tag gesperrt', other: 'Für # Tage gesperrt' }),
  by: (username) => `von @${username}`,
  appeal: {
    open: 'Einspruch offen',
    upheld: 'Einspruch geprüft, Entscheidung bleibt',
    overturned: 'Einspruch geprüft, zurückgenommen',
  },
  remove: 'Konto entfernen',
  removeAsk: (name) => `Konto von ${name} entfernen?`,
  removeText: 'Alles darin wird gelöscht und kommt nicht wieder.',
  removeName: (username) => `Gib zur Bestätigung ${username} ein`,
  removed: 'Das Konto wird gelöscht.',
}

export const CONTENT_RULES: typeof English.CONTENT_RULES = {
  hint: 'Wörter suchen wir in Titeln, Texten, Tags und Namen. Adressen und Domains können sich nicht registrieren.',
  kind: 'Was',
  kinds: { word: 'Wort oder Wendung', email: 'E-Mail-Adresse', domain: 'E-Mail-Domain' },
  value: 'Wort, Adresse oder Domain',
  action: 'Was passiert',
  actions: { flag: 'Der Moderation melden', refuse: 'Ablehnen' },
  add: 'Regel hinzufügen',
  added: 'Regel hinzugefügt',
  remove: 'Entfernen',
  removeLabel: (value) => `Regel für ${value} entfernen`,
  removed: 'Regel entfernt',
  none: 'Noch keine Regeln.',
  loading: 'Regeln werden geladen',
}

export const OWN_DECISIONS: typeof English.OWN_DECISIONS = {
  title: 'Entscheidungen über dich',
  hint: 'Was die Moderation entschieden hat, warum, und deine Einsprüche.',
  loading: 'Entscheidungen werden geladen',
  none: 'Keine Entscheidungen über dich.',
  acted: {
    warn: 'Du wurdest verwarnt',
    hide: 'Wir haben deinen Beitrag ausgeblendet',
    suspend: 'Wir haben dein Konto gesperrt',
  },
  helloHidden: 'Wir haben dein Hallo ausgeblendet',
  about: (title) => `Zu „${title}“`,
  rule: (rule) => `Die Regel: ${rule}`,
  words: 'Die Moderation schreibt',
  appealUntil: (at) => `Einspruch ist bis zum ${DAY.format(at)} möglich.`,
  tooLate: 'Die Frist für einen Einspruch ist vorbei.',
  appeal: 'Einspruch einlegen',
  why: 'Warum sollten wir das ändern?',
  send: 'Einspruch senden',
  sent: 'Danke. Die Moderation sieht es sich an.',
  yourAppeal: 'Dein Einspruch',
  outcome: {
    open: 'Die Moderation sieht sich deinen Einspruch an.',
    upheld: 'Wir haben es noch einmal geprüft. Die Entscheidung bleibt.',
    overturned: 'Wir haben es noch einmal geprüft und die Entscheidung zurückgenommen.',
  },
  byOther: 'Entschieden hat jemand anderes aus der Moderation.',
  bySame: 'Entschieden hat dieselbe Person, weil es keine andere gibt.',
}

export const DECISION_EMAIL: typeof English.DECISION_EMAIL = {
  subject: {
    warn: 'Eine Verwarnung der Moderation',
    hide: 'Wir haben deinen Beitrag ausgeblendet',
    suspend: 'Dein Konto ist gesperrt',
  },
  about: (title) => `Es geht um „${title}“.`,
  rule: (rule) => `Die Regel: ${rule}. Das hat ein Mensch entschieden.`,
  words: (words) => `Die Moderation schreibt: ${words}`,
  length: (days) =>
    days === null
      ? 'Die Sperre hat kein Ende.'
      : counted(days, { one: 'Die Sperre endet nach # Tag.', other: 'Die Sperre endet nach # Tagen.' }),
  appeal: (days) =>
    `Du kannst ${days} Tage lang Einspruch einlegen, unter Einstellungen, Sicherheit, Entscheidungen über dich. Wenn möglich, prüft das jemand anderes.`,
  action: 'Entscheidung ansehen',
  footer:
    'Du bekommst diese E-Mail, weil die Moderation etwas über dich oder deinen Beitrag entschieden hat.',
}

export const APPEAL_EMAIL: typeof English.APPEAL_EMAIL = {
  subject: {
    upheld: 'Dein Einspruch: Die Entscheidung bleibt',
    overturned: 'Dein Einspruch: Wir haben die Entscheidung zurückgenommen',
  },
}

export const REMOVAL_EMAIL: typeof English.REMOVAL_EMAIL = {
  subject: 'Wir haben dein Konto entfernt',
  text: 'Die Administration hat dein Konto entfernt. Alles darin wird gelöscht.',
}

export const REPORTS_EMAIL: typeof English.REPORTS_EMAIL = {
  subject: (count) => counted(count, { one: '# Meldung wartet', other: '# Meldungen warten' }),
  text: 'Mitglieder warten auf eine Entscheidung.',
  action: 'Meldungen öffnen',
  footer: 'Du bekommst diese E-Mail, weil du diese Seite moderierst, höchstens eine pro Stunde.',
  unsubscribe: 'Keine solchen E-Mails mehr',
}
