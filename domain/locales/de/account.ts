/** German texts for sign-in, settings, plans and payments. */

import { formatDollars, formatPriceRange } from '../../billing/price'
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { getKind, getSecondsLimit } from '../../kinds'
import { PLATFORM_FEE_PERCENT, PREVIEW_SECONDS, PRO_CENTS_PER_MONTH } from '../../limits'
import type * as English from '../en/account'

export const AUTH: typeof English.AUTH = {
  title: 'Willkommen bei Owlcast',
  titleSignUp: 'Finde deine Stimme',
  signInMethods: 'Arten der Anmeldung',
  tabs: { phone: 'Telefon', email: 'E-Mail', 'sign-up': 'Registrieren' },
  phone: 'Telefonnummer',
  phoneExample: 'Wie +49 30 23125000',
  phoneHint: 'Wir schicken dir einen Code per SMS. Nur du siehst deine Nummer.',
  sendCode: 'Code senden',
  code: 'Bestätigungscode',
  codeHint: (number) => `Gib die sechs Ziffern ein, die wir an ${number} gesendet haben.`,
  anyCodeHint: (number) =>
    `Für ${number} wurden zu viele Codes angefordert. Hier gilt jeder Code, der in der letzten Stunde bei dir angekommen ist.`,
  newCodeSent: 'Dieser Code war zu alt, darum haben wir dir einen neuen geschickt.',
  verifyCode: 'Bestätigen und anmelden',
  back: 'Zurück',
  resendIn: (seconds) => `In ${seconds} s kannst du einen neuen Code anfordern.`,
  resendCode: 'Neuen Code senden',
  forgotPassword: 'Passwort vergessen?',
  titleReset: 'Neues Passwort wählen',
  forgotText: 'Wir senden dir einen Link, über den du ein neues Passwort wählst.',
  sendLink: 'Link senden',
  resetSent: (email) =>
    `Falls es zu ${email} ein Konto gibt, haben wir einen Link dorthin gesendet. Er gilt eine Stunde.`,
  resetMissing:
    'Nach ein paar Minuten noch keine E-Mail? Sieh im Spam-Ordner nach. Wenn E-Mails an dich früher zurückkamen, erreichen wir dich vielleicht nicht: Melde dich dann anders an, oder frag, wer diese Seite betreibt.',
  resetText: 'Überall sonst wirst du dabei abgemeldet.',
  setPassword: 'Passwort festlegen',
  passwordChanged: 'Passwort geändert. Melde dich mit dem neuen Passwort an.',
  newLink: 'Neuen Link anfordern',
  or: 'oder',
  google: 'Weiter mit Google',
  passkey: 'Mit Passkey anmelden',
  chooseName: (shown) => `${shown} ist bestätigt. Nur du siehst es. Wähle den Namen, den andere sehen.`,
  loading: 'Einen Moment …',
  signUpExpired: 'Das hat zu lange gedauert. Bitte melde dich noch einmal an.',
  backToSignIn: 'Zurück zur Anmeldung',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  username: 'Nutzername',
  usernameExample: 'maralind',
  displayName: 'Angezeigter Name',
  names: 'Dein Name',
  namesHint: 'Wir schlagen einen vor',
  proposedName: (username) => `Du heißt hier @${username}`,
  changeName: 'Ändern',
  passwordHint: (min) => `Mindestens ${min} Zeichen.`,
  adultsOnly: 'Owlcast ist für Erwachsene ab 18 Jahren.',
  signIn: 'Anmelden',
  signUp: 'Ich bin mindestens 18: Konto erstellen',
  checkEmail: 'Sieh in deine E-Mails',
  emailSent: (email, hours) =>
    `Wir haben eine E-Mail an ${email} gesendet. Öffne den Link darin innerhalb von ${hours} Stunden in diesem Browser, und du bist angemeldet.`,
  resend: 'Noch einmal senden',
  otherAddress: 'Andere Adresse verwenden',
  resent: 'Noch einmal gesendet. Nur der neueste Link gilt.',
  openDevMailbox: 'Postfach der Entwicklung öffnen',
  confirming: 'Deine E-Mail-Adresse wird bestätigt …',
  finishText: (username, email) =>
    `Du registrierst dich als @${username} mit ${email}. Wähle zum Abschluss ein Passwort. Es ersetzt das bisherige.`,
  finishSignUp: 'Registrierung abschließen',
  notConfirmed: 'Dieser Link hat nicht funktioniert',
  welcome: (name) => `Willkommen, ${name}`,
}

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'E-Mail',
  none: 'Keine E-Mail-Adresse',
  hint: 'Damit meldest du dich mit Passwort an und bekommst, was dorthin gesendet wird. Nur du siehst sie.',
  noneHint:
    'Füge eine hinzu, um dich auch mit Passwort anzumelden und wieder hineinzukommen, wenn du deine Nummer verlierst.',
  refused:
    'Unsere E-Mails erreichen diese Adresse nicht: Eine kam zurück oder wurde als Spam markiert. Füge auch eine Telefonnummer oder einen Passkey hinzu, damit du dich immer anmelden kannst.',
  retry: 'Erneut versuchen',
  retryLabel: 'Erneut versuchen: E-Mails an diese Adresse',
  retried: 'Wir haben dir eine E-Mail gesendet. Kommt sie zurück, siehst du es hier.',
  add: 'Hinzufügen',
  addLabel: 'E-Mail-Adresse hinzufügen',
  dialogTitle: 'Deine E-Mail-Adresse',
  text: 'Wir senden dir einen Link. Öffne ihn in diesem Browser und wähle dann ein Passwort.',
  sent: (email) => `Wir haben einen Link an ${email} gesendet. Er gilt eine Stunde, in diesem Browser.`,
}

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Telefonnummer',
  paused: 'Angehalten, seit dein Passwort geändert wurde. Ist das deins?',
  enable: 'Wieder einschalten',
  enableLabel: 'Wieder einschalten: Anmeldung mit deiner Nummer',
  enabled: 'Wieder eingeschaltet. Du kannst dich mit deiner Nummer anmelden.',
  none: 'Keine Telefonnummer',
  hint: 'Damit meldest du dich mit einem Code an und bekommst, was an deine Nummer gesendet wird. Nur du siehst sie.',
  add: 'Hinzufügen',
  addLabel: 'Telefonnummer hinzufügen',
  change: 'Ändern',
  changeLabel: 'Telefonnummer ändern',
  remove: 'Entfernen',
  removeLabel: 'Telefonnummer entfernen',
  dialogTitle: 'Deine Telefonnummer',
  verify: 'Nummer bestätigen',
  saved: (shown) => `Deine Telefonnummer ist jetzt ${shown}.`,
  removeTitle: 'Telefonnummer entfernen?',
  removeText:
    'Du kannst dich dann nicht mehr damit anmelden und nicht mehr hören, was an sie gesendet wurde.',
  cancel: 'Behalten',
  confirmRemove: 'Nummer entfernen',
  removed: 'Telefonnummer entfernt.',
}

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Passkeys',
  paused: 'Angehalten, seit dein Passwort geändert wurde. Ist das deins?',
  enable: 'Wieder einschalten',
  enableLabel: (name) => `Wieder einschalten: ${name}`,
  enabled: 'Wieder eingeschaltet. Du kannst dich damit anmelden.',
  withoutPassword: 'Anmelden ohne Passwort',
  hint: 'Mit Fingerabdruck, Gesicht oder Bildschirmsperre.',
  unsupported: 'Dieser Browser unterstützt keine Passkeys.',
  add: 'Passkey hinzufügen',
  added: 'Passkey hinzugefügt. Ab jetzt kannst du dich damit anmelden.',
  addedAt: 'Hinzugefügt',
  lastUsed: 'zuletzt benutzt',
  neverUsed: 'noch nicht benutzt',
  rename: (name) => `${name} umbenennen`,
  renameTitle: 'Diesen Passkey benennen',
  name: 'Name',
  save: 'Speichern',
  saved: 'Gespeichert.',
  remove: (name) => `${name} entfernen`,
  removeTitle: 'Diesen Passkey entfernen?',
  removeText: (name) =>
    `Mit „${name}“ kannst du dich dann nicht mehr anmelden. Vielleicht zeigt dein Gerät ihn noch an. Dort kannst du ihn löschen.`,
  cancel: 'Behalten',
  confirmRemove: 'Passkey entfernen',
  removed: 'Passkey entfernt.',
  loading: 'Deine Passkeys werden geladen …',
}

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Wo du angemeldet bist',
  device: (browser, system) =>
    browser && system ? `${browser} auf ${system}` : (browser ?? system ?? 'Unbekannter Browser'),
  thisBrowser: 'Dieser Browser',
  lastUsed: 'Zuletzt benutzt',
  signOut: 'Abmelden',
  signOutLabel: (device) => `${device} abmelden`,
  signOutOthers: 'Überall sonst abmelden',
  signOutOthersTitle: 'Überall sonst abmelden?',
  signOutOthersText:
    'Wir melden dich in allen anderen Browsern ab, und deine Zugriffstokens funktionieren nicht mehr. Deine Passkeys, deine Telefonnummer, deine Podcast-Apps und deine Webhooks bleiben, wie sie sind. Entfernen kannst du sie auf dieser Seite.',
  keepOthers: 'Angemeldet bleiben',
  signedOut: 'Auf diesem Gerät abgemeldet.',
  signedOutOthers: 'Überall sonst abgemeldet.',
  loading: 'Es wird geprüft, wo du angemeldet bist …',
}

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Einstellungen',
  account: 'Konto',
  signedOut: {
    title: 'Du bist nicht angemeldet',
    text: 'Melde dich an, um deinen Plan, deine Mitteilungen und deine Daten zu sehen.',
    action: 'Anmelden',
  },
  device: 'Dieses Gerät',
  appearance: 'Darstellung',
  appearanceHint: 'Die Farben der App.',
  appearanceOptions: { system: 'Gerät', dark: 'Dunkel', light: 'Hell' },
  language: 'Sprache',
  browserLanguage: 'Wie dieser Browser',
  playOn: 'Weiterspielen',
  playOnHint: 'Spielt den nächsten Beitrag einer Liste, wenn einer endet.',
  level: 'Gleiche Lautstärke',
  levelHint: 'Macht leise Stimmen lauter und laute leiser. Songs bleiben, wie du sie aufnimmst.',
  lossless: 'Verlustfreies WAV',
  losslessHint: (minutes, megabytes) =>
    `Sendet Aufnahmen unkomprimiert: bis zu ${minutes} Minuten, das sind ${megabytes} MB.`,
  listening: 'Hören',
  recording: 'Aufnehmen',
  introduceHint: 'In Dusk Radio, leise, vor jedem Beitrag.',
}

