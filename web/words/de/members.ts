/** German texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../members'

const counted = createPluralizer('de')
const MONTH = new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'Profil wird geladen',
  loadingPosts: 'Beiträge werden geladen',
  memberSince: (at) => `Dabei seit ${MONTH.format(at)}`,
  pro: 'Pro',
  postCount: (count) => counted(count, { one: '# Beitrag', other: '# Beiträge' }),
  followerCount: (count) => counted(count, { one: '# Follower', other: '# Follower' }),
  followingCount: (count) => `${count.toLocaleString('de')} gefolgt`,
  follow: 'Folgen',
  followed: 'Gefolgt',
  followLabel: (name) => `${name} folgen`,
  followingLabel: (name) => `Du folgst ${name}`,
  signInToFollow: (name) => `Melde dich an, um ${name} zu folgen.`,
  ownProfile: 'So sehen andere dein Profil.',
  edit: 'Profil bearbeiten',
  share: 'Teilen',
  shareLabel: (name) => `Profil von ${name} teilen`,
  playAll: 'Alle anhören',
  filterLabel: 'Anzeigen',
  all: 'Alle',
  empty: (name) => `${name} hat noch nichts veröffentlicht`,
  emptyText: 'Öffentliche Beiträge erscheinen hier.',
  emptyOfKind: (many) => `Noch keine ${many}`,
  showAll: 'Alle anzeigen',
  notFound: 'Inhalt nicht gefunden',
  notFoundText:
    'Wir finden diese Person nicht. Vielleicht hat sie ihren Namen geändert oder Owlcast verlassen.',
  back: 'Zurück zu Owlcast',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Follower',
  following: 'Gefolgt',
  loading: 'Personen werden geladen',
  empty: { followers: 'Noch keine Follower.', following: 'Hier wird noch niemandem gefolgt.' },
  more: 'Mehr anzeigen',
}

export const FOLLOWING_FEED: typeof English.FOLLOWING_FEED = {
  filterLabel: 'Beiträge von',
  all: 'Alle',
  following: 'Gefolgt',
  empty: 'Nichts Neues von Personen, denen du folgst',
  emptyText: 'Folge anderen, dann erscheinen ihre Beiträge hier.',
  showAll: 'Alle Beiträge anzeigen',
  findPeople: 'Finde Leute, die du kennst',
}
