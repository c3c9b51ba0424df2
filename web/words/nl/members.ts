/** Dutch texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../members'

const counted = createPluralizer('nl')
const MONTH = new Intl.DateTimeFormat('nl', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'Profiel laden',
  loadingVoices: 'Posts laden',
  since: (at) => `Lid sinds ${MONTH.format(at)}`,
  pro: 'Pro',
  voices: (count) => counted(count, { one: '# post', other: '# posts' }),
  followers: (count) => counted(count, { one: '# volger', other: '# volgers' }),
  following: (count) => `${count.toLocaleString('nl')} volgend`,
  follow: 'Volgen',
  followed: 'Volgend',
  followLabel: (name) => `${name} volgen`,
  followedLabel: (name) => `Je volgt ${name}`,
  signInToFollow: (name) => `Log in om ${name} te volgen.`,
  you: 'Zo zien anderen je profiel.',
  edit: 'Profiel bewerken',
  share: 'Delen',
  shareLabel: (name) => `Deel het profiel van ${name}`,
  playAll: 'Alles afspelen',
  filters: 'Tonen',
  all: 'Alles',
  empty: (name) => `${name} heeft nog niets gepost`,
  emptyText: 'Openbare posts verschijnen hier.',
  emptyOfKind: (many) => `Nog geen ${many}`,
  showAll: 'Alles tonen',
  notFound: 'Inhoud niet gevonden',
  notFoundText:
    'We kunnen die persoon niet vinden. Misschien is de naam veranderd of het account verwijderd.',
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
  from: 'Posts van',
  all: 'Alle',
  following: 'Volgend',
  empty: 'Niets nieuws van mensen die je volgt',
  emptyText: 'Volg mensen en hun posts verschijnen hier.',
  showAll: 'Alle posts tonen',
  find: 'Vind mensen die je kent',
}
