/** Mails and text messages in Dutch. */
import { createPluralizer } from '../../domain/plural'
import type * as English from './emails'

const counted = createPluralizer('nl')
const hoursOf = (hours: number) => counted(hours, { one: 'een uur', other: '# uur' })
const daysOf = (days: number) => counted(days, { one: 'een dag', other: '# dagen' })

export const ACCOUNT_MAILS: typeof English.ACCOUNT_MAILS = {
  foot: 'Je krijgt deze mail omdat iemand bij Owlcast je adres heeft ingevuld. We schrijven hier niet nog eens over.',
  confirm: {
    subject: 'Bevestig je e-mailadres voor Owlcast',
    heading: (name) => `Welkom, ${name}`,
    asked: (username) =>
      `Iemand, hopelijk jij, heeft zich met dit adres geregistreerd als @${username}. Bevestig het, en je stem heeft een thuis.`,
    lasts: (username, hours) =>
      `De link werkt één keer en ${hoursOf(hours)} lang. Heb je je niet als @${username} geregistreerd, doe dan niets met deze mail: er komt dan geen account.`,
    action: 'E-mailadres bevestigen',
  },
  member: {
    subject: 'Je hebt al een Owlcast-account',
    heading: 'Je hoort er al bij',
    asked:
      'Iemand, hopelijk jij, wilde zich met dit adres registreren. Er is al een account voor, en er is niets veranderd.',
    way: 'Log in zoals je eerder deed; je kunt daar ook een nieuw wachtwoord kiezen. Was jij het niet, dan hoef je niets te doen.',
    action: 'Inloggen',
  },
  reset: {
    subject: 'Kies een nieuw wachtwoord voor Owlcast',
    heading: 'Een nieuw wachtwoord',
    asked:
      'Iemand, hopelijk jij, is het wachtwoord van je account vergeten. Druk op de knop en kies een nieuw.',
    lasts: (hours) =>
      `De link werkt één keer en ${hoursOf(hours)} lang. Was jij het niet, doe dan niets met deze mail: er is niets veranderd.`,
    action: 'Nieuw wachtwoord kiezen',
  },
  first: {
    subject: 'Bevestig je e-mailadres voor Owlcast',
    heading: 'Een adres voor je account',
    asked: (username) =>
      `Iemand, hopelijk jij, wil met dit adres inloggen als @${username}. Druk op de knop waar je bent ingelogd als @${username}, en kies een wachtwoord.`,
    lasts: (username, hours) =>
      `De link werkt één keer en ${hoursOf(hours)} lang. Ben je niet @${username}, doe dan niets met deze mail: voor iemand anders opent de link niets.`,
    action: 'E-mailadres bevestigen',
  },
  changed: {
    subject: 'Je Owlcast-wachtwoord is gewijzigd',
    heading: 'Je wachtwoord is gewijzigd',
    how: 'Het is gewijzigd via een link die we naar dit adres hebben gestuurd, en je bent overal uitgelogd.',
    otherwise: 'Was jij het niet, dan leest iemand je mail: wijzig eerst daar het wachtwoord en dan hier.',
    action: 'Inloggen',
  },
}

export const WAY_MAILS: typeof English.WAY_MAILS = {
  'passkey-added': {
    subject: 'Er is een passkey toegevoegd aan je Owlcast-account',
    heading: 'Een nieuwe passkey',
    message: 'Er is een passkey toegevoegd aan je account. Wie hem heeft, kan als jou inloggen.',
  },
  'passkey-removed': {
    subject: 'Er is een passkey verwijderd uit je Owlcast-account',
    heading: 'Een passkey minder',
    message: 'Er is een passkey verwijderd uit je account. Hij opent niets meer.',
  },
  'phone-set': {
    subject: 'Er is een telefoonnummer ingesteld voor je Owlcast-account',
    heading: 'Je telefoonnummer',
    message: 'Er is een telefoonnummer ingesteld voor je account. Wie het heeft, kan als jou inloggen.',
  },
  'phone-removed': {
    subject: 'Het telefoonnummer is verwijderd uit je Owlcast-account',
    heading: 'Geen telefoonnummer',
    message: 'Het telefoonnummer is verwijderd uit je account. Niemand logt er nog mee in.',
  },
}

