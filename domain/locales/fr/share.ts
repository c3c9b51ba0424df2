/** French texts for share pages, which the Worker renders, and the podcast player they share with the app. */
import { createPluralizer } from '../../i18n/plural'
import { PODCAST_FILE_KEPT_DAYS } from '../../podcasts/podcasts.limits'
import type * as English from '../en/share'

const counted = createPluralizer('fr')

export const SHARE: typeof English.SHARE = {
  words: 'Ce qui a été dit',
  product: 'Owlcast',
  signIn: 'Se connecter',
  openOwlcast: 'Ouvrir Owlcast',
  skip: 'Aller au contenu',
  reply: 'Répondre',
  copyLink: 'Copier le lien',
  report: 'Signaler une atteinte au droit d’auteur',
  linkCopied: 'Lien copié\u202f!',
  copyManually: 'Le lien n’a pas pu être copié. Tu peux le copier ici\u00a0:',
  linkLabel: 'Lien vers cette publication',
  tags: 'Tags',
  recordings: (count) => `Enregistrements (${count})`,
  noRecordings: 'Pas encore d’enregistrements',
  more: 'Plus',
  recordedIn: 'Enregistré dans',
  inReplyTo: 'En réponse à',
  free: 'Écoute gratuite',
  priceToListen: (price) => `${price} pour écouter`,
  preview: (seconds) =>
    `Tu peux écouter ${counted(seconds, { one: 'la première seconde', other: 'les # premières secondes' })} gratuitement.`,
  previews: (seconds) =>
    `Tu peux écouter jusqu’à ${counted(seconds, { one: '# seconde', other: '# secondes' })} de chaque enregistrement gratuitement.`,
  listenToAll: 'Tout écouter dans Owlcast',
  sample: 'Démo',
  length: 'Durée',
  contents: 'Enregistrements',
  author: 'Par',
  messageWaiting: 'Un message vocal t’attend',
  openHint:
    'Quelqu’un t’a envoyé ce lien, qui ne marche qu’une fois. Touche Ouvrir pour écouter le message dans ce navigateur, maintenant et plus tard.',
  open: 'Ouvrir',
  newLink: 'M’envoyer un nouveau lien',
  newLinkSent:
    'Si ce lien venait de nous, nous en avons envoyé un nouveau à la même adresse. Cela peut prendre une minute.',
  footer: 'Partagé depuis Owlcast, le réseau social mystique où la voix passe d’abord.',
  loading: 'Chargement',
  notFound: 'Contenu introuvable',
  expiryHint: 'Les squawks s’effacent après un jour ou deux. Celui-ci a peut-être expiré.',
  back: 'Retour à Owlcast',
  retry: 'Réessayer',
  details: 'Détails techniques',
  copyDetails: 'Copier les détails',
  detailsCopied: 'Détails copiés\u202f!',
  present: 'présent',
  none: 'aucun',
  listenOnOwlcast: 'Écouter sur Owlcast',
  edited: 'Modifié',
  imported: 'Importé',
  routerWorks: 'Le routeur de partage fonctionne.',
  by: (author) => `par ${author}`,
  with: (names) => `avec ${names}`,
  summary: (kind, author, length, tags) =>
    [`${kind} par ${author}`, length, tags].filter((part) => part !== '').join(' · '),
  recordingCount: (count) =>
    counted(count, { one: '# enregistrement', many: '# d’enregistrements', other: '# enregistrements' }),
  positionInList: (at, of) => `${at} sur ${of}`,
  pageTitle: (title) => `${title} · Owlcast`,
  audioOf: (title) => `Son de ${title}`,
}

export const SHARED_MEMBER: typeof English.SHARED_MEMBER = {
  pageTitle: (name, username) => `${name} (@${username}) · Owlcast`,
  pro: 'Pro',
  memberSince: (day) => `Membre depuis le ${day}`,
  followers: (count) =>
    counted(count, { one: '#\u00a0abonné', many: '# d’abonnés', other: '#\u00a0abonnés' }),
  follow: 'Suivre sur Owlcast',
  hello: (name) => `Bonjour de ${name}`,
  newestPosts: 'Dernières publications',
  empty: 'Pas de publication publique en ce moment.',
  listenMore: 'En écouter plus dans Owlcast',
  summary: (name, voices, newest) =>
    voices === 0
      ? `${name} est sur Owlcast, où l’on parle.`
      : `Écoute ${name} sur Owlcast. Dernière publication\u00a0: ${newest}`,
  pictureOf: (name) => `Photo de ${name}`,
}

export const SYNDICATION: typeof English.SYNDICATION = {
  personDescription: (name) => `Ce que ${name} dit sur Owlcast.`,
  postDescription: (title, name) => `${title}, par ${name} sur Owlcast.`,
  tagTitle: (tag) => `#${tag} sur Owlcast`,
  tagDescription: (tag) => `Publications publiques avec le tag #${tag}.`,
  previewTitle: (title) => `${title} (extrait)`,
  braidTitle: (title) => `${title}, avec les réponses`,
  braidDescription: (title, names) => `${title}, avec les réponses de ${names} au bon moment.`,
}