export const SETTINGS_INDEX: typeof English.SETTINGS_INDEX = {
  groups: {
    you: 'Du',
    notifications: 'Mitteilungen',
    sound: 'Hören und Aufnehmen',
    safety: 'Privatsphäre und Sicherheit',
    plan: 'Plan und Einnahmen',
    data: 'Entwickler und Daten',
  },
  back: 'Zurück zu den Einstellungen',
  on: 'An',
  off: 'Aus',
  quiet: (from, to) => `ruhig ${from} – ${to}`,
  playsOn: 'Spielt weiter',
  playsOne: 'Ein Beitrag nach dem anderen',
  tap: 'zum Sprechen tippen',
  hold: 'zum Sprechen halten',
  safety: 'Kontakte, blockierte und stumme Personen',
  data: 'Download, Tokens, Webhooks',
}

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'Tastenkürzel',
  playPause: 'Abspielen oder anhalten',
  record: 'Aufnehmen',
  search: 'Suchen',
  cards: 'Nächster Beitrag, vorheriger Beitrag',
  next: 'Nächster in der Warteschlange',
  reply: 'Auf den ausgewählten oder laufenden Beitrag antworten',
  replyToMoment: 'Auf den laufenden Moment antworten',
  spokenReply: 'Auf das Laufende sprechend antworten, dann senden',
  seek: '5 s zurück, 5 s vor',
  transcript: 'Worte von dem, was läuft',
  speed: 'Langsamer, schneller',
  help: 'Diese Liste anzeigen',
  keys: { ' ': 'Leertaste', arrowleft: '←', arrowright: '→' },
  single: 'Kürzel mit einer Taste',
  singleHint: 'Schalte sie aus, wenn sie deine eigenen Tastenkürzel stören.',
}

