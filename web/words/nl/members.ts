/** Dutch texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../members'

const counted = createPluralizer('nl')
const MONTH = new Intl.DateTimeFormat('nl', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'Lid wordt geladen',
  loadingVoices: 'Stemmen laden',
  since: (at) => `Lid sinds ${MONTH.format(at)}`,
  pro: 'Pro',
  voices: (count) => counted(count, { one: '# stem', other: '# stemmen' }),
  followers: (count) => counted(count, { one: '# volger', other: '# volgers' }),
  following: (count) => `${count.toLocaleString('nl')} volgend`,
  follow: 'Volgen',
  followed: 'Volgend',
  followLabel: (name) => `${name} volgen`,
  followedLabel: (name) => `Je volgt ${name}`,
  signInToFollow: (name) => `Log in om ${name} te volgen.`,
  you: 'Dit ben jij, zoals anderen je zien.',
  edit: 'Profiel bewerken',
  share: 'Delen',
  shareLabel: (name) => `Deel de pagina van ${name}`,
  playAll: 'Alles afspelen',
  filters: 'Tonen',
  all: 'Alles',
  empty: (name) => `${name} is even stil`,
  emptyText: 'Wat hier in het openbaar wordt gezegd, komt hier te staan.',
  emptyOfKind: (many) => `Hier zijn geen ${many}`,
  showAll: 'Alles tonen',
  notFound: 'Inhoud niet gevonden',
  notFoundText: 'Niemand heet hier zo. Misschien is het account verwijderd, met alles wat erin gezegd was.',
  back: 'Terug naar Owlcast',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Volgers',
  following: 'Volgend',
  loading: 'Mensen laden',
  none: { followers: 'Nog geen volgers.', following: 'Volgt nog niemand.' },
  more: 'Meer tonen',
}

export const FOLLOWED: typeof English.FOLLOWED = {
  from: 'Wiens stemmen',
  all: 'Alle',
  following: 'Volgend',
  empty: 'Hier is niets van wie je volgt',
  emptyText: 'Tik op een naam om te zien wie er spreekt. Wat de mensen zeggen die je volgt, komt hier samen.',
  showAll: 'Alle stemmen tonen',
  find: 'Vind mensen die je kent',
}