export const WAY_MAIL: typeof English.WAY_MAIL = {
  where: (browser, system) => [browser, system].filter(Boolean).join(' op '),
  doneIn: (where) => `Dit gebeurde in ${where}.`,
  otherwise:
    'Was jij het niet, kijk dan bij je instellingen: maak het daar ongedaan, log overal anders uit en kies een nieuw wachtwoord.',
  action: 'Instellingen openen',
  foot: 'Je krijgt deze mail omdat het gaat over hoe je account wordt geopend.',
}

export const MESSAGE_MAIL: typeof English.MESSAGE_MAIL = {
  subject: (sender) => `${sender} heeft je een spraakbericht gestuurd`,
  untitled: 'Spraakbericht',
  waits: (title, username) =>
    `‘${title}’ van @${username} wacht op je. Je hebt geen account nodig om te luisteren.`,
  about: 'Owlcast is een plek voor stemmen: mensen nemen op wat ze te zeggen hebben en antwoorden elkaar.',
  lasts: (days) =>
    `De link werkt ${daysOf(days)} en is van wie het bericht als eerste opent, dus houd hem voor jezelf.`,
  action: 'Bericht openen',
  foot: (username) =>
    `Je krijgt deze mail omdat @${username} bij Owlcast je adres heeft ingevuld. Ken je dit account niet, doe er dan niets mee.`,
  refuse: 'Mail me geen berichten van Owlcast meer',
}

export const REFUSAL_PAGE: typeof English.REFUSAL_PAGE = {
  ask: {
    heading: 'Geen mails meer zoals deze?',
    text: 'Op Owlcast kun je een spraakbericht naar een e-mailadres sturen. Druk op de knop, en naar het jouwe komt geen mail meer met zo’n bericht. Mails over een eigen account blijven wel komen.',
    button: 'Deze mails stoppen',
  },
  refused: {
    heading: 'Het is nu stil',
    text: 'Op dit adres komen geen mails over spraakberichten meer. Je kunt deze pagina sluiten.',
    button: 'Ik wil ze toch',
  },
  welcome: {
    heading: 'Je hoort weer van mensen',
    text: 'Als iemand een spraakbericht naar dit adres stuurt, komt het met een mail.',
  },
  broken: {
    heading: 'Deze link is niet compleet',
    text: 'Open hem nog eens vanuit de mail, of kopieer hem helemaal. Er is niets veranderd.',
  },
  home: 'Naar Owlcast',
}

export const INVITATION_MAIL: typeof English.INVITATION_MAIL = {
  subject: (inviter) => `${inviter} nodigt je uit om samen te werken`,
  titled: (title, content) => `‘${title}’ (${content})`,
  asks: (username, voice) =>
    `@${username} wil je als maker noemen bij ${voice}. Jij beslist: er verandert niets tot je ja zegt.`,
  lasts: (days) => `De uitnodiging geldt ${daysOf(days)} en is voor dit adres: log ermee in om ja te zeggen.`,
  lastsForMember: (days) =>
    `De uitnodiging geldt ${daysOf(days)} en alleen voor jou: log in om ja te zeggen.`,
  footForMember: (username) =>
    `Je krijgt deze mail omdat @${username} je bij Owlcast op naam heeft uitgenodigd. Je adres is daar niet te zien.`,
  action: 'Uitnodiging openen',
}

export const FAREWELL_MAIL: typeof English.FAREWELL_MAIL = {
  subject: 'Je gegevens zijn verwijderd',
  deleted: (day) =>
    `Op ${day} heb je je Owlcast-account verwijderd en alles erin: je profiel, je stemmen, je berichten en de manieren waarop je inlogde.`,
  kept: 'Dit is bewaard, en waarom:',
  otherwise:
    'Was jij het niet, dan had iemand je account in handen. Wat verwijderd is, komt niet terug; kijk alsjeblieft na wie je mail leest.',
  foot: 'Je krijgt deze mail omdat je account dit adres had. Het is de laatste: we zijn het adres met de rest vergeten.',
}

export const TEXTS: typeof English.TEXTS = {
  code: (code, minutes) =>
    `${code} is je Owlcast-code. Hij werkt één keer, ${counted(minutes, { one: 'een minuut', other: '# minuten' })} lang. Geef hem aan niemand.`,
  oldNumber:
    'Je Owlcast-account heeft nu een ander telefoonnummer. Was jij het niet: stel het jouwe weer in bij de instellingen, waar je nog bent ingelogd, en log overal anders uit.',
}
