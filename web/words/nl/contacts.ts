/** Dutch texts for finding contacts and being found by them. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../contacts'

const counted = createPluralizer('nl')
const contacts = (count: number) => counted(count, { one: '# contact', other: '# contacten' })

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Contacten vergelijken',
  title: 'Vergeleken contacten',
  heading: 'Vind mensen die je kent',
  findHint: 'Bekijk wie van je contacten op Owlcast is.',
  start: 'Vergelijken',
  startLabel: 'Contacten vergelijken',
  open: 'Openen',
  openLabel: 'Vergeleken contacten openen',
  summary: (here, all) =>
    `Van ${contacts(all)} ${here === 1 ? 'is er' : 'zijn er'} ${here.toLocaleString('nl')} op Owlcast.`,
  lastSynced: 'Laatst vergeleken:',
  notSynced: 'Nog niet vergeleken.',

  intro: 'Je contacten blijven op dit apparaat.',
  introText:
    'We controleren hun e-mailadressen en nummers, en bewaren die niet. Je ziet wie gevonden wil worden. Niemand weet dat je hebt gezocht.',
  choose: 'Contacten kiezen',
  file: 'Bestand importeren',
  fileHint: 'Een .csv- of .vcf-bestand van Google, Outlook of Apple. Je kunt het hierheen slepen.',
  dropHint: 'Laat het bestand hier los',
  reading: 'Je contacten worden gelezen',
  checking: (done, all) => `${done} van ${all} gecontroleerd`,
  progress: 'Gecontroleerde contacten',
  cancel: 'Annuleren',
  offline: 'Je bent offline. Vergelijk je contacten opnieuw zodra je weer online bent.',
  uncheckedCount: (count, daily) =>
    `${counted(count, { one: '# e-mailadres of nummer is', other: '# e-mailadressen en nummers zijn' })} nog niet gecontroleerd. Vergelijk opnieuw om door te gaan. Je kunt er ${daily.toLocaleString('nl')} per dag controleren.`,
  missingCountryCode: (count) =>
    counted(count, {
      one: 'We kunnen # contact niet controleren. De nummers hebben geen landcode.',
      other: 'We kunnen # contacten niet controleren. Hun nummers hebben geen landcode.',
    }),
  limitReached: (count) => `Je kunt tot ${contacts(count)} vergelijken.`,
  storageFull:
    'Je apparaat is vol, dus we konden je contacten niet opslaan. Ze blijven hier tot je deze pagina verlaat.',

  search: 'Contacten zoeken',
  noResults: (typed) => `Geen contacten gevonden voor ‘${typed}’`,
  matchedHeading: (count) => `Op Owlcast (${count})`,
  noMatches: 'We hebben nog geen van je contacten gevonden.',
  unmatchedHeading: (count) => `Uitnodigen (${count})`,
  uncheckedHeading: (count) => `Nog niet gecontroleerd (${count})`,
  unmatchedHint: 'Wij schrijven niemand. Je stuurt de uitnodiging zelf.',
  follow: 'Volgen',
  following: 'Volgend',
  followLabel: (name) => `${name} volgen`,
  followingLabel: (name) => `Je volgt ${name}`,
  followAll: 'Iedereen volgen',
  followedAll: (count) => `Je volgt nu ${counted(count, { one: 'nog iemand', other: 'nog # mensen' })}.`,
  share: 'Deel je link',
  more: 'Meer tonen',
  emailLabel: (name) => `${name} uitnodigen per e-mail`,
  smsLabel: (name) => `${name} uitnodigen per sms`,
  linkLabel: (name) => `Deel je link met ${name}`,

  syncAgain: 'Opnieuw vergelijken',
  tryAgain: 'Opnieuw proberen',
  remove: 'Vergeleken contacten verwijderen',
  removeTitle: 'Vergeleken contacten verwijderen?',
  removeText: 'We halen ze van dit apparaat. Je blijft dezelfde mensen volgen.',
  keepContacts: 'Bewaren',
  confirmRemove: 'Verwijderen',
  removed: 'Contacten van dit apparaat verwijderd.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'Het bestand is groter dan 5 MB.',
  type: 'Alleen .csv- en .vcf-bestanden kunnen worden gelezen.',
  empty: 'Het bestand bevat geen e-mailadressen of telefoonnummers.',
  unreadable: 'We konden het bestand niet lezen.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Hoor mij op Owlcast',
  text: (link) => `Ik zit op Owlcast, waar mensen praten in plaats van typen. Hoor mij hier: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Wie mijn e-mailadres heeft, mag me vinden',
  phone: 'Wie mijn nummer heeft, mag me vinden',
  hint: 'Uit, tot je het aanzet. Ze zien je openbare profiel.',
  noEmail: 'Je hebt nog geen e-mailadres toegevoegd.',
  noPhone: 'Je hebt nog geen telefoonnummer toegevoegd.',
  loading: 'Wie je kan vinden wordt geladen',
}
