/** French texts for owlcasts: the card, its recordings and playback controls. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../owlcasts'

const counted = createPluralizer('fr')

export const OWLCAST: typeof English.OWLCAST = {
  collaborators: (count) =>
    counted(count, {
      one: '# personne participe',
      many: '# de personnes participent',
      other: '# personnes participent',
    }),
  startedFrom: (title) => `Né de ${title}`,
  play: 'Écouter',
  hide: 'Replier',
  playLabel: (title) => `Écouter ${title}`,
  hideLabel: (title) => `Replier ${title}`,
  record: 'Enregistrer',
  recordLabel: (title) => `Enregistrer dans ${title}`,
  reply: 'Répondre',
  replyLabel: (title) => `Répondre à ${title}`,
}

export const RECORDINGS: typeof English.RECORDINGS = {
  list: (title) => `Enregistrements dans ${title}`,
  loading: 'Chargement des enregistrements',
  none: 'Pas encore d’enregistrements',
  recordFirst: 'Enregistrer le premier',
  more: 'Plus d’enregistrements',
  loadingMore: 'Chargement de la suite',
  newRecordings: (count) =>
    counted(count, {
      one: '# nouvel enregistrement',
      many: '# de nouveaux enregistrements',
      other: '# nouveaux enregistrements',
    }),
  position: (author, n, of) => `${author} · ${n} sur ${of}`,
  controls: 'Commandes de la conversation',
  previous: 'Précédent',
  next: 'Suivant',
  latest: 'Dernier',
  conversation: 'conversation',
  actions: (title) => `Plus d’actions pour ${title}`,
  delete: 'Supprimer',
  singular: 'Enregistrement',
  noun: 'l’enregistrement',
}