const MONTH = createDateFormat('de', { month: 'long', year: 'numeric' })

const DAY = createDateFormat('de', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: 'Profil bearbeiten',
  editing: 'Dein Profil bearbeiten',
  save: 'Speichern',
  cancel: 'Abbrechen',
  updated: 'Profil aktualisiert!',
  memberSinceMonth: (at) => `Dabei seit ${MONTH.format(at)}`,
  posts: 'Deine Beiträge',
  loading: 'Deine Beiträge werden gezählt',
  atLeast: (count) => `${count}+`,
  username: 'Nutzername',
  usernameHint: 'Alte Links zu deinem Profil funktionieren weiter.',
  fediverseAddress: 'Fediverse-Adresse',
  fediverseHint:
    'Zum Beispiel @name@server.example bei Mastodon. Sie steht als Autor da, wo deine öffentlichen Beiträge geteilt werden.',
  displayName: 'Angezeigter Name',
  email: 'E-Mail',
  noEmail: 'Keine',
  phone: 'Telefon',
  accountType: 'Kontoart',
  plan: { free: 'Kostenlos', pro: 'Pro' },
  memberSince: 'Dabei seit',
  formatDay: (at) => DAY.format(at),
  signedOut: {
    title: 'Du bist nicht angemeldet',
    text: 'Melde dich an, um dein Profil und deine Beiträge zu sehen.',
    action: 'Anmelden',
    reason: 'Melde dich an, um dein Profil zu sehen.',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: 'Bild',
  upload: 'Bild hochladen',
  change: 'Bild ändern',
  remove: 'Entfernen',
  hint: 'JPEG, PNG oder WebP, bis zu 10 MB. Wird quadratisch zugeschnitten.',
  color: 'Farbe hinter deinen Initialen',
  random: 'Zufällige Farbe',
  colors: {
    orange: 'Orange',
    amber: 'Bernstein',
    blue: 'Blau',
    green: 'Grün',
    purple: 'Violett',
    yellow: 'Gelb',
    red: 'Rot',
    grey: 'Grau',
    pink: 'Rosa',
    teal: 'Petrol',
  },
}

const counted = createPluralizer('de')

const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'weniger als 1\u00a0MB'
    : `etwa ${Math.round(bytes / 1_000_000).toLocaleString('de')}\u00a0MB`

export const ACCOUNT_DATA: typeof English.ACCOUNT_DATA = {
  title: 'Daten',
  exportTitle: 'Deine Daten herunterladen',
  exportHint: 'Eine ZIP-Datei mit deinen Beiträgen und Nachrichten und einer Seite zum Anhören.',
  download: 'Herunterladen',
  exportSize: (files, bytes) =>
    files === 0
      ? 'Noch keine Aufnahmen oder Bilder.'
      : `${counted(files, { one: 'Eine Aufnahme oder ein Bild', other: '# Aufnahmen und Bilder' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) =>
    `Bisher ${(bytes / 1_000_000).toLocaleString('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0MB`,
  progress: 'Fortschritt des Downloads',
  cancel: 'Abbrechen',
  canceled: 'Download abgebrochen.',
  saved: 'Deine Daten liegen in deinen Downloads.',
  browserDownloads: 'Dein Browser lädt deine Daten jetzt herunter.',
  signOutTitle: 'Abmelden',
  signOutHint: 'Nur auf diesem Gerät.',
  signOut: 'Abmelden',
  deleteTitle: 'Alles löschen',
  deleteHint: 'Entfernt deine Beiträge, deine Nachrichten und dein Profil.',
  deleteAll: 'Alle meine Daten löschen',
}

export const PROOF: typeof English.PROOF = {
  title: 'Bist du es?',
  text: 'Bitte bestätige es, bevor es weitergeht.',
  loading: 'Einen Moment …',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  password: 'Dein Passwort',
  code: 'Der Code, den du von uns bekommen hast',
  codeHint: (phone) => `Gib die sechs Ziffern ein, die wir an ${phone} gesendet haben.`,
  sendCode: (phone) => `Code an ${phone} senden`,
  openDevMailbox: 'Postfach der Entwicklung öffnen',
  reauthenticate: 'Bitte melde dich zuerst noch einmal an, damit wir wissen, dass du es bist.',
  signInAgain: 'Noch einmal anmelden',
  reason: 'Melde dich noch einmal an, um weiterzumachen.',
  otherWay: 'Geht das nicht? Melde dich stattdessen noch einmal an.',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: 'Alle deine Daten löschen?',
  text: 'Das löscht dein Konto für immer: deine Beiträge, deine Nachrichten und dein Profil, was andere in deinen Owlcasts aufgenommen haben, und alle deine Anmeldewege. Das lässt sich nicht rückgängig machen.',
  loading: 'Deine Daten werden geprüft …',
  reason: 'Melde dich noch einmal an und lösche dann in den Einstellungen alles.',
  username: 'Tippe zur Bestätigung deinen Nutzernamen',
  usernameHint: (name) => `@${name}`,
  cancel: 'Alles behalten',
  confirm: 'Alle meine Daten löschen',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: 'Deine Daten sind gelöscht',
  deletedAt: (when) => `Am ${when}.`,
  allDeleted: 'Wir haben nichts mehr davon.',
  inProgress: 'Niemand kann sie mehr sehen. Der Rest ist in wenigen Minuten weg.',
  emailSent: 'Wir haben dir eine letzte E-Mail gesendet, die das bestätigt.',
  retained: 'Was wir aufbewahren, und warum',
  deviceCleared: 'Auch was dieses Gerät gespeichert hatte, ist weg.',
  home: 'Zur Startseite',
  noReceipt: 'Hier gibt es nichts mehr zu zeigen.',
}

const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'im Monat',
  benefits: [
    `Aufnahmen bis ${getSecondsLimit('squawk', 'pro') / 60} Minuten`,
    `Squawks leben ${proHours} Stunden`,
    'Preise für Owlcasts und Nightingales',
    'Mehrere und private Flows',
  ],
  upgrade: 'Pro holen',
  extend: 'Einen Monat hinzufügen',
  activeUntil: (endsAt) => `Pro läuft bis zum ${DAY.format(endsAt)}.`,
  termsHint: 'Ein Monat, ohne Verlängerung. Deine Beiträge bleiben, wie sie sind.',
  signIn: 'Melde dich an, um Pro zu holen.',
  offline: 'Du bist offline. Du kannst Pro holen, sobald du wieder online bist.',
  fee: `Die Plattform behält ${PLATFORM_FEE_PERCENT}\u00a0% deiner Einnahmen.`,
  upgradeAtPrice: `Pro holen · $${PRO_CENTS_PER_MONTH / 100}/Monat`,
  welcome: 'Willkommen bei Pro!',
  extended: 'Danke für einen weiteren Monat!',
  benefitsUntil: (endsAt) => `All das gehört dir bis zum ${DAY.format(endsAt)}.`,
  continueLabel: 'Weiter',
  confirming: 'Wir bestätigen deine Zahlung. Pro beginnt automatisch.',
  unconfirmed: 'Deine Zahlung ist noch nicht da. Pro beginnt, sobald sie eintrifft.',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'Abo',
  free: 'Kostenlos',
  freeHint: `Squawks leben ${freeHours} Stunden. Owlcasts sind kostenlos und öffentlich.`,
  pro: 'Pro',
  ended: (endedAt) => `Pro endete am ${DAY.format(endedAt)}. Deine Beiträge bleiben, wie sie sind.`,
}

const { min, max } = formatPriceRange()

const FREE = 'Kostenlos'

export const PRICING: typeof English.PRICING = {
  label: 'Preis fürs Zuhören',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: 'Eigener',
  customLabel: 'Dein eigener Preis, in Dollar',
  customHint: `Von ${min} bis ${max}.`,
  freeOnly: 'Preis: kostenlos (nur öffentlich)',
  proOffer: `Hol dir Pro ($${PRO_CENTS_PER_MONTH / 100}/Monat), um für Premium-Inhalte Geld zu verlangen`,
  upgrade: 'Upgraden',
}

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `Anhören für ${price}`,
  free: 'Kostenlos anhören',
  listen: (price) => `Für ${price} anhören`,
  listenTo: (price, title) => `Für ${price} anhören: ${title}`,
  preview: 'Hörprobe',
  previewOfOne: `Hör bis zu ${PREVIEW_SECONDS} Sekunden kostenlos.`,
  previewOfEach: `Hör von jeder bis zu ${PREVIEW_SECONDS} Sekunden kostenlos.`,
  playing: (price, author) => `Hörprobe · ${price} · ${author}`,
  previewEnded: 'Das war die Hörprobe.',
  previewEndedText: (price) => `Hör alles für ${price}.`,
  oneTime: 'einmalig',
  benefits: {
    all: 'Alle Aufnahmen, auch neue',
    one: (time) => `Alle ${time}, so oft du willst`,
    share: (amount, name) => `${amount} gehen an ${name}`,
  },
  loading: 'Der Preis wird geprüft',
  notNow: 'Nicht jetzt',
  signIn: 'Melde dich an, um es zu kaufen und zu hören.',
  demo: 'Demo-Abrechnung: Es wird kein Geld eingezogen',
  stripe: 'Du zahlst bei Stripe und kommst hierher zurück.',
  none: 'Du kannst hier noch nichts kaufen.',
  confirming: 'Wir bestätigen deine Zahlung. Es öffnet sich hier automatisch.',
  unlocked: (title) => `Du kannst ${title} jetzt anhören`,
  becameFree: (title) => `${title} ist jetzt kostenlos`,
  accessEnded: (price) => `Du kannst bis zu ${PREVIEW_SECONDS} Sekunden hören. Alles anhören für ${price}.`,
}

export const UPDATES: typeof English.UPDATES = {
  ready: 'Eine neue Version ist bereit',
  reload: 'Neu laden',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'App',
  install: 'App installieren',
  hint: 'Öffnet sich in einem eigenen Fenster, funktioniert offline und öffnet Podcasts, die du aus anderen Apps teilst.',
  manualSteps:
    'In Safari: „Teilen“, dann „Zum Home-Bildschirm“. Auf dem Mac: „Ablage“, dann „Zum Dock hinzufügen“.',
}
