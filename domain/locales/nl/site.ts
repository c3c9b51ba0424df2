/** Dutch texts for who may join, the first set-up, and the admin's overview. */
import type * as English from '../en/site'

export const SIGN_UP: typeof English.SIGN_UP = {
  invitation: 'Om je te registreren heb je een uitnodigingslink van een lid nodig.',
  invited: 'Je bent uitgenodigd! Je kunt nu je account maken.',
  approval: 'We bekijken elke registratie en schrijven je zodra er een besluit is.',
  closed: 'Deze site neemt nu geen nieuwe leden aan. Heb je een account, dan kun je inloggen.',
  waitingTitle: 'Je registratie wacht',
  waitingText: 'We schrijven je zodra er een besluit is. Je kunt dit sluiten.',
  close: 'Sluiten',
}

export const SITE_INVITATIONS: typeof English.SITE_INVITATIONS = {
  title: 'Mensen uitnodigen',
  hint: 'Alleen wie een link heeft, kan meedoen. Elke link is voor één persoon.',
  left: (count) => (count === 0 ? 'Je kunt nu geen links meer maken.' : `Je kunt er nog ${count} maken.`),
  create: 'Link maken',
  newLink: 'Kopieer deze link nu. We tonen hem niet nog eens.',
  linkLabel: 'Uitnodigingslink',
  copy: 'Link kopiëren',
  copied: 'Link gekopieerd',
  open: (until) => `Open tot ${until}`,
  used: 'Gebruikt',
  expired: 'Verlopen',
  created: (on) => `Gemaakt op ${on}`,
  remove: 'Verwijderen',
  removeLabel: (on) => `Uitnodiging van ${on} verwijderen`,
  loading: 'Uitnodigingen laden',
}

export const SETUP: typeof English.SETUP = {
  title: 'Site instellen',
  intro: 'Welkom! Maak je account en vertel over je site. Je kunt later alles wijzigen.',
  checking: 'Je link wordt gecontroleerd',
  noLink: 'Dit scherm open je met een link uit de uitvoer van de deployment.',
  account: 'Je account',
  accountHint: 'Je wordt de eerste beheerder.',
  adult: 'Ik ben 18 of ouder',
  finish: 'Site instellen',
  done: 'Je site is klaar',
}

export const SITE: typeof English.SITE = {
  title: 'Je site',
  name: 'Naam',
  nameMissing: 'Geef je site een naam.',
  contact: 'Contactadres',
  contactHint: 'Een e-mailadres of een link die met https:// begint. Iedereen kan het zien.',
  contactInvalid: 'Vul een e-mailadres in of een link die met https:// begint.',
  languages: 'Talen',
  languagesMissing: 'Kies minstens één taal.',
  mode: 'Wie zich kan registreren',
  modes: {
    open: { label: 'Voor iedereen', hint: 'Iedereen van 18 of ouder' },
    invitation: { label: 'Alleen op uitnodiging', hint: 'Leden kunnen mensen uitnodigen' },
    approval: { label: 'Met goedkeuring', hint: 'Jij beslist over elke registratie' },
    closed: { label: 'Gesloten', hint: 'Alleen wie er al is' },
  },
  texts: 'Teksten',
  textsHint:
    'Laat een regel leeg tussen alinea’s. Een regel die met # begint, is een kop. Je kunt ook alleen een https-link naar een tekst elders invullen.',
  useTemplate: 'Met het sjabloon beginnen',
  templateLabel: (title) => `Met het sjabloon beginnen: ${title}`,
  templateUsed: 'Leeg: het sjabloon wordt getoond.',
  save: 'Opslaan',
  saved: 'Opgeslagen',
  loading: 'Instellingen laden',
}

export const SIGN_UP_REQUESTS: typeof English.SIGN_UP_REQUESTS = {
  title: 'Wachten om mee te doen',
  empty: 'Er wacht niemand.',
  approve: 'Goedkeuren',
  approveLabel: (name) => `${name} goedkeuren`,
  approved: (name) => `${name} kan nu meedoen`,
  decline: 'Afwijzen',
  declineLabel: (name) => `${name} afwijzen`,
  declined: (name) => `${name} afgewezen`,
  loading: 'Verzoeken laden',
}

export const OVERVIEW: typeof English.OVERVIEW = {
  period: 'Periode',
  periods: { 1: 'Vandaag', 7: '7 dagen', 30: '30 dagen' },
  loading: 'Cijfers laden',
  people: 'Mensen',
  newPeople: (count) => `${count} nieuw`,
  active: 'Vandaag hier',
  activeWeek: (count) => `${count} deze week`,
  posts: 'Berichten',
  minutes: 'Opgenomen minuten',
  waiting: 'Wachten om mee te doen',
  byKind: 'Per soort',
  kind: 'Soort',
  running: 'In bedrijf',
  emailsWaiting: 'E-mails in de wachtrij',
  transcriptsWaiting: 'Transcripties in de wachtrij',
  stored: 'Opgeslagen audio',
  spending: 'Kosten deze maand',
  spendingHint: (ceiling) => `Een schatting, zonder het basistarief. Vanaf ${ceiling} waarschuwen we je.`,
  over: 'Boven je grens',
  costs: { transcripts: 'Transcripties', sms: 'Sms’jes', emails: 'E-mails', storage: 'Opslag' },
  total: 'Totaal',
  refusals: 'Weigeringen',
  noRefusals: 'Er is niets geweigerd.',
  refusal: 'Reden',
  count: 'Aantal',
  asOf: (time) => `Geteld om ${time}`,
  none: 'Nog geen cijfers.',
}

export const LICENCES: typeof English.LICENCES = {
  title: 'Licenties',
  intro: 'Owlcast is hiermee gemaakt. Dank aan iedereen die het heeft gemaakt.',
  groups: { app: 'In de app', server: 'Op de server', fonts: 'Lettertypen', sounds: 'Muziek en spraak' },
  text: 'Licentietekst',
  textLabel: (name) => `Licentietekst van ${name}`,
  loading: 'Licenties laden',
}

export const PUZZLE: typeof English.PUZZLE = {
  title: 'Een snelle controle',
  text: 'Er waren veel pogingen vanaf je netwerk. Laat zien dat je een mens bent.',
  frame: 'Puzzel',
}
