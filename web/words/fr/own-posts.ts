/** French texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const MY_POSTS_FILTER_LABELS: typeof English.MY_POSTS_FILTER_LABELS = {
  all: 'Tout',
  messages: 'Messages',
  spaces: 'Spaces',
  flows: 'Flows',
  podcasts: 'Podcasts',
  started: 'Commencés',
  replies: 'Réponses',
}

export const MY_POSTS_EMPTY: typeof English.MY_POSTS_EMPTY = {
  squawk: 'Tes publications apparaîtront ici.',
  mue: 'Les messages que tu envoies apparaîtront ici.',
  hum: 'Les histoires de guérison que tu commences ou complètes apparaîtront ici.',
  nightingale: 'Les chansons que tu commences ou continues apparaîtront ici.',
  owlcast: 'Les Owlcasts que tu crées et tes enregistrements dans d’autres apparaîtront ici.',
}

export const MY_POSTS: typeof English.MY_POSTS = {
  filters: 'Afficher',
  playAll: 'Tout écouter',
  loading: 'Chargement de tes publications',
  empty: 'Rien ici pour l’instant',
  emptyFiltered: (filter) => `Rien dans «\u202f${filter}\u202f» pour l’instant`,
  showAll: 'Tout afficher',
  inReplyTo: 'En réponse à',
  to: 'À',
  signedOut: {
    title: 'Tes publications, en un seul endroit',
    text: 'Connecte-toi pour les retrouver, les modifier ou les supprimer.',
    action: 'Se connecter',
    reason: 'Connecte-toi pour voir tes publications.',
  },
}
