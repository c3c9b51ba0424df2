/** German texts for who may join, the first set-up, and the admin's overview. */
import type * as English from '../en/site'

export const SIGN_UP: typeof English.SIGN_UP = {
  invitation: 'Zum Registrieren brauchst du einen Einladungslink von einem Mitglied.',
  invited: 'Du bist eingeladen! Du kannst jetzt dein Konto erstellen.',
  approval: 'Wir sehen uns jede Registrierung an und schreiben dir, sobald entschieden ist.',
  closed: 'Diese Website nimmt gerade keine neuen Mitglieder auf. Mit einem Konto kannst du dich anmelden.',
  waitingTitle: 'Deine Registrierung wartet',
  waitingText: 'Wir schreiben dir, sobald entschieden ist. Du kannst das hier schließen.',
  close: 'Schließen',
}

export const SITE_INVITATIONS: typeof English.SITE_INVITATIONS = {
  title: 'Leute einladen',
  hint: 'Nur wer einen Link hat, kann mitmachen. Jeder Link gilt für eine Person.',
  left: (count) =>
    count === 0 ? 'Gerade kannst du keine weiteren Links erstellen.' : `Du kannst noch ${count} erstellen.`,
  create: 'Link erstellen',
  newLink: 'Kopiere diesen Link jetzt. Wir zeigen ihn nicht noch einmal.',
  linkLabel: 'Einladungslink',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  open: (until) => `Offen bis ${until}`,
  used: 'Benutzt',
  expired: 'Abgelaufen',
  created: (on) => `Erstellt am ${on}`,
  remove: 'Löschen',
  removeLabel: (on) => `Einladung vom ${on} löschen`,
  loading: 'Einladungen werden geladen',
}

export const SETUP: typeof English.SETUP = {
  title: 'Website einrichten',
  intro: 'Willkommen! Erstelle dein Konto und beschreibe deine Website. Du kannst alles später ändern.',
  checking: 'Dein Link wird geprüft',
  noLink: 'Diese Seite öffnest du mit einem Link aus der Ausgabe des Deployments.',
  account: 'Dein Konto',
  accountHint: 'Du wirst der erste Admin.',
  adult: 'Ich bin mindestens 18',
  finish: 'Website einrichten',
  done: 'Deine Website ist bereit',
}

export const SITE: typeof English.SITE = {
  title: 'Deine Website',
  name: 'Name der Website',
  nameMissing: 'Bitte gib deiner Website einen Namen.',
  contact: 'Kontakt',
  contactHint: 'Eine E-Mail-Adresse oder ein Link, der mit https:// beginnt. Alle können das sehen.',
  contactInvalid: 'Bitte gib eine E-Mail-Adresse ein oder einen Link, der mit https:// beginnt.',
  languages: 'Sprachen',
  languagesMissing: 'Bitte wähle mindestens eine Sprache.',
  mode: 'Wer sich registrieren kann',
  modes: {
    open: { label: 'Offen', hint: 'Alle ab 18' },
    invitation: { label: 'Nur mit Einladung', hint: 'Mitglieder können Leute einladen' },
    approval: { label: 'Mit Freigabe', hint: 'Du entscheidest über jede Registrierung' },
    closed: { label: 'Geschlossen', hint: 'Nur wer schon dabei ist' },
  },
  texts: 'Texte',
  textsHint:
    'Lass zwischen Absätzen eine Zeile leer. Eine Zeile, die mit # beginnt, ist eine Überschrift. Du kannst auch nur einen https-Link zu einem Text an anderer Stelle eingeben.',
  useTemplate: 'Mit der Vorlage beginnen',
  templateLabel: (title) => `Mit der Vorlage beginnen: ${title}`,
  templateUsed: 'Leer: Gezeigt wird die Vorlage.',
  save: 'Speichern',
  saved: 'Gespeichert',
  loading: 'Einstellungen werden geladen',
}

export const SIGN_UP_REQUESTS: typeof English.SIGN_UP_REQUESTS = {
  title: 'Warten auf Freigabe',
  empty: 'Niemand wartet.',
  approve: 'Freigeben',
  approveLabel: (name) => `${name} freigeben`,
  approved: (name) => `${name} kann jetzt mitmachen`,
  decline: 'Ablehnen',
  declineLabel: (name) => `${name} ablehnen`,
  declined: (name) => `${name} abgelehnt`,
  loading: 'Anfragen werden geladen',
}

export const OVERVIEW: typeof English.OVERVIEW = {
  period: 'Zeitraum',
  periods: { 1: 'Heute', 7: '7 Tage', 30: '30 Tage' },
  loading: 'Zahlen werden geladen',
  people: 'Mitglieder',
  newPeople: (count) => `${count} neu`,
  active: 'Heute hier',
  activeWeek: (count) => `${count} in dieser Woche`,
  posts: 'Beiträge',
  minutes: 'Aufgenommene Minuten',
  waiting: 'Warten auf Freigabe',
  byKind: 'Nach Art',
  kind: 'Art',
  running: 'Betrieb',
  emailsWaiting: 'Wartende E-Mails',
  transcriptsWaiting: 'Wartende Transkripte',
  stored: 'Gespeichertes Audio',
  spending: 'Kosten in diesem Monat',
  spendingHint: (ceiling) => `Eine Schätzung, ohne den Grundtarif. Ab ${ceiling} warnen wir dich.`,
  over: 'Über deiner Grenze',
  costs: { transcripts: 'Transkripte', sms: 'SMS', emails: 'E-Mails', storage: 'Speicher' },
  total: 'Summe',
  refusals: 'Ablehnungen',
  noRefusals: 'Nichts wurde abgelehnt.',
  refusal: 'Grund',
  count: 'Anzahl',
  asOf: (time) => `Gezählt um ${time}`,
  none: 'Noch keine Zahlen.',
}

export const LICENCES: typeof English.LICENCES = {
  title: 'Lizenzen',
  intro: 'Owlcast entsteht mit diesen Teilen. Danke an alle, die sie gemacht haben.',
  groups: { app: 'In der App', server: 'Auf dem Server', fonts: 'Schriften', sounds: 'Musik und Sprache' },
  text: 'Lizenztext',
  textLabel: (name) => `Lizenztext von ${name}`,
  loading: 'Lizenzen werden geladen',
}

export const PUZZLE: typeof English.PUZZLE = {
  title: 'Kurze Prüfung',
  text: 'Aus deinem Netz kamen viele Versuche. Bitte zeig uns, dass du ein Mensch bist.',
  frame: 'Rätsel',
}
