/** Mails and text messages in German. */
import { createPluralizer } from '../../domain/plural'
import type * as English from './emails'

const counted = createPluralizer('de')
const hoursOf = (hours: number) => counted(hours, { one: 'eine Stunde', other: '# Stunden' })
const daysOf = (days: number) => counted(days, { one: 'einen Tag', other: '# Tage' })

export const ACCOUNT_MAILS: typeof English.ACCOUNT_MAILS = {
  foot: 'Du bekommst diese Mail, weil jemand deine Adresse bei Owlcast eingegeben hat. Wir schreiben deswegen nicht noch einmal.',
  confirm: {
    subject: 'Bestätige deine E-Mail-Adresse für Owlcast',
    heading: (name) => `Willkommen, ${name}`,
    asked: (username) =>
      `Jemand, hoffentlich du, hat sich mit dieser Adresse als @${username} angemeldet. Bestätige sie, und deine Stimme hat ein Zuhause.`,
    lasts: (username, hours) =>
      `Der Link gilt einmal und ${hoursOf(hours)} lang. Wenn du dich nicht als @${username} angemeldet hast, ignoriere diese Mail: Ohne sie entsteht kein Konto.`,
    action: 'E-Mail-Adresse bestätigen',
  },
  member: {
    subject: 'Du hast schon ein Owlcast-Konto',
    heading: 'Du gehörst schon dazu',
    asked:
      'Jemand, hoffentlich du, wollte sich mit dieser Adresse anmelden. Sie hat bereits ein Konto, und nichts wurde geändert.',
    way: 'Melde dich an wie bisher; dort kannst du auch ein neues Passwort wählen. Wenn du es nicht warst, musst du nichts tun.',
    action: 'Anmelden',
  },
  reset: {
    subject: 'Wähle ein neues Passwort für Owlcast',
    heading: 'Ein neues Passwort',
    asked:
      'Jemand, hoffentlich du, hat das Passwort deines Kontos vergessen. Drück den Knopf und wähle ein neues.',
    lasts: (hours) =>
      `Der Link gilt einmal und ${hoursOf(hours)} lang. Wenn du es nicht warst, ignoriere diese Mail: Nichts wurde geändert.`,
    action: 'Neues Passwort wählen',
  },
  first: {
    subject: 'Bestätige deine E-Mail-Adresse für Owlcast',
    heading: 'Eine Adresse für dein Konto',
    asked: (username) =>
      `Jemand, hoffentlich du, möchte sich mit dieser Adresse als @${username} anmelden. Drück den Knopf dort, wo du als @${username} angemeldet bist, und wähle ein Passwort.`,
    lasts: (username, hours) =>
      `Der Link gilt einmal und ${hoursOf(hours)} lang. Wenn du nicht @${username} bist, ignoriere diese Mail: Sie öffnet niemand anderem etwas.`,
    action: 'E-Mail-Adresse bestätigen',
  },
  changed: {
    subject: 'Dein Owlcast-Passwort wurde geändert',
    heading: 'Dein Passwort wurde geändert',
    how: 'Es wurde über einen Link geändert, den wir an diese Adresse geschickt haben, und du wurdest überall abgemeldet.',
    otherwise:
      'Wenn du es nicht warst, liest jemand deine Mails: Ändere zuerst dort das Passwort und dann hier.',
    action: 'Anmelden',
  },
}

export const WAY_MAILS: typeof English.WAY_MAILS = {
  'passkey-added': {
    subject: 'Deinem Owlcast-Konto wurde ein Passkey hinzugefügt',
    heading: 'Ein neuer Passkey',
    message: 'Deinem Konto wurde ein Passkey hinzugefügt. Wer ihn hat, kann sich als du anmelden.',
  },
  'passkey-removed': {
    subject: 'Ein Passkey deines Owlcast-Kontos wurde entfernt',
    heading: 'Ein Passkey weniger',
    message: 'Ein Passkey deines Kontos wurde entfernt. Er öffnet nichts mehr.',
  },
  'phone-set': {
    subject: 'Deinem Owlcast-Konto wurde eine Telefonnummer hinzugefügt',
    heading: 'Deine Telefonnummer',
    message: 'Deinem Konto wurde eine Telefonnummer hinzugefügt. Wer sie hat, kann sich als du anmelden.',
  },
  'phone-removed': {
    subject: 'Die Telefonnummer deines Owlcast-Kontos wurde entfernt',
    heading: 'Keine Telefonnummer',
    message: 'Die Telefonnummer deines Kontos wurde entfernt. Damit meldet sich niemand mehr an.',
  },
}

