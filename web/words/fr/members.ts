/** French texts for member pages, following, and feeds of followed members. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../members'

const counted = createPluralizer('fr')
const MONTH = new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric' })

export const MEMBER: typeof English.MEMBER = {
  loading: 'Chargement du membre',
  loadingVoices: 'Chargement des voix',
  since: (at) => `Membre depuis ${MONTH.format(at)}`,
  pro: 'Pro',
  voices: (count) => counted(count, { one: '# voix', many: '# de voix', other: '# voix' }),
  followers: (count) => counted(count, { one: '# abonné', many: '# d’abonnés', other: '# abonnés' }),
  following: (count) =>
    counted(count, { one: '# abonnement', many: '# d’abonnements', other: '# abonnements' }),
  follow: 'Suivre',
  followed: 'Suivi',
  followLabel: (name) => `Suivre ${name}`,
  followedLabel: (name) => `Tu suis ${name}`,
  signInToFollow: (name) => `Connecte-toi pour suivre ${name}.`,
  you: 'C’est toi, comme les autres te voient.',
  edit: 'Modifier le profil',
  share: 'Partager',
  shareLabel: (name) => `Partager la page de ${name}`,
  playAll: 'Tout écouter',
  filters: 'Afficher',
  all: 'Tout',
  empty: (name) => `${name} garde le silence`,
  emptyText: 'Ce qui sera dit ici en public apparaîtra ici.',
  emptyOfKind: (many) => `Rien ici pour «\u202f${many}\u202f»`,
  showAll: 'Tout afficher',
  notFound: 'Contenu introuvable',
  notFoundText:
    'Personne ne porte ce nom ici. Le compte a peut-être été supprimé, avec tout ce qui y était dit.',
  back: 'Retour à Owlcast',
}

export const PEOPLE: typeof English.PEOPLE = {
  followers: 'Abonnés',
  following: 'Abonnements',
  loading: 'Chargement des personnes',
  none: { followers: 'Pas encore d’abonnés.', following: 'Pas encore d’abonnements.' },
  more: 'Afficher plus',
}

export const FOLLOWED: typeof English.FOLLOWED = {
  from: 'De qui',
  all: 'Toutes',
  following: 'Suivies',
  empty: 'Rien ici des personnes que tu suis',
  emptyText:
    'Touche un nom pour découvrir qui parle. Ce que disent les personnes que tu suis se retrouve ici.',
  showAll: 'Afficher toutes les voix',
  find: 'Trouve des gens que tu connais',
}
