/** French texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../members'

const counted = createPluralizer('fr')
const MONTH = new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'Chargement du profil',
  loadingPosts: 'Chargement des publications',
  memberSince: (at) => `Membre depuis ${MONTH.format(at)}`,
  pro: 'Pro',
  postCount: (count) =>
    counted(count, { one: '# publication', many: '# de publications', other: '# publications' }),
  followerCount: (count) => counted(count, { one: '# abonné', many: '# d’abonnés', other: '# abonnés' }),
  followingCount: (count) =>
    counted(count, { one: '# abonnement', many: '# d’abonnements', other: '# abonnements' }),
  follow: 'Suivre',
  followed: 'Suivi',
  followLabel: (name) => `Suivre ${name}`,
  followingLabel: (name) => `Tu suis ${name}`,
  signInToFollow: (name) => `Connecte-toi pour suivre ${name}.`,
  ownProfile: 'Voici ton profil, vu par les autres.',
  edit: 'Modifier le profil',
  share: 'Partager',
  shareLabel: (name) => `Partager le profil de ${name}`,
  playAll: 'Tout écouter',
  filterLabel: 'Afficher',
  all: 'Tout',
  empty: (name) => `${name} n’a encore rien publié`,
  emptyText: 'Ses publications publiques apparaîtront ici.',
  emptyOfKind: (many) => `Encore rien pour «\u202f${many}\u202f»`,
  showAll: 'Tout afficher',
  notFound: 'Contenu introuvable',
  notFoundText: 'Cette personne est introuvable. Elle a peut-être changé de nom ou quitté Owlcast.',
  back: 'Retour à Owlcast',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Abonnés',
  following: 'Abonnements',
  loading: 'Chargement des personnes',
  empty: { followers: 'Pas encore d’abonnés.', following: 'Pas encore d’abonnements.' },
  more: 'Afficher plus',
}

export const FOLLOWING_FEED: typeof English.FOLLOWING_FEED = {
  filterLabel: 'Publications de',
  all: 'Toutes',
  following: 'Suivies',
  empty: 'Rien de nouveau des personnes que tu suis',
  emptyText: 'Suis des personnes et leurs publications apparaîtront ici.',
  showAll: 'Afficher toutes les publications',
  findPeople: 'Trouve des gens que tu connais',
}
