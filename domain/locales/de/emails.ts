/** German texts for emails and text messages. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/emails'

const counted = createPluralizer('de')

const hoursOf = (hours: number) => counted(hours, { one: 'eine Stunde', other: '# Stunden' })

const daysOf = (days: number) => counted(days, { one: 'einen Tag', other: '# Tage' })

export const ACCOUNT_EMAILS: typeof English.ACCOUNT_EMAILS = {
  footer:
    'Du bekommst diese Mail, weil jemand deine Adresse bei Owlcast eingegeben hat. Wir schreiben deswegen nicht noch einmal.',
  confirm: {
    subject: 'Bestätige deine E-Mail-Adresse für Owlcast',
    heading: (name) => `Willkommen, ${name}`,
    asked: (username) =>
      `Jemand, hoffentlich du, hat sich mit dieser Adresse als @${username} registriert. Bestätige sie, und du kannst loslegen.`,
    lasts: (username, hours) =>
      `Der Link gilt einmal und ${hoursOf(hours)} lang. Wenn du dich nicht als @${username} registriert hast, ignoriere diese Mail. Dann entsteht kein Konto.`,
    action: 'E-Mail-Adresse bestätigen',
  },
  member: {
    subject: 'Du hast schon ein Owlcast-Konto',
    heading: 'Du hast schon ein Konto',
    asked:
      'Jemand, hoffentlich du, wollte sich mit dieser Adresse registrieren. Sie hat schon ein Konto. Nichts wurde geändert.',
    signInHint:
      'Melde dich an wie bisher. Dort kannst du auch ein neues Passwort wählen. Wenn du es nicht warst, musst du nichts tun.',
    action: 'Anmelden',
  },
  reset: {
    subject: 'Wähle ein neues Passwort für Owlcast',
    heading: 'Wähle ein neues Passwort',
    asked:
      'Jemand, hoffentlich du, möchte ein neues Passwort für dein Konto. Drück den Knopf, um eines zu wählen.',
    lasts: (hours) =>
      `Der Link gilt einmal und ${hoursOf(hours)} lang. Wenn du es nicht warst, ignoriere diese Mail. Dein Passwort bleibt dann, wie es ist.`,
    action: 'Neues Passwort wählen',
  },
  first: {
    subject: 'Bestätige deine E-Mail-Adresse für Owlcast',
    heading: 'Füge deinem Konto diese Adresse hinzu',
    asked: (username) =>
      `Jemand, hoffentlich du, möchte sich mit dieser Adresse als @${username} anmelden. Drück den Knopf in dem Browser, in dem du als @${username} angemeldet bist, und wähle ein Passwort.`,
    lasts: (username, hours) =>
      `Der Link gilt einmal und ${hoursOf(hours)} lang. Wenn du nicht @${username} bist, ignoriere diese Mail. Für andere funktioniert der Link nicht.`,
    action: 'E-Mail-Adresse bestätigen',
  },
  changed: {
    subject: 'Dein Owlcast-Passwort wurde geändert',
    heading: 'Dein Passwort wurde geändert',
    explanation:
      'Es wurde mit einem Link geändert, den wir an diese Adresse geschickt haben. Wir haben dich überall abgemeldet.',
    ended: (list) => `Das funktioniert nicht mehr: ${list}.`,
    paused: (list) =>
      `Das haben wir angehalten, weil es von jemand anderem sein könnte: ${list}. Öffne deine Einstellungen, schalte ein, was dir gehört, und entferne den Rest.`,
    kept: (list) => `Das funktioniert weiter: ${list}. Bitte prüfe, ob es dir gehört.`,
    ways: {
      counted: (way, count) => `${way} (${count})`,
      accessTokens: 'Zugriffstokens',
      privateFeeds: 'private Adressen für Podcast-Apps',
      passkeys: 'Passkeys',
      phone: (digits) => `die Anmeldung mit deiner Nummer, die auf ${digits} endet`,
      webhooks: 'Webhooks',
      google: 'die Anmeldung mit Google',
      payouts: (day) => `dein Konto für Auszahlungen, hinzugefügt am ${day}`,
    },
    notYou:
      'Wenn du es nicht warst, kann jemand deine Mails lesen. Ändere zuerst das Passwort deiner Mails und dann dieses.',
    action: 'Anmelden',
  },
}

export const SIGN_UP_EMAILS: typeof English.SIGN_UP_EMAILS = {
  footer: (site) => `Du bekommst diese E-Mail wegen einer Registrierung auf ${site}.`,
  request: {
    subject: (site) => `Jemand möchte bei ${site} mitmachen`,
    heading: 'Jemand wartet',
    text: (site) =>
      `Es gibt eine neue Anfrage, bei ${site} mitzumachen. Du kannst sie annehmen oder ablehnen.`,
    action: 'Anfragen ansehen',
  },
  approved: {
    subject: (site) => `Du kannst jetzt bei ${site} mitmachen`,
    heading: (name) => `Willkommen, ${name}`,
    text: (site) =>
      `Deine Registrierung auf ${site} wurde angenommen. Melde dich so an, wie du dich registriert hast.`,
    action: 'Anmelden',
  },
  declined: {
    subject: (site) => `Deine Registrierung auf ${site}`,
    heading: 'Deine Registrierung wurde abgelehnt',
    text: (site) => `Diesmal kannst du bei ${site} nicht mitmachen. Wir haben deine Angaben gelöscht.`,
  },
}

export const SIGN_IN_METHOD_EMAILS: typeof English.SIGN_IN_METHOD_EMAILS = {
  'passkey-added': {
    subject: 'Deinem Owlcast-Konto wurde ein Passkey hinzugefügt',
    heading: 'Neuer Passkey',
    message: 'Deinem Konto wurde ein Passkey hinzugefügt. Wer ihn hat, kann sich als du anmelden.',
  },
  'passkey-removed': {
    subject: 'Ein Passkey deines Owlcast-Kontos wurde entfernt',
    heading: 'Passkey entfernt',
    message: 'Ein Passkey deines Kontos wurde entfernt. Damit kann sich niemand mehr anmelden.',
  },
  'phone-set': {
    subject: 'Deinem Owlcast-Konto wurde eine Telefonnummer hinzugefügt',
    heading: 'Telefonnummer hinzugefügt',
    message: 'Deinem Konto wurde eine Telefonnummer hinzugefügt. Wer sie hat, kann sich als du anmelden.',
  },
  'phone-removed': {
    subject: 'Die Telefonnummer deines Owlcast-Kontos wurde entfernt',
    heading: 'Telefonnummer entfernt',
    message: 'Die Telefonnummer deines Kontos wurde entfernt. Damit kann sich niemand mehr anmelden.',
  },
}

export const SIGN_IN_METHOD_EMAIL: typeof English.SIGN_IN_METHOD_EMAIL = {
  where: (browser, system) => [browser, system].filter(Boolean).join(' auf '),
  doneIn: (where) => `Das geschah in ${where}.`,
  notYou:
    'Wenn du es nicht warst, öffne deine Einstellungen. Mach es dort rückgängig, melde dich überall sonst ab und wähle ein neues Passwort.',
  action: 'Einstellungen öffnen',
  footer: 'Du bekommst diese Mail, weil es um die Anmeldung bei deinem Konto geht.',
}

export const RETRIED_ADDRESS_EMAIL: typeof English.RETRIED_ADDRESS_EMAIL = {
  subject: 'E-Mails von Owlcast erreichen dich wieder',
  heading: 'E-Mails erreichen dich wieder',
  text: 'Du wolltest, dass wir es mit dieser Adresse noch einmal versuchen. Du liest das hier, also klappt es, und wir senden dir E-Mails wie zuvor.',
}

export const MESSAGE_EMAIL: typeof English.MESSAGE_EMAIL = {
  subject: (sender) => `${sender} hat dir eine Sprachnachricht geschickt`,
  untitled: 'Sprachnachricht',
  intro: (title, username) =>
    `„${title}“ von @${username} wartet auf dich. Zum Anhören brauchst du kein Konto.`,
  about: 'Auf Owlcast nehmen Menschen auf, was sie zu sagen haben, und antworten einander.',
  validity: (days) =>
    `Der Link gilt ${daysOf(days)} und nur für die Person, die die Nachricht zuerst öffnet. Behalte ihn also für dich.`,
  action: 'Nachricht öffnen',
  footer: (username) =>
    `Du bekommst diese Mail, weil @${username} deine Adresse bei Owlcast eingegeben hat. Wenn du das Konto nicht kennst, ignoriere sie.`,
  unsubscribe: 'Diese Mails abstellen',
}

export const UNSUBSCRIBE_PAGE: typeof English.UNSUBSCRIBE_PAGE = {
  ask: {
    heading: 'Diese Mails abstellen?',
    text: 'Auf Owlcast kann man eine Sprachnachricht an eine E-Mail-Adresse schicken. Drück den Knopf, und wir schreiben dir darüber nicht mehr. Mails zu deinem eigenen Konto bekommst du weiterhin.',
    button: 'Diese Mails abstellen',
  },
  refused: {
    heading: 'Du bekommst diese Mails nicht mehr',
    text: 'An diese Adresse schicken wir keine Mails über Sprachnachrichten mehr. Du kannst diese Seite schließen.',
    button: 'Wieder bekommen',
  },
  welcome: {
    heading: 'Du bekommst diese Mails wieder',
    text: 'Wenn jemand eine Sprachnachricht an diese Adresse schickt, schreiben wir dir.',
  },
  broken: {
    heading: 'Dieser Link ist nicht vollständig',
    text: 'Bitte öffne ihn noch einmal aus der Mail, oder kopiere ihn ganz. Nichts wurde geändert.',
  },
  home: 'Zu Owlcast',
}

export const INVITATION_EMAIL: typeof English.INVITATION_EMAIL = {
  subject: (inviter) => `${inviter} hat dich eingeladen, mitzuwirken`,
  titled: (title, content) => `„${title}“ (${content})`,
  intro: (username, post) =>
    `@${username} möchte, dass du bei ${post} mitwirkst. Nichts ändert sich, bevor du zusagst.`,
  validity: (days) =>
    `Die Einladung gilt ${daysOf(days)} und nur für diese E-Mail-Adresse. Melde dich damit an, um zuzusagen.`,
  validityForMember: (days) =>
    `Die Einladung gilt ${daysOf(days)} und nur für dich. Melde dich an, um zuzusagen.`,
  footerForMember: (username) =>
    `Du bekommst diese Mail, weil @${username} dich bei Owlcast mit deinem Nutzernamen eingeladen hat. Deine Adresse ist dort nicht zu sehen.`,
  action: 'Einladung öffnen',
}

export const ACCOUNT_DELETED_EMAIL: typeof English.ACCOUNT_DELETED_EMAIL = {
  subject: 'Deine Daten sind gelöscht',
  deleted: (day) =>
    `Am ${day} hast du dein Owlcast-Konto gelöscht und alles darin: dein Profil, deine Beiträge, deine Nachrichten und die Wege, dich anzumelden.`,
  retained: 'Das haben wir behalten, und darum:',
  notYou:
    'Wenn du es nicht warst, hatte jemand anders Zugriff auf dein Konto. Gelöschtes können wir nicht zurückholen. Bitte prüfe, wer deine Mails lesen kann.',
  footer:
    'Du bekommst diese Mail, weil dein Konto diese Adresse hatte. Es ist die letzte: Wir haben auch deine Adresse gelöscht.',
}

export const SMS_TEXTS: typeof English.SMS_TEXTS = {
  code: (code, minutes) =>
    `${code} ist dein Owlcast-Code. Er gilt einmal, ${counted(minutes, { one: 'eine Minute', other: '# Minuten' })} lang. Sag ihn niemandem.`,
  approved: (site, origin) => `Deine Registrierung auf ${site} wurde angenommen. Anmelden: ${origin}`,
  declined: (site) => `Deine Registrierung auf ${site} wurde abgelehnt. Wir haben deine Angaben gelöscht.`,
  passkeyAdded:
    'Zu deinem Owlcast-Konto wurde ein Passkey hinzugefügt. Wenn du es nicht warst, entferne ihn in den Einstellungen, wo du noch angemeldet bist, und melde dich überall sonst ab.',
  addressAdded:
    'Zu deinem Owlcast-Konto wurde eine Mailadresse hinzugefügt. Wenn du es nicht warst, schreib den Leuten, die die Seite betreiben: Wer diese Mails liest, kann sich als du anmelden.',
  phoneChanged:
    'Dein Owlcast-Konto hat eine neue Telefonnummer. Wenn du es nicht warst, ändere sie in den Einstellungen zurück, wo du noch angemeldet bist, und melde dich überall sonst ab.',
}

export const IMPORT_EMAILS: typeof English.IMPORT_EMAILS = {
  subject: 'Dein Code, um einen Podcast in Owlcast zu importieren',
  heading: 'Ist das dein Podcast?',
  asked: (username, title) =>
    title === null
      ? `@${username} möchte einen Podcast in Owlcast importieren. Sein Feed nennt diese Adresse als die der Eigentümerin oder des Eigentümers.`
      : `@${username} möchte „${title}“ in Owlcast importieren. Der Feed nennt diese Adresse als die der Eigentümerin oder des Eigentümers.`,
  enter: (code) => `Wenn du das bist, gib diesen Code ein: ${code}`,
  lasts: (hours) =>
    `Der Code gilt ${hoursOf(hours)} lang. Wenn du es nicht bist, ignoriere diese Mail. Dann wird nichts importiert.`,
  footer:
    'Du bekommst diese Mail, weil deine Adresse im Feed eines Podcasts steht. Wir schreiben nur, wenn ihn jemand importieren möchte.',
}

export const BILLING_EMAILS: typeof English.BILLING_EMAILS = {
  refund: {
    subject: 'Deine Rückerstattung ist nicht angekommen',
    about: (amount, title) =>
      `Wir haben dir ${amount} für „${title}“ erstattet, aber deine Bank hat das Geld zurückgeschickt.`,
    untitled: (amount) => `Wir haben dir ${amount} erstattet, aber deine Bank hat das Geld zurückgeschickt.`,
    next: 'Du musst nichts tun. Wer diese Website betreibt, weiß davon und findet einen anderen Weg, dir das Geld zurückzugeben.',
    contact: (contact) => `Hier kannst du nachfragen: ${contact}`,
    footer: 'Du bekommst diese Mail, weil du auf Owlcast etwas gekauft hast.',
  },
  payout: {
    subject: 'Deine Bank hat eine Auszahlung abgelehnt',
    text: 'Stripe wollte deine Einnahmen auf dein Bankkonto überweisen, und deine Bank hat sie abgelehnt.',
    next: 'Das Geld gehört weiter dir. Bitte prüfe deine Bankdaten bei Stripe, in den Einstellungen unter Einnahmen. Dann schickt Stripe es noch einmal.',
    action: 'Einstellungen öffnen',
    footer: 'Du bekommst diese Mail, weil Owlcast dir auszahlt, was du verkaufst.',
  },
}
