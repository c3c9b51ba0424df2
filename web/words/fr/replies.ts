/** French texts for replies: the thread under a card, the recorder panel and the parent picker. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../replies'

const counted = createPluralizer('fr')

export const CONNECTION_LABELS: typeof English.CONNECTION_LABELS = {
  reply: 'Réplique',
  reference: 'Référence',
  continuation: 'Suite',
  merge: 'Fusion',
  branch: 'Branche',
  answer: 'Réponse',
  question: 'Question',
}
const show = (count: number) =>
  counted(count, {
    one: 'Écouter # réponse',
    many: 'Écouter # de réponses',
    other: 'Écouter # réponses',
  })

export const REPLY: typeof English.REPLY = {
  label: 'Répondre',
  to: (title, count) => (count === 0 ? ` à ${title}` : ` à ${title}, `),
  unit: (count) => counted(count, { one: ' réponse', many: ' de réponses', other: ' réponses' }),
  show,
  showLabel: (count, title) => `${show(count)} à ${title}`,
}

export const REPLIES: typeof English.REPLIES = {
  threadLabel: (title) => `Réponses à ${title}`,
  loading: 'Chargement des réponses',
  empty: 'Pas encore de réponses',
  more: 'Plus de réponses',
  loadingMore: 'Chargement de la suite',
  untitledBy: (name) => `réponse de ${name}`,
  alsoRepliesTo: (type, title) => `répond aussi à · ${CONNECTION_LABELS[type]} · ${title}`,
  remove: {
    deleted: {
      button: 'Supprimer',
      label: (title) => `Supprimer ${title}`,
      heading: 'Supprimer cette réponse\u202f?',
      body: 'Veux-tu vraiment supprimer cette réponse\u202f? Cette action est irréversible.',
    },
    detached: {
      button: 'Retirer',
      label: (title) => `Retirer ${title} de ce fil`,
      heading: 'Retirer cette réponse de ton fil\u202f?',
      body: 'Elle reste sur les autres publications auxquelles elle répond. S’il n’y en a pas, elle est supprimée.',
    },
  },
  cancel: 'Garder',
  deleted: 'Réponse supprimée',
  detached: 'Réponse supprimée. Elle reste sur les autres publications auxquelles elle répond.',
  parentGone: 'La publication à laquelle tu voulais répondre n’existe plus.',
}

export const REPLY_PANEL: typeof English.REPLY_PANEL = {
  heading: (name) => `Répondre à ${name}`,
  start: 'Enregistrer',
  requestingMicrophone: 'En attente du micro',
  resume: 'Reprendre',
  stop: 'Arrêter',
  reRecord: 'Réenregistrer',
  send: 'Envoyer la réponse',
  sending: 'Envoi de ta réponse',
  ready: 'Ta réponse',
  cancel: 'Annuler la réponse',
  tags: 'Tags',
  sent: 'Réponse envoyée',
  busyHeading: 'Tu as un autre enregistrement',
  busyText: 'Il est conservé. Publie-le ou abandonne-le d’abord.',
  busyOpen: 'Ouvrir l’enregistrement',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Cette publication n’existe plus.',
  recorder:
    'La publication à laquelle tu réponds n’existe plus. Ton enregistrement est conservé. Publie-le à part ou supprime-le.',
  publish: 'Publier à part',
  delete: 'Supprimer l’enregistrement',
}

export const PARENTS: typeof English.PARENTS = {
  heading: 'Publications auxquelles tu réponds',
  inReplyTo: 'En réponse à',
  count: (n, max) => `${n} sur ${max}`,
  add: 'Ajouter une publication',
  addMore: 'Ajouter d’autres publications',
  connectionLabel: (title) => `Quel lien avec ${title}`,
  remove: (title) => `Retirer la publication\u202f: ${title}`,
  search: 'Chercher des publications auxquelles répondre',
  searchHint: 'Chercher une publication',
  loading: 'Chargement des publications',
  empty: 'Pas encore de publications auxquelles répondre',
  noResults: (typed) => `Aucun résultat pour «\u202f${typed}\u202f»`,
  confirm: (n) => counted(n, { one: 'Répondre à # publication', other: 'Répondre à # publications' }),
  chooseFirst: 'Choisis une publication',
}
