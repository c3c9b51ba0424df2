/** French texts for feeds, replies, connections and search. */

import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/posts'

export const EDIT: typeof English.EDIT = {
  edit: 'Modifier',
  editLabel: (title) => `Modifier ${title}`,
  heading: (noun) => `Modifier ${noun}`,
  title: 'Titre',
  defaultTitleHint: (title) => `Si tu laisses vide, le titre sera «\u00a0${title}\u00a0».`,
  name: 'Nom',
  description: 'Description',
  tags: 'Tags',
  tagsHint: 'Sépare les tags par des espaces. Nous ajoutons le #.',
  scriptReadOnly:
    'Tu ne peux pas changer le texte. Pour en utiliser un autre, enregistre l’histoire à nouveau.',
  confirmsAnonymity: 'Le titre et les tags ne disent pas de qui parle cette histoire, sauf si elle le dit.',
  restored: 'Nous avons récupéré ce que tu avais écrit.',
  cancel: 'Annuler',
  save: 'Sauvegarder',
  saving: 'Sauvegarde en cours',
  saved: 'Modifications sauvegardées',
  edited: 'Modifié',
  imported: 'Importé',
}

const counted = createPluralizer('fr')

export const CONNECTION_LABELS: typeof English.CONNECTION_LABELS = {
  reply: 'Réponse',
  reference: 'Référence',
  continuation: 'Suite',
  merge: 'Fusion',
  branch: 'Branche',
  answer: 'Réponse à la question',
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
  sent: 'Réponse envoyée',
}

export const REPLY_GONE: typeof English.REPLY_GONE = {
  post: 'Cette publication n’existe plus.',
  recorder: 'Ton enregistrement est conservé. Publie-le à part ou supprime-le.',
  recorderPrivate: 'Ton enregistrement est conservé. Envoie-le à part ou supprime-le.',
  publish: 'Publier à part',
  send: 'Envoyer à part',
  delete: 'Supprimer l’enregistrement',
}

export const PARENTS: typeof English.PARENTS = {
  heading: 'Publications auxquelles tu réponds',
  inReplyTo: 'En réponse à',
  count: (n, max) => `${n} sur ${max}`,
  add: 'Ajouter une publication',
  addMore: 'Ajouter d’autres publications',
  connectionLabel: (title) => `Quel lien avec ${title}`,
  remove: (title) => `Retirer la publication\u00a0: ${title}`,
  search: 'Chercher des publications auxquelles répondre',
  searchHint: 'Chercher une publication',
  loading: 'Chargement des publications',
  empty: 'Pas encore de publications auxquelles répondre',
  noResults: (typed) => `Aucun résultat pour «\u00a0${typed}\u00a0»`,
  confirm: (n) => counted(n, { one: 'Répondre à # publication', other: 'Répondre à # publications' }),
  chooseFirst: 'Choisis une publication',
}

export const REPLIES_FROM_WORDS: typeof English.REPLIES_FROM_WORDS = {
  everyone: { name: 'Tout le monde', hint: 'Tout le monde peut répondre.' },
  followed: {
    name: 'Mes abonnements',
    hint: 'Seules les personnes que tu suis peuvent répondre dans cette discussion.',
  },
  mentioned: {
    name: 'Personnes mentionnées',
    hint: 'Seules les personnes que tu mentionnes avec @ dans le titre ou le texte peuvent répondre dans cette discussion.',
  },
  nobody: { name: 'Personne', hint: 'Les réponses sont désactivées.' },
}

export const REPLY_POLICY_FORM: typeof English.REPLY_POLICY_FORM = {
  label: 'Qui peut répondre',
  collaboratorsHint: 'Toi et les personnes qui participent pouvez toujours répondre.',
}

export const REPLY_LOCK: typeof English.REPLY_LOCK = {
  heading: 'Réponses limitées',
  signIn: (from) =>
    from === 'nobody'
      ? 'Connecte-toi pour répondre si c’est ta publication ou si tu y participes.'
      : 'Connecte-toi pour voir si tu peux répondre.',
  signInButton: 'Se connecter',
  recordingSaved: 'Ton enregistrement est conservé.',
  publishSeparatelyHint: 'Tu peux le publier à part.',
  detach: 'En faire une publication à part',
  sendSeparatelyHint: 'Tu peux l’envoyer comme message à part.',
  detachPrivate: 'En faire un message à part',
}

export const CHAIN_LABELS: typeof English.CHAIN_LABELS = {
  hum: {
    play: (count) => `Écouter l’histoire (${count})`,
    single: 'Cette voix seule',
    voiceCount: (count) => counted(count, { one: '# voix', many: '# de voix', other: '# voix' }),
    add: 'Ajouter ma voix',
    share: 'Partager le HUM',
  },
  nightingale: {
    play: (count) => `Écouter la chaîne (${count})`,
    single: 'Cette chanson seule',
    add: 'Ajouter ma chanson',
    share: 'Partager la chanson',
  },
}

export const CHAIN: typeof English.CHAIN = {
  stop: 'Arrêter',
  stopLabel: (title) => `Arrêter\u00a0: ${title}`,
  position: (author, n, of) => `${author} · ${n} sur ${of}`,
  original: 'Original',
  by: (author) => `par ${author}`,
}

