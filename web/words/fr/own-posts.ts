/** French texts for the lists of the viewer's own posts. */
import type * as English from '../own-posts'

export const OWN_FILTER_WORDS: typeof English.OWN_FILTER_WORDS = {
  all: 'Tout',
  messages: 'Messages',
  spaces: 'Spaces',
  flows: 'Flows',
  podcasts: 'Podcasts',
  started: 'Commencés',
  replies: 'Réponses',
}

export const OWN_EMPTY_WORDS: typeof English.OWN_EMPTY_WORDS = {
  squawk:
    'Ce que tu dis sera ici\u202f: les squawks jusqu’à ce qu’ils s’effacent, et tout ce que tu enregistres d’autre.',
  mue: 'Les messages que tu envoies seront ici.',
  hum: 'Les histoires de guérison que tu racontes, et celles où tu ajoutes ta voix, seront ici.',
  nightingale: 'Les chansons que tu commences, et celles que tu continues, seront ici.',
  owlcast: 'Les conversations que tu ouvres, et ce que tu dis dans celles des autres, seront ici.',
}

export const OWN: typeof English.OWN = {
  filters: 'Afficher',
  playAll: 'Tout écouter',
  loading: 'Chargement de tes publications',
  empty: 'Encore rien sur ton fil',
  emptyUnder: (filter) => `Rien sous «\u202f${filter}\u202f»`,
  showAll: 'Tout afficher',
  answers: 'En réponse à',
  to: 'À',
  signedOut: {
    title: 'Tes voix, en un seul endroit',
    text: 'Connecte-toi pour retrouver, changer ou retirer ce que tu as dit.',
    action: 'Se connecter',
    reason: 'Connecte-toi pour voir tes publications.',
  },
}
