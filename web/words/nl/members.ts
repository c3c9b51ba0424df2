/** Dutch texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../members'

const counted = createPluralizer('nl')
const MONTH = new Intl.DateTimeFormat('nl', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'Profiel laden',
  loadingPosts: 'Posts laden',
  memberSince: (at) => `Lid sinds ${MONTH.format(at)}`,
  pro: 'Pro',
  postCount: (count) => counted(count, { one: '# post', other: '# posts' }),
  followerCount: (count) => counted(count, { one: '# volger', other: '# volgers' }),
  followingCount: (count) => `${count.toLocaleString('nl')} volgend`,
  follow: 'Volgen',
  followed: 'Volgend',
  followLabel: (name) => `${name} volgen`,
  followingLabel: (name) => `Je volgt ${name}`,
  signInToFollow: (name) => `Log in om ${name} te volgen.`,
  ownProfile: 'Zo zien anderen je profiel.',
  edit: 'Profiel bewerken',
  share: 'Delen',
  shareLabel: (name) => `Deel het profiel van ${name}`,
  playAll: 'Alles afspelen',
  filterLabel: 'Tonen',
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
  empty: { followers: 'Nog geen volgers.', following: 'Volgt nog niemand.' },
  more: 'Meer tonen',
}

export const FOLLOWING_FEED: typeof English.FOLLOWING_FEED = {
  filterLabel: 'Posts van',
  all: 'Alle',
  following: 'Volgend',
  empty: 'Niets nieuws van mensen die je volgt',
  emptyText: 'Volg mensen en hun posts verschijnen hier.',
  showAll: 'Alle posts tonen',
  findPeople: 'Vind mensen die je kent',
}