export const GRAPH: typeof English.GRAPH = {
  loading: 'Chargement de la toile',
  analytics: 'Chiffres',
  posts: 'Publications en tout',
  connections: 'Liens en tout',
  mostConnected: 'La plus reliée',
  noneYet: 'Aucune pour l’instant',
  replies: (count) => counted(count, { one: '# réponse', many: '# de réponses', other: '# réponses' }),
  repliesUnit: (count) => counted(count, { one: ' réponse', many: ' de réponses', other: ' réponses' }),
  nodeName: (kind, title, author, replies) => `${kind}\u00a0: ${title}, ${author}, ${replies}`,
  find: 'Trouver une publication',
  findLabel: 'Trouver une publication dans la toile',
  found: (count) =>
    counted(count, {
      one: '# publication trouvée',
      many: '# de publications trouvées',
      other: '# publications trouvées',
    }),
  position: (nth, of) => `${nth} sur ${of}`,
  noMatches: 'Aucune publication trouvée.',
  allHidden: 'Tous les types sont masqués. Actives-en un pour voir des publications.',
  kindFilters: 'Types affichés',
  viewMode: 'Afficher comme',
  asGraph: 'Ciel',
  asList: 'Liste',
  canvas: 'Toile des publications et de leurs liens',
  canvasHelp:
    'Tab passe d’un groupe de publications à l’autre, les flèches circulent dans un groupe, Entrée ouvre une publication, P l’écoute avec ses réponses.',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  fitAll: 'Tout voir',
  layoutInProgress: 'Disposition des publications',
  layoutProgress: (share) => share.toLocaleString('fr', { style: 'percent' }),
  skipLayout: 'Montrer maintenant',
  tapAgain: 'Touche encore pour ouvrir',
  closeLegend: 'Fermer la légende',
  starSizes: 'Une étoile plus grande a plus de réponses.',
  legend: 'Légende',
  contentTypes: 'Types de contenus',
  connectionTypes: 'Types de liens',
  list: 'Publications et leurs liens',
  recording: 'Enregistrement',
  inlineName: (name) => name.toLowerCase(),
  otherLines: 'Autres traits',
  recordingLine: 'enregistrement, dans son Owlcast',
  repliesTo: 'répond à',
  recordedIn: 'est enregistré dans',
  showMore: (count) => `En afficher ${count.toLocaleString('fr')} de plus`,
  newest: (shown, total) =>
    `${shown.toLocaleString('fr')} publications sur ${total.toLocaleString('fr')} : les plus récentes et celles auxquelles elles répondent.`,
  showOlder: 'Afficher des publications plus anciennes',
  alone: (count) =>
    counted(count, {
      one: '# publication sans lien se trouve dans la liste.',
      many: '# de publications sans lien se trouvent dans la liste.',
      other: '# publications sans lien se trouvent dans la liste.',
    }),
  noConnections: 'Pas encore de liens. Réponds à une publication et un trait apparaît ici.',
  empty: { title: 'Pas encore de publications', text: 'Publie quelque chose et ce sera visible ici.' },
  goToSquawks: 'Voir les squawks',
}

export const SEARCH: typeof English.SEARCH = {
  results: 'Résultats rapides',
  resultCount: (count) => counted(count, { one: '# résultat', many: '# de résultats', other: '# résultats' }),
  allResults: (query) => `Tous les résultats pour «\u00a0${query}\u00a0»`,
  noResults: (query) => `Aucun résultat pour «\u00a0${query}\u00a0»`,
  searching: 'Recherche',
  offline: 'Tu es hors ligne. Connecte-toi à Internet pour chercher.',
  moveKey: 'choisir',
  jumpKey: 'ouvrir',
  closeKey: 'fermer',
  postCount: (count) =>
    counted(count, { one: '# publication', many: '# de publications', other: '# publications' }),
  recordingCount: (count) =>
    counted(count, { one: '# enregistrement', many: '# d’enregistrements', other: '# enregistrements' }),
  free: 'Écoute gratuite',
  price: (price) => `${price} pour écouter`,
  heading: 'Recherche',
  fieldLabel: 'Chercher des publications et des personnes',
  clear: 'Effacer la recherche',
  filterLabel: 'Afficher les résultats de',
  allKinds: 'Tout',
  people: 'Personnes',
  allPeople: 'Toutes les personnes',
  morePeople: 'Il y a d’autres résultats. Tape un nom plus complet.',
  more: 'Afficher plus',
  loadingMore: 'Chargement',
  loading: 'Recherche',
  emptyTitle: 'Que cherches-tu\u202f?',
  emptyText: 'Cherche des publications, des personnes et tes messages.',
  showAllKinds: 'Afficher tous les types',
  didYouMean: 'Tu voulais dire',
  similar: 'Publications proches',
  reply: 'Réponse',
  message: 'Message privé',
}

export const LIVE: typeof English.LIVE = {
  newPosts: (count) =>
    counted(count, {
      one: '# nouvelle publication',
      many: '# de nouvelles publications',
      other: '# nouvelles publications',
    }),
}

export const TOO_OLD: typeof English.TOO_OLD = {
  text: 'Ton navigateur est trop ancien pour Owlcast.',
  link: 'Écouter les publications les plus récentes',
}

export const NOT_FOUND: typeof English.NOT_FOUND = {
  title: 'Page introuvable',
  text: 'Vérifie l’adresse. La page a peut-être été déplacée ou supprimée.',
  home: 'Aller sur Owlcast',
  search: 'Chercher',
}

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Il faut être en ligne pour ouvrir ce lien',
  text: 'Tu es hors ligne. Il s’ouvrira tout seul quand tu seras en ligne.',
  savedSquawks: 'Squawks conservés',
}

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
  loading: 'Chargement de tes publications',
  empty: 'Rien ici pour l’instant',
  emptyFiltered: (filter) => `Rien dans «\u00a0${filter}\u00a0» pour l’instant`,
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
