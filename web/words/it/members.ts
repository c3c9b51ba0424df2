/** Italian texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../members'

const counted = createPluralizer('it')
const MONTH = new Intl.DateTimeFormat('it', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'Caricamento del profilo',
  loadingPosts: 'Caricamento dei post',
  memberSince: (at) => `Qui da ${MONTH.format(at)}`,
  pro: 'Pro',
  postCount: (count) => `${count} post`,
  followerCount: (count) => counted(count, { one: '# follower', many: '# di follower', other: '# follower' }),
  followingCount: (count) => counted(count, { one: '# seguito', many: '# di seguiti', other: '# seguiti' }),
  follow: 'Segui',
  followed: 'Segui già',
  followLabel: (name) => `Segui ${name}`,
  followingLabel: (name) => `Segui già ${name}`,
  signInToFollow: (name) => `Accedi per seguire ${name}.`,
  ownProfile: 'Così gli altri vedono il tuo profilo.',
  edit: 'Modifica il profilo',
  share: 'Condividi',
  shareLabel: (name) => `Condividi il profilo di ${name}`,
  playAll: 'Ascolta tutto',
  filterLabel: 'Mostra',
  all: 'Tutto',
  empty: (name) => `${name} non ha ancora pubblicato nulla`,
  emptyText: 'I suoi post pubblici appariranno qui.',
  emptyOfKind: (many) => `Ancora niente per «${many}»`,
  showAll: 'Mostra tutto',
  notFound: 'Contenuto non trovato',
  notFoundText: 'Non troviamo questa persona. Forse ha cambiato nome o ha lasciato Owlcast.',
  back: 'Torna a Owlcast',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Follower',
  following: 'Seguiti',
  loading: 'Caricamento delle persone',
  empty: { followers: 'Ancora nessun follower.', following: 'Non segue ancora nessuno.' },
  more: 'Mostra altro',
}

export const FOLLOWING_FEED: typeof English.FOLLOWING_FEED = {
  filterLabel: 'Post di',
  all: 'Tutte',
  following: 'Di chi segui',
  empty: 'Niente di nuovo da chi segui',
  emptyText: 'Segui altre persone e i loro post appariranno qui.',
  showAll: 'Mostra tutti i post',
  findPeople: 'Trova persone che conosci',
}
