/** Dutch texts for emails and text messages. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/emails'

const counted = createPluralizer('nl')

const hoursOf = (hours: number) => counted(hours, { one: 'een uur', other: '# uur' })

const daysOf = (days: number) => counted(days, { one: 'een dag', other: '# dagen' })

export const ACCOUNT_EMAILS: typeof English.ACCOUNT_EMAILS = {
  footer:
    'Je krijgt deze mail omdat iemand bij Owlcast je adres heeft ingevuld. We schrijven hier niet nog eens over.',
  confirm: {
    subject: 'Bevestig je e-mailadres voor Owlcast',
    heading: (name) => `Welkom, ${name}`,
    asked: (username) =>
      `Iemand, hopelijk jij, heeft zich met dit adres geregistreerd als @${username}. Bevestig het om te beginnen.`,
    lasts: (username, hours) =>
      `De link werkt één keer en ${hoursOf(hours)} lang. Heb je je niet als @${username} geregistreerd, negeer deze mail dan. Er komt dan geen account.`,
    action: 'E-mailadres bevestigen',
  },
  member: {
    subject: 'Je hebt al een Owlcast-account',
    heading: 'Je hebt al een account',
    asked:
      'Iemand, hopelijk jij, wilde zich met dit adres registreren. Er is al een account voor, en er is niets veranderd.',
    signInHint:
      'Log in zoals je eerder deed. Je kunt daar ook een nieuw wachtwoord kiezen. Was jij het niet, dan hoef je niets te doen.',
    action: 'Inloggen',
  },
  reset: {
    subject: 'Kies een nieuw wachtwoord voor Owlcast',
    heading: 'Kies een nieuw wachtwoord',
    asked:
      'Iemand, hopelijk jij, vroeg om een nieuw wachtwoord voor je account. Druk op de knop om er een te kiezen.',
    lasts: (hours) =>
      `De link werkt één keer en ${hoursOf(hours)} lang. Was jij het niet, negeer deze mail dan. Je wachtwoord blijft hetzelfde.`,
    action: 'Nieuw wachtwoord kiezen',
  },
  first: {
    subject: 'Bevestig je e-mailadres voor Owlcast',
    heading: 'Voeg dit adres toe aan je account',
    asked: (username) =>
      `Iemand, hopelijk jij, wil met dit adres inloggen als @${username}. Druk op de knop in de browser waarin je bent ingelogd als @${username}, en kies een wachtwoord.`,
    lasts: (username, hours) =>
      `De link werkt één keer en ${hoursOf(hours)} lang. Ben je niet @${username}, negeer deze mail dan. Voor iemand anders werkt de link niet.`,
    action: 'E-mailadres bevestigen',
  },
  changed: {
    subject: 'Je Owlcast-wachtwoord is gewijzigd',
    heading: 'Je wachtwoord is gewijzigd',
    explanation:
      'Het is gewijzigd met een link die we naar dit adres hebben gestuurd. We hebben je overal uitgelogd.',
    ended: (list) => `Dit werkt niet meer: ${list}.`,
    paused: (list) =>
      `Dit hebben we gepauzeerd, omdat iemand anders het kan hebben toegevoegd: ${list}. Open je instellingen, zet aan wat van jou is en verwijder de rest.`,
    kept: (list) => `Dit werkt nog: ${list}. Kijk na of het van jou is.`,
    ways: {
      counted: (way, count) => `${way} (${count})`,
      accessTokens: 'toegangstokens',
      privateFeeds: 'privéadressen voor podcast-apps',
      passkeys: 'passkeys',
      phone: (digits) => `inloggen met je nummer dat eindigt op ${digits}`,
      webhooks: 'webhooks',
      google: 'inloggen met Google',
      payouts: (day) => `je account voor uitbetalingen, toegevoegd op ${day}`,
    },
    notYou:
      'Was jij het niet, dan kan iemand je mail lezen. Wijzig eerst het wachtwoord van je mail en daarna dit.',
    action: 'Inloggen',
  },
}

export const SIGN_UP_EMAILS: typeof English.SIGN_UP_EMAILS = {
  footer: (site) => `Je krijgt deze e-mail vanwege een registratie op ${site}.`,
  request: {
    subject: (site) => `Iemand wil meedoen op ${site}`,
    heading: 'Er wacht iemand',
    text: (site) => `Er is een nieuw verzoek om mee te doen op ${site}. Je kunt het goedkeuren of afwijzen.`,
    action: 'Bekijk wie er wacht',
  },
  approved: {
    subject: (site) => `Je kunt nu meedoen op ${site}`,
    heading: (name) => `Welkom, ${name}`,
    text: (site) => `Je registratie op ${site} is goedgekeurd. Log in zoals je je hebt geregistreerd.`,
    action: 'Inloggen',
  },
  declined: {
    subject: (site) => `Je registratie op ${site}`,
    heading: 'Je registratie is afgewezen',
    text: (site) => `Je kunt dit keer niet meedoen op ${site}. We hebben verwijderd wat je had ingevuld.`,
  },
}

export const SIGN_IN_METHOD_EMAILS: typeof English.SIGN_IN_METHOD_EMAILS = {
  'passkey-added': {
    subject: 'Er is een passkey toegevoegd aan je Owlcast-account',
    heading: 'Nieuwe passkey',
    message: 'Er is een passkey toegevoegd aan je account. Wie hem heeft, kan als jou inloggen.',
  },
  'passkey-removed': {
    subject: 'Er is een passkey verwijderd uit je Owlcast-account',
    heading: 'Passkey verwijderd',
    message: 'Er is een passkey verwijderd uit je account. Niemand kan er nog mee inloggen.',
  },
  'phone-set': {
    subject: 'Er is een telefoonnummer toegevoegd aan je Owlcast-account',
    heading: 'Telefoonnummer toegevoegd',
    message: 'Er is een telefoonnummer toegevoegd aan je account. Wie het heeft, kan als jou inloggen.',
  },
  'phone-removed': {
    subject: 'Het telefoonnummer is verwijderd uit je Owlcast-account',
    heading: 'Telefoonnummer verwijderd',
    message: 'Het telefoonnummer is verwijderd uit je account. Niemand kan er nog mee inloggen.',
  },
}

export const SIGN_IN_METHOD_EMAIL: typeof English.SIGN_IN_METHOD_EMAIL = {
  where: (browser, system) => [browser, system].filter(Boolean).join(' op '),
  doneIn: (where) => `Dit gebeurde in ${where}.`,
  notYou:
    'Was jij het niet, open dan je instellingen. Maak de wijziging ongedaan, log overal anders uit en kies een nieuw wachtwoord.',
  action: 'Instellingen openen',
  footer: 'Je krijgt deze mail omdat het gaat over inloggen op je account.',
}

export const RETRIED_ADDRESS_EMAIL: typeof English.RETRIED_ADDRESS_EMAIL = {
  subject: 'Mails van Owlcast komen weer bij je aan',
  heading: 'Mails komen weer bij je aan',
  text: 'Je vroeg ons dit adres nog eens te proberen. Je leest dit, dus het werkt, en we sturen je weer mails zoals eerst.',
}

export const MESSAGE_EMAIL: typeof English.MESSAGE_EMAIL = {
  subject: (sender) => `${sender} heeft je een spraakbericht gestuurd`,
  untitled: 'Spraakbericht',
  intro: (title, username) =>
    `‘${title}’ van @${username} wacht op je. Je hebt geen account nodig om te luisteren.`,
  about: 'Op Owlcast nemen mensen op wat ze te zeggen hebben en antwoorden ze elkaar.',
  validity: (days) =>
    `De link werkt ${daysOf(days)} en alleen voor wie het bericht als eerste opent, dus houd hem voor jezelf.`,
  action: 'Bericht openen',
  footer: (username) =>
    `Je krijgt deze mail omdat @${username} bij Owlcast je adres heeft ingevuld. Ken je deze persoon niet, negeer de mail dan.`,
  unsubscribe: 'Deze mails stoppen',
}

export const UNSUBSCRIBE_PAGE: typeof English.UNSUBSCRIBE_PAGE = {
  ask: {
    heading: 'Deze mails stoppen?',
    text: 'Op Owlcast kun je een spraakbericht naar een e-mailadres sturen. Druk op de knop en we mailen je daar niet meer over. Mails over je eigen account blijf je krijgen.',
    button: 'Deze mails stoppen',
  },
  refused: {
    heading: 'Je krijgt deze mails niet meer',
    text: 'We sturen geen mails over spraakberichten meer naar dit adres. Je kunt deze pagina sluiten.',
    button: 'Weer ontvangen',
  },
  welcome: {
    heading: 'Je krijgt deze mails weer',
    text: 'Als iemand een spraakbericht naar dit adres stuurt, mailen we je.',
  },
  broken: {
    heading: 'Deze link is niet compleet',
    text: 'Open hem nog eens vanuit de mail, of kopieer hem helemaal. Er is niets veranderd.',
  },
  home: 'Naar Owlcast',
}

export const INVITATION_EMAIL: typeof English.INVITATION_EMAIL = {
  subject: (inviter) => `${inviter} heeft je uitgenodigd om mee te werken`,
  titled: (title, content) => `‘${title}’ (${content})`,
  intro: (username, post) =>
    `@${username} wil dat je meewerkt aan ${post}. Er verandert niets tot je accepteert.`,
  validity: (days) =>
    `De uitnodiging geldt ${daysOf(days)} en alleen voor dit e-mailadres. Log ermee in om te accepteren.`,
  validityForMember: (days) =>
    `De uitnodiging geldt ${daysOf(days)} en alleen voor jou. Log in om te accepteren.`,
  footerForMember: (username) =>
    `Je krijgt deze mail omdat @${username} je bij Owlcast met je gebruikersnaam heeft uitgenodigd. Je adres is daar niet te zien.`,
  action: 'Uitnodiging openen',
}

export const ACCOUNT_DELETED_EMAIL: typeof English.ACCOUNT_DELETED_EMAIL = {
  subject: 'Je gegevens zijn verwijderd',
  deleted: (day) =>
    `Op ${day} heb je je Owlcast-account verwijderd en alles erin: je profiel, je posts, je berichten en de manieren waarop je inlogde.`,
  retained: 'Dit hebben we bewaard, en waarom:',
  notYou:
    'Was jij het niet, dan had iemand anders toegang tot je account. Wat verwijderd is, kunnen we niet terughalen. Kijk na wie je mail kan lezen.',
  footer:
    'Je krijgt deze mail omdat je account dit adres had. Het is de laatste: we hebben ook je adres verwijderd.',
}

export const SMS_TEXTS: typeof English.SMS_TEXTS = {
  code: (code, minutes) =>
    `${code} is je Owlcast-code. Hij werkt één keer, ${counted(minutes, { one: 'een minuut', other: '# minuten' })} lang. Geef hem aan niemand.`,
  approved: (site, origin) => `Je registratie op ${site} is goedgekeurd. Inloggen: ${origin}`,
  declined: (site) => `Je registratie op ${site} is afgewezen. We hebben verwijderd wat je had ingevuld.`,
  passkeyAdded:
    'Aan je Owlcast-account is een passkey toegevoegd. Was jij het niet, verwijder hem dan bij de instellingen, waar je bent ingelogd, en log overal anders uit.',
  addressAdded:
    'Aan je Owlcast-account is een mailadres toegevoegd. Was jij het niet, schrijf dan de beheerders van de site: wie die mail leest, kan als jou inloggen.',
  phoneChanged:
    'Je Owlcast-account heeft een nieuw telefoonnummer. Was jij het niet, zet dan het jouwe terug bij de instellingen, waar je nog bent ingelogd, en log overal anders uit.',
}

export const IMPORT_EMAILS: typeof English.IMPORT_EMAILS = {
  subject: 'Je code om een podcast in Owlcast te importeren',
  heading: 'Is dit jouw podcast?',
  asked: (username, title) =>
    title === null
      ? `@${username} wil een podcast in Owlcast importeren. De feed noemt dit adres als dat van de eigenaar.`
      : `@${username} wil “${title}” in Owlcast importeren. De feed noemt dit adres als dat van de eigenaar.`,
  enter: (code) => `Ben jij dat, vul dan deze code in: ${code}`,
  lasts: (hours) =>
    `De code werkt ${hoursOf(hours)}. Ben jij het niet, negeer deze mail dan. Er wordt niets geïmporteerd.`,
  footer:
    'Je krijgt deze mail omdat je adres in de feed van een podcast staat. We schrijven alleen als iemand hem wil importeren.',
}

export const BILLING_EMAILS: typeof English.BILLING_EMAILS = {
  refund: {
    subject: 'Je terugbetaling is niet aangekomen',
    about: (amount, title) =>
      `We betaalden je ${amount} terug voor “${title}”, maar je bank stuurde het geld terug.`,
    untitled: (amount) => `We betaalden je ${amount} terug, maar je bank stuurde het geld terug.`,
    next: 'Je hoeft niets te doen. De beheerders van deze site weten ervan en vinden een andere manier om je terug te betalen.',
    contact: (contact) => `Je kunt ze schrijven: ${contact}`,
    footer: 'Je krijgt deze mail omdat je iets op Owlcast hebt gekocht.',
  },
  payout: {
    subject: 'Je bank weigerde een uitbetaling',
    text: 'Stripe probeerde je inkomsten naar je bankrekening te sturen, en je bank weigerde ze.',
    next: 'Het geld blijft van jou. Controleer je bankgegevens bij Stripe, in de instellingen onder Inkomsten. Daarna stuurt Stripe het opnieuw.',
    action: 'Instellingen openen',
    footer: 'Je krijgt deze mail omdat Owlcast je uitbetaalt wat je verkoopt.',
  },
}
