/** Dutch texts for finding contacts and being found by them. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../contacts'

const counted = createPluralizer('nl')
const contacts = (count: number) => counted(count, { one: '# contact', other: '# contacten' })

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Contacten vergelijken',
  title: 'Vergeleken contacten',
  find: 'Vind mensen die je kent',
  findHint: 'Kijkt wie van je contacten hier gevonden wil worden.',
  start: 'Vergelijken',
  startLabel: 'Contacten vergelijken',
  open: 'Openen',
  openLabel: 'Vergeleken contacten openen',
  figures: (here, all) =>
    `Van ${contacts(all)} ${here === 1 ? 'is er' : 'zijn er'} ${here.toLocaleString('nl')} op Owlcast.`,
  lastSynced: 'Laatst vergeleken:',
  never: 'Nog niet vergeleken.',

  intro: 'Je contacten blijven op dit apparaat.',
  introText:
    'Alleen hun adressen en nummers worden verstuurd, vergeleken en vergeten. Je ontmoet wie gevonden wil worden; niemand hoort dat je hebt gezocht.',
  choose: 'Contacten kiezen',
  file: 'Bestand importeren',
  fileHint:
    'Een .csv- of .vcf-bestand, zoals Google, Outlook en Apple het exporteren. Je kunt het hierheen slepen.',
  drop: 'Laat het bestand hier los',
  reading: 'Je contacten worden gelezen',
  checking: (done, all) => `${done} van ${all} vergeleken`,
  progress: 'Vergeleken contacten',
  cancel: 'Annuleren',
  offline: 'Je bent offline. Vergelijk je contacten opnieuw zodra je weer online bent.',
  left: (count, daily) =>
    `${counted(count, { one: '# adres of nummer is', other: '# adressen en nummers zijn' })} nog niet vergeleken. Vergelijk opnieuw om door te gaan; per dag is er ruimte voor ${daily.toLocaleString('nl')}.`,
  unread: (count) =>
    `${counted(count, { one: 'Eén contact heeft', other: '# contacten hebben' })} alleen nummers zonder landcode, die niet te vergelijken zijn.`,
  most: (count) => `Er worden niet meer dan ${contacts(count)} bewaard.`,
  full: 'Op dit apparaat is geen ruimte voor je contacten: ze zijn hier tot je deze pagina verlaat.',

  search: 'Contacten zoeken',
  nothing: (typed) => `Geen contacten gevonden voor ‘${typed}’`,
  here: (count) => `Op Owlcast (${count})`,
  nobody: 'Niemand van hen is tot nu toe op Owlcast te vinden.',
  others: (count) => `Uitnodigen (${count})`,
  waiting: (count) => `Nog niet vergeleken (${count})`,
  othersHint: 'Wij sturen niemand iets: je schrijft zelf.',
  follow: 'Volgen',
  followed: 'Volgend',
  followLabel: (name) => `${name} volgen`,
  followedLabel: (name) => `Je volgt ${name}`,
  followAll: 'Iedereen volgen',
  followedAll: (count) => `Je volgt nu ${counted(count, { one: 'nog iemand', other: 'nog # mensen' })}.`,
  share: 'Deel je link',
  more: 'Meer tonen',
  mailLabel: (name) => `${name} uitnodigen per e-mail`,
  textLabel: (name) => `${name} uitnodigen per sms`,
  linkLabel: (name) => `Deel je link met ${name}`,

  again: 'Opnieuw vergelijken',
  tryAgain: 'Opnieuw proberen',
  remove: 'Vergeleken contacten verwijderen',
  removeTitle: 'Vergeleken contacten verwijderen?',
  removeText: 'Ze verdwijnen van dit apparaat. Wie je volgt, blijf je volgen.',
  keep: 'Bewaren',
  confirmRemove: 'Verwijderen',
  removed: 'Je contacten zijn van dit apparaat verdwenen.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'Het bestand is groter dan 5 MB.',
  type: 'Alleen .csv- en .vcf-bestanden kunnen worden gelezen.',
  empty: 'Er staat geen e-mailadres en geen telefoonnummer in.',
  unreadable: 'Het bestand kon niet worden gelezen.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Hoor mij op Owlcast',
  text: (link) => `Ik zit op Owlcast, waar mensen met hun eigen stem praten. Hoor mij hier: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'Wie mijn e-mailadres heeft, mag me vinden',
  phone: 'Wie mijn nummer heeft, mag me vinden',
  hint: 'Uit, tenzij je het wilt. Ze zien wat iedereen van je ziet.',
  noEmail: 'Je hebt hier nog geen e-mailadres.',
  noPhone: 'Je hebt hier nog geen telefoonnummer.',
  loading: 'Nakijken wie je mag vinden',
}
