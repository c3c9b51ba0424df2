/** Dutch texts of reports, decisions and appeals: for moderators, for authors, and in emails. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/moderation'

const counted = createPluralizer('nl')
const DAY = createDateFormat('nl', { dateStyle: 'long' })

export const REASONS: typeof English.REASONS = {
  harassment: 'Intimidatie of pesten',
  hate: 'Haat tegen een groep mensen',
  violence: 'Dreigementen of geweld',
  sexual: 'Seksuele inhoud zonder toestemming, of met minderjarigen',
  self_harm: 'Zelfdoding of zelfbeschadiging',
  private_facts: 'Privégegevens of de stem van iemand anders',
  impersonation: 'Doet zich voor als iemand anders',
  spam: 'Spam of fraude',
  other: 'Iets anders',
  copyright: 'Auteursrecht',
  flagged: 'Een woord waar deze site op let',
}

export const MODERATOR: typeof English.MODERATOR = {
  tabs: { appeals: 'Bezwaren', people: 'Mensen', rules: 'Regels' },
  warn: (name) => `${name} waarschuwen`,
  more: (of) => `Meer acties voor ${of}`,
  history: 'Geschiedenis',
  held: 'Verwijderd of verlopen. Bewaard tot je beslist.',
  bySite: 'een regel van deze site',
  ask: {
    warn: (name) => `${name} waarschuwen?`,
    hide: (title) => `‘${title}’ verbergen?`,
    suspend: (name) => `${name} schorsen?`,
  },
  askMany: {
    dismiss: (count) => counted(count, { one: '# melding afwijzen', other: '# meldingen afwijzen' }),
    hide: (count) => counted(count, { one: '# bericht verbergen?', other: '# berichten verbergen?' }),
  },
  rule: 'Welke regel?',
  words: 'Jouw woorden aan deze persoon',
  wordsHint: 'Die leest dit, de regel en hoe bezwaar maken werkt. Wie meldde blijft altijd geheim.',
  cancel: 'Annuleren',
  confirm: { warn: 'Waarschuwen', hide: 'Verbergen', suspend: 'Schorsen' },
  warned: 'Gewaarschuwd. De persoon heeft bericht gekregen.',
  select: (of) => `${of} selecteren`,
  selected: (count) => counted(count, { other: '# geselecteerd' }),
  clear: 'Selectie wissen',
  decidedMany: (count) => counted(count, { other: '# beslist' }),
  refusedMany: (count, why) =>
    `${counted(count, { one: '# is overgeslagen', other: '# zijn overgeslagen' })}: ${why}`,
  noAppeals: 'Geen bezwaren',
  noAppealsText: 'Tegen een beslissing kan één keer bezwaar, twee weken lang.',
  theirAppeal: 'Het bezwaar',
  yourWords: 'De woorden die de persoon kreeg',
  decidedBy: (username) => `Beslist door @${username}`,
  uphold: 'Beslissing houden',
  overturn: 'Terugdraaien',
  otherDecides: 'Dit was jouw beslissing, dus een andere moderator beslist over het bezwaar.',
  appealDone: {
    upheld: 'De beslissing blijft. De persoon heeft bericht gekregen.',
    overturned: 'Teruggedraaid. De persoon heeft bericht gekregen.',
  },
  loadingAppeals: 'Bezwaren laden',
  searchPeople: 'Naam, @gebruikersnaam of e-mail',
  searchHint: 'Typ een naam om een lid, de geschiedenis en de rol te vinden.',
  nobody: 'Geen lid gevonden',
  loadingPeople: 'Leden laden',
  historyOf: (name) => `Geschiedenis van ${name}`,
  openHistory: (name) => `Geschiedenis van ${name} openen`,
  loadingHistory: 'Geschiedenis laden',
  since: (at) => `Lid sinds ${DAY.format(at)}`,
  posts: (count) => counted(count, { one: '# bericht', other: '# berichten' }),
  roles: { member: 'Lid', moderator: 'Moderator', admin: 'Beheerder' },
  role: 'Rol',
  roleDone: 'Rol gewijzigd. De persoon heeft bericht gekregen.',
  note: 'Notitie voor andere moderators',
  addNote: 'Notitie toevoegen',
  noEntries: 'Geen meldingen, beslissingen of notities.',
  reported: (reason) => `Gemeld: ${reason}`,
  noted: 'Notitie',
  acted: {
    dismiss: 'Meldingen afgewezen',
    warn: 'Gewaarschuwd',
    hide: 'Bericht verborgen',
    show: 'Bericht weer zichtbaar',
    suspend: 'Geschorst',
    release: 'Schorsing beëindigd',
  },
  helloActed: { hide: 'Groet verborgen', show: 'Groet weer zichtbaar' },
  suspendedDays: (days) =>
    days === null
      ? 'Permanent geschorst'
      : counted(days, { one: '# dag geschorst', other: '# dagen geschorst' }),
  by: (username) => `door @${username}`,
  appeal: {
    open: 'Bezwaar wacht',
    upheld: 'Bezwaar bekeken, de beslissing blijft',
    overturned: 'Bezwaar bekeken, teruggedraaid',
  },
  remove: 'Account verwijderen',
  removeAsk: (name) => `Account van ${name} verwijderen?`,
  removeText: 'Alles wat die persoon maakte wordt verwijderd en komt niet terug.',
  removeName: (username) => `Typ ${username} om te bevestigen`,
  removed: 'Het account wordt verwijderd.',
}

export const CONTENT_RULES: typeof English.CONTENT_RULES = {
  hint: 'We zoeken woorden in titels, teksten, tags en namen. Adressen en domeinen kunnen geen account maken.',
  kind: 'Wat',
  kinds: { word: 'Woord of zin', email: 'E-mailadres', domain: 'E-maildomein' },
  value: 'Woord, adres of domein',
  action: 'Wat er gebeurt',
  actions: { flag: 'Melden bij moderators', refuse: 'Weigeren' },
  add: 'Regel toevoegen',
  added: 'Regel toegevoegd',
  remove: 'Weghalen',
  removeLabel: (value) => `Regel voor ${value} weghalen`,
  removed: 'Regel weggehaald',
  none: 'Nog geen regels.',
  loading: 'Regels laden',
}

export const OWN_DECISIONS: typeof English.OWN_DECISIONS = {
  title: 'Beslissingen over jou',
  hint: 'Wat moderators beslisten, waarom, en je bezwaren.',
  loading: 'Beslissingen laden',
  none: 'Geen beslissingen over jou.',
  acted: {
    warn: 'Je kreeg een waarschuwing',
    hide: 'We hebben je bericht verborgen',
    suspend: 'We hebben je account geschorst',
  },
  helloHidden: 'We hebben je groet verborgen',
  about: (title) => `Over ‘${title}’`,
  rule: (rule) => `De regel: ${rule}`,
  words: 'De moderator schreef',
  appealUntil: (at) => `Je kunt bezwaar maken tot ${DAY.format(at)}.`,
  tooLate: 'De tijd om bezwaar te maken is voorbij.',
  appeal: 'Bezwaar maken',
  why: 'Waarom moeten we dit veranderen?',
  send: 'Bezwaar versturen',
  sent: 'Bedankt. Een moderator bekijkt het.',
  yourAppeal: 'Je bezwaar',
  outcome: {
    open: 'Een moderator bekijkt je bezwaar.',
    upheld: 'We hebben het opnieuw bekeken. De beslissing blijft.',
    overturned: 'We hebben het opnieuw bekeken en de beslissing teruggedraaid.',
  },
  byOther: 'Een andere moderator besliste.',
  bySame: 'Dezelfde moderator besliste, omdat er geen andere is.',
}

export const DECISION_EMAIL: typeof English.DECISION_EMAIL = {
  subject: {
    warn: 'Een waarschuwing van de moderators',
    hide: 'We hebben je bericht verborgen',
    suspend: 'Je account is geschorst',
  },
  about: (title) => `Het gaat over ‘${title}’.`,
  rule: (rule) => `De regel: ${rule}. Een mens heeft dit beslist.`,
  words: (words) => `De moderator schreef: ${words}`,
  length: (days) =>
    days === null
      ? 'De schorsing heeft geen einddatum.'
      : counted(days, { one: 'De schorsing eindigt na # dag.', other: 'De schorsing eindigt na # dagen.' }),
  appeal: (days) =>
    `Je kunt ${days} dagen bezwaar maken, via Instellingen, Veiligheid, Beslissingen over jou. Zo mogelijk bekijkt een andere moderator het.`,
  action: 'Beslissing bekijken',
  footer: 'Je krijgt deze e-mail omdat een moderator iets besliste over jou of je bericht.',
}

export const APPEAL_EMAIL: typeof English.APPEAL_EMAIL = {
  subject: {
    upheld: 'Je bezwaar: de beslissing blijft',
    overturned: 'Je bezwaar: we hebben de beslissing teruggedraaid',
  },
}

export const REMOVAL_EMAIL: typeof English.REMOVAL_EMAIL = {
  subject: 'We hebben je account verwijderd',
  text: 'Een beheerder heeft je account verwijderd. Alles erin wordt gewist.',
}

export const REPORTS_EMAIL: typeof English.REPORTS_EMAIL = {
  subject: (count) => counted(count, { one: '# melding wacht', other: '# meldingen wachten' }),
  text: 'Leden wachten op een beslissing.',
  action: 'Meldingen openen',
  footer: 'Je krijgt deze e-mail omdat je deze site modereert, hooguit één per uur.',
  unsubscribe: 'Deze e-mails niet meer',
}