export const LATEST: typeof English.LATEST = {
  title: 'Nouveautés sur Owlcast',
  titleOfKind: (kinds) => `Nouveautés sur Owlcast : ${kinds}`,
  description: 'Des voix publiques qui restent. Écoute-les ici même, sans compte.',
  tagTitle: (tag) => `#${tag}`,
  tagDescription: (tag) => `Publications publiques avec le tag #${tag} sur Owlcast.`,
  kinds: 'Types de publications',
  all: 'Tout',
  empty: 'Il n’y a rien ici pour l’instant.',
  older: 'Publications plus anciennes',
  newest: 'Publications les plus récentes',
  openApp: 'Ouvrir Owlcast',
  subscribe: 'S’abonner dans une appli de podcasts',
  subscribeHint: 'Choisis ton appli, ou colles-y l’adresse du flux.',
  address: 'Adresse du flux',
  jsonFeed: 'JSON Feed',
  scan: 'Scanne avec ton téléphone',
  added: 'Réponses de cette chaîne',
}

export const DETAIL_LABELS: typeof English.DETAIL_LABELS = {
  url: 'URL',
  pathname: 'Chemin',
  searchParams: 'Paramètres',
  contentType: 'Type de contenu',
  id: 'ID',
  token: 'Jeton',
  invitation: 'Invitation',
  message: 'Erreur',
  requestId: 'Requête',
}

const decimal = (figure: string) => figure.replace('.', ',')

export const PODCAST: typeof English.PODCAST = {
  sectionLabel: 'Le podcast auquel tu réponds',
  steps: 'Étapes',
  step: { load: 'Charger le son', trim: 'Couper un extrait', record: 'Enregistrer' },
  url: 'URL du podcast',
  urlHint: 'Sans extrait, ta réponse renvoie seulement à cette adresse.',
  urlPlaceholder: 'https://',
  load: 'Charger',
  loading: (megabytes) => `Chargement · ${decimal(megabytes)}\u202fMo`,
  stop: 'Arrêter',
  upload: 'Importer un fichier audio',
  uploadHint:
    'WAV, MP3, OGG ou M4A, moins de 50\u202fMo. Il reste sur cet appareil. Seul ton extrait est envoyé.',
  uploadHintSaved: `WAV, MP3, OGG ou M4A, moins de 50\u202fMo. Les autres n’entendent que ton extrait. Nous te gardons le fichier ${PODCAST_FILE_KEPT_DAYS} jours, pour que tu puisses le recouper sur un autre appareil.`,
  kept: 'Tes fichiers',
  openFile: 'Ouvrir',
  openFileLabel: (name) => `Ouvrir ${name}`,
  copy: {
    saving: 'Enregistrement pour tes autres appareils',
    kept: `Gardé pendant ${PODCAST_FILE_KEPT_DAYS} jours`,
    failed: 'Impossible de le garder pour tes autres appareils',
    unsupported: 'Nous ne pouvons pas garder ce type de fichier pour tes autres appareils',
  },
  onlyFirst: (length: string) => `Seul le début de ce fichier peut être lu, jusqu’à ${length}.`,
  reading: 'Lecture du fichier',
  signInHint: 'Certains sites bloquent les navigateurs. Connecte-toi, et nous le chargerons pour toi.',
  demo: 'Utiliser un son de démo',
  demoHint:
    'Utilise cinq minutes de sons doux à la place. Ta réponse portera la mention «\u00a0Son de démo\u00a0».',
  demoLabel: 'Son de démo',
  loaded: 'Chargé',
  uploaded: 'Importé',
  size: (megabytes) => `${decimal(megabytes)}\u202fMo`,
  change: 'Changer',
  changeClip: 'Changer l’extrait',
  trim: 'Couper',
  trimming: 'Découpe en cours',
  chooseClip: 'Choisis ton extrait',
  clipLength: (seconds, most) => `${decimal(seconds)}\u00a0s sur ${most}\u00a0s`,
  start: 'Début',
  end: 'Fin',
  wholeEpisode: 'Épisode entier',
  clipInEpisode: 'Extrait dans l’épisode',
  oneSecond: (sign) => `${sign}1\u00a0s`,
  fromStart: 'Depuis le début',
  lastSeconds: (seconds) => `${seconds}\u00a0dernières s`,
  keys: 'Touches\u00a0:',
  keySeconds: (figure) => `${decimal(figure)}\u00a0s`,
  playClip: 'Écouter l’extrait',
  pauseClip: 'Mettre l’extrait en pause',
  formatMinutes: (minutes, seconds) =>
    minutes > 0
      ? `${counted(minutes, { one: '# minute', other: '# minutes' })} ${decimal(seconds)} secondes`
      : `${decimal(seconds)} secondes`,
  trimmed: (range) => `Son coupé\u202f! ${range}`,
  author: 'À qui tu réponds',
  subject: 'Sujet',
  replyingTo: (author) => `En réponse à ${author}`,
  clip: (start, end) => `extrait de ${start} à ${end}`,
  clipTitle: (author) => `extrait de podcast de ${author}`,
  clipOf: (author) => `Extrait de ${author}`,
  replyOf: (author) => `Réponse de ${author}`,
  fromHost: (host) => `de ${host}`,
}

export const INVITED: typeof English.INVITED = {
  heading: 'Invitation',
  invitedBy: (inviter) => `${inviter} t’invite à collaborer.`,
  invitee: (masked) => `L’invitation est pour ${masked}.`,
  signInHint: 'Connecte-toi avec ce compte pour l’accepter.',
  accept: 'Accepter',
  accepted: (inviter) => `Tu participes maintenant avec ${inviter}.`,
  undo: 'Annuler',
  collaborationEnded: 'Tu ne participes plus.',
  ownInvitation: (to) => `Tu as envoyé cette invitation à ${to}. Elle n’est pas encore acceptée.`,
}