export const WAY_MAIL: typeof English.WAY_MAIL = {
  where: (browser, system) => [browser, system].filter(Boolean).join(' auf '),
  doneIn: (where) => `Das geschah in ${where}.`,
  otherwise:
    'Wenn du es nicht warst, sieh in deine Einstellungen: Mach es dort rückgängig, melde dich überall sonst ab und wähle ein neues Passwort.',
  action: 'Einstellungen öffnen',
  foot: 'Du bekommst diese Mail, weil es darum geht, wie sich dein Konto öffnen lässt.',
}

export const MESSAGE_MAIL: typeof English.MESSAGE_MAIL = {
  subject: (sender) => `${sender} hat dir eine Sprachnachricht geschickt`,
  untitled: 'Sprachnachricht',
  waits: (title, username) =>
    `„${title}“ von @${username} wartet auf dich. Zum Hören brauchst du kein Konto.`,
  about:
    'Owlcast ist ein Ort für Stimmen: Menschen nehmen auf, was sie zu sagen haben, und antworten einander.',
  lasts: (days) =>
    `Der Link gilt ${daysOf(days)} und gehört der Person, die die Nachricht zuerst öffnet. Behalte ihn also für dich.`,
  action: 'Nachricht öffnen',
  foot: (username) =>
    `Du bekommst diese Mail, weil @${username} deine Adresse bei Owlcast eingegeben hat. Wenn du das Konto nicht kennst, ignoriere sie.`,
  refuse: 'Keine Nachrichten von Owlcast mehr an diese Adresse',
}

export const REFUSAL_PAGE: typeof English.REFUSAL_PAGE = {
  ask: {
    heading: 'Keine solchen Mails mehr?',
    text: 'Auf Owlcast kann man eine Sprachnachricht an eine E-Mail-Adresse schicken. Drück den Knopf, und an deine kommt keine solche Mail mehr. Mails zu einem eigenen Konto kommen weiterhin.',
    button: 'Diese Mails abstellen',
  },
  refused: {
    heading: 'Jetzt ist Ruhe',
    text: 'An diese Adresse kommen keine Mails über Sprachnachrichten mehr. Du kannst diese Seite schließen.',
    button: 'Ich möchte sie doch',
  },
  welcome: {
    heading: 'Du hörst wieder von anderen',
    text: 'Wenn jemand eine Sprachnachricht an diese Adresse schickt, kommt sie mit einer Mail.',
  },
  broken: {
    heading: 'Dieser Link ist nicht vollständig',
    text: 'Bitte öffne ihn noch einmal aus der Mail, oder kopiere ihn ganz. Nichts wurde geändert.',
  },
  home: 'Zu Owlcast',
}

export const INVITATION_MAIL: typeof English.INVITATION_MAIL = {
  subject: (inviter) => `${inviter} lädt dich ein mitzumachen`,
  titled: (title, content) => `„${title}“ (${content})`,
  asks: (username, voice) =>
    `@${username} möchte dich bei ${voice} mit nennen. Du entscheidest: Nichts ändert sich, bevor du zusagst.`,
  lasts: (days) =>
    `Die Einladung gilt ${daysOf(days)} und nur für diese Adresse: Melde dich damit an, um zuzusagen.`,
  lastsForMember: (days) =>
    `Die Einladung gilt ${daysOf(days)} und nur für dich: Melde dich an, um zuzusagen.`,
  footForMember: (username) =>
    `Du bekommst diese Mail, weil @${username} dich bei Owlcast mit deinem Namen eingeladen hat. Deine Adresse ist dort nicht zu sehen.`,
  action: 'Einladung öffnen',
}

export const FAREWELL_MAIL: typeof English.FAREWELL_MAIL = {
  subject: 'Deine Daten sind gelöscht',
  deleted: (day) =>
    `Am ${day} hast du dein Owlcast-Konto gelöscht und alles darin: dein Profil, deine Stimmen, deine Nachrichten und die Wege, dich anzumelden.`,
  kept: 'Das wurde behalten, und warum:',
  otherwise:
    'Wenn du es nicht warst, hatte jemand dein Konto in der Hand. Gelöschtes lässt sich nicht zurückholen; bitte prüfe, wer deine Mails liest.',
  foot: 'Du bekommst diese Mail, weil dein Konto diese Adresse hatte. Es ist die letzte: Wir haben die Adresse mit allem anderen vergessen.',
}

export const TEXTS: typeof English.TEXTS = {
  code: (code, minutes) =>
    `${code} ist dein Owlcast-Code. Er gilt einmal, ${counted(minutes, { one: 'eine Minute', other: '# Minuten' })} lang. Sag ihn niemandem.`,
  oldNumber:
    'Dein Owlcast-Konto hat jetzt eine andere Telefonnummer. Wenn du es nicht warst: Stell deine in den Einstellungen wieder ein, wo du noch angemeldet bist, und melde dich überall sonst ab.',
}
