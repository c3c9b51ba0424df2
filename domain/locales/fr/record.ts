/** French texts for recording: drafts, scripts, podcasts, the music library and owlcasts. */

import { formatDollars } from '../../billing/price'
import { createPluralizer } from '../../i18n/plural'
import type { TrackCollection } from '../../kinds'
import { OWLCAST_FEE_CENTS } from '../../limits'
import { endSentence } from '../../text/sentences'
import type * as English from '../en/record'

const counted = createPluralizer('fr')

export const START_LABELS: typeof English.START_LABELS = {
  plain: 'Enregistrer',
  reading: 'Lire et enregistrer',
  song: 'Enregistrer ma chanson',
  overTrack: 'Enregistrer sur le MUE',
}

export const PUBLISH_LABELS: typeof English.PUBLISH_LABELS = {
  mue: { alone: 'Envoyer', withTrack: 'Envoyer' },
  squawk: { alone: 'Publier le squawk', withTrack: 'Squawk + MUE' },
  nightingale: { alone: 'Chanson', withTrack: 'Chanson' },
}

export const RECORD: typeof English.RECORD = {
  heading: 'Enregistrer',
  modes: 'Qu’enregistres-tu\u202f?',
  comingSoon: 'bientôt',
  comingSoonHint: 'Celui-ci est encore en préparation. Les autres sont prêts.',
  recorder: 'Enregistreur',
  details: 'Détails',
  openFailed: 'Impossible d’ouvrir cet enregistrement. Termine celui en cours ou recharge la page.',
  back: 'Retour',
  cancel: 'Annuler',
  limit: (limit) => `${limit} au plus`,
  limitAndRemaining: (limit, left) => `${limit} au plus · reste ${left}`,
  remaining: (left) => `reste ${left}`,
  waitingForMicrophone: 'En attente du micro',
  recording: 'Enregistrement en cours',
  paused: 'En pause',
  shortcutStart: 'ou touche',
  shortcutsRecording: 'Espace met en pause, Entrée arrête',
  shortcutsPaused: 'Espace reprend, Entrée arrête',
  pause: 'Pause',
  resume: 'Reprendre',
  stop: 'Arrêter l’enregistrement',
  redo: 'Refaire',
  goOn: 'Continuer à parler',
  goOnFailed: 'Impossible de continuer cet enregistrement.',
  trimEnds: 'Couper les bords',
  cutTo: (time) => `Couper à ${time}`,
  undoCut: 'Annuler la coupe',
  wholeRecording: 'Enregistrement entier',
  zoomedPart: 'Partie agrandie',
  playPreview: 'Écouter l’enregistrement',
  stopPreview: 'Arrêter l’écoute',
  seekPreview: 'Position dans ton enregistrement',
  voiceWithTrack: (track) => `Ta voix avec ${track}`,
  recordedTime: 'Temps enregistré',
  microphoneLevel: 'Niveau du micro',
  microphone: 'Micro',
  defaultMicrophone: 'Micro par défaut',
  headphones: 'Mets un casque pour que ton micro ne capte pas la musique.',
  storageDown:
    'Nous ne pouvons pas recevoir d’enregistrements pour l’instant. Le tien attendra sur cet appareil et partira tout seul dès que possible.',
  losslessLimit: (minutes) => `Le WAV sans perte est activé. Tu peux enregistrer jusqu’à ${minutes} minutes.`,
  upgradeHint: (minutes) => `Avec Pro, tu enregistres jusqu’à ${minutes} minutes.`,
  upgrade: 'Passer à Pro',
  showHow: 'Voir comment',
  allowMicrophoneHelp: 'Ouvre les réglages du site à côté de l’adresse, autorise le micro, puis réessaie.',
}

export const HOLD: typeof English.HOLD = {
  screen: 'Enregistrement',
  newRecording: 'Nouvel enregistrement',
  release: 'Relâche pour arrêter. Tu choisis ensuite où il va.',
  releaseToSend: 'Relâche pour envoyer.',
  sending: (to) => `Envoi à ${to}`,
  sendingIn: (seconds) => `Envoi dans ${seconds} s`,
  sendingNow: 'Envoi en cours',
  undo: 'Annuler',
  locking: 'Relâche. L’enregistrement continue.',
  locked: 'Enregistrement en cours. Tu as les mains libres.',
  dropping: 'Relâche pour l’abandonner. Rien n’est gardé.',
  slideToLock: 'Glisse vers le haut pour verrouiller',
  slideToDrop: (isRtl) =>
    isRtl ? 'Glisse vers la droite pour abandonner' : 'Glisse vers la gauche pour abandonner',
  drop: 'Abandonner',
  tooShort: 'Maintiens pour parler',
  tapOrHold: 'Touche, ou maintiens pour parler',
  tapToStart: 'Touche pour démarrer, touche pour arrêter',
  tapInstead: 'Toucher au lieu de maintenir',
  tapInsteadHint: 'Le bouton rouge démarre d’une touche et s’arrête à la suivante, partout.',
}

export const ANNOUNCEMENTS: typeof English.ANNOUNCEMENTS = {
  started: 'Enregistrement commencé',
  paused: 'Enregistrement en pause',
  resumed: 'Enregistrement repris',
  secondsLeft: (seconds) => counted(seconds, { one: 'Reste # seconde', other: 'Restent # secondes' }),
  stopped: (time) => `Enregistrement arrêté à ${time}. Réécoute, refais ou publie.`,
}

export const RECORD_FORM: typeof English.RECORD_FORM = {
  title: 'Titre',
  count: (n, max) => `${n} / ${max}`,
  tags: 'Tags',
  tagsRequired: () => 'requis ici',
  tagsHint: 'Sépare les tags par des espaces. Nous ajoutons le #.',
  description: 'Description',
  optional: 'facultatif',
  addTag: 'Ajoute un tag',
  removeTag: (tag) => `Retirer le tag ${tag}`,
  addSuggestedTag: (tag) => `Ajouter le tag ${tag}`,
  moreOptions: 'Plus d’options',
  moreOptionsHint: 'Description, réponses',
}

export const DISCARD: typeof English.DISCARD = {
  heading: 'Abandonner cet enregistrement\u202f?',
  body: (time) => `Cet enregistrement dure ${time}. Cette action est irréversible.`,
  cancel: 'Garder',
  discard: 'Abandonner',
}

export const PUBLISH: typeof English.PUBLISH = {
  publishing: () => 'Publication en cours',
  stages: {
    mixing: 'Mixage de la musique',
    encoding: 'Compression',
    uploading: 'Envoi',
    posting: 'Publication',
  },
  attempt: (n, of) => `Essai ${n} sur ${of}`,
  progress: 'Publication',
  cancel: 'Annuler',
  mayLeave: 'Tu peux quitter cette page. L’envoi continue et ton enregistrement est en sécurité.',
  cancelled: 'Non publié. Ton enregistrement est toujours là.',
  published: (name, link) => `${name}\u00a0: c’est publié\u202f! Lien à partager\u00a0: ${link}`,
  sent: (to) => `Envoyé à ${to}.`,
  phoneUnavailable: 'Les messages vers un téléphone ne sont pas encore disponibles. Envoie le lien toi-même.',
  copyLink: 'Copier le lien',
  linkCopied: 'Lien copié\u202f!',
  signInToPublish: 'Connecte-toi pour publier. Ton enregistrement reste ici.',
  signInToSend: 'Connecte-toi pour envoyer un message.',
  alreadyPublished: 'Tu as déjà publié cet enregistrement.',
  publishingInOtherTab: 'Un autre onglet publie cet enregistrement.',
  savedOffline: 'Enregistré. Ce sera publié quand tu seras en ligne.',
  savedBusy: 'Enregistré ici. Nous réessaierons.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure)} Ton enregistrement est sauvegardé. Nous le publierons automatiquement.`,
}

export const PUBLISH_PRIVATE: typeof English.PUBLISH_PRIVATE = {
  publishing: () => 'Envoi en cours',
  cancelled: 'Non envoyé. Ton enregistrement est toujours là.',
  signInToPublish: 'Connecte-toi pour envoyer. Ton enregistrement reste ici.',
  alreadyPublished: 'Tu as déjà envoyé cet enregistrement.',
  publishingInOtherTab: 'Un autre onglet envoie cet enregistrement.',
  savedOffline: 'Enregistré. Ce sera envoyé quand tu seras en ligne.',
  savedAfterFailure: (failure) =>
    `${endSentence(failure)} Ton enregistrement est sauvegardé. Nous l’enverrons automatiquement.`,
}

export const DRAFTS: typeof English.DRAFTS = {
  panel: 'Enregistrements sur cet appareil',
  saved: 'Enregistrement sauvegardé',
  savedForAWeek:
    'Enregistrement sauvegardé. Ce navigateur le supprime après environ une semaine sans visite, sauf si tu installes l’application.',
  unpublished: 'Pas encore publié',
  onlyInTab: 'Seulement dans cet onglet. Publie avant de le fermer.',
  waiting: 'En attente de publication',
  sending: 'Publication en cours',
  to: (name) => `À ${name}`,
  listen: 'Écouter',
  stop: 'Arrêter',
  publish: 'Publier',
  discard: 'Abandonner',
  later: 'Plus tard',
  retryNow: 'Essayer maintenant',
  cancelDiscard: 'Garder',
  discardHeading: 'Abandonner cet enregistrement\u202f?',
  discardBody: 'Il n’existe que sur cet appareil. Cette action est irréversible.',
  unsavedHello: 'Ton bonjour, pas encore enregistré sur le profil',
  open: 'Ouvrir',
  discarded: 'Enregistrement abandonné',
  readFailed: 'Impossible de lire cet enregistrement. Recharge la page et réessaie.',
  signOutHeading: 'Se déconnecter avec des enregistrements non envoyés\u202f?',
  signOutBody: (n) =>
    counted(n, {
      one: '# enregistrement n’est pas encore publié. Tu le retrouveras sur cet appareil en te reconnectant.',
      other:
        '# enregistrements ne sont pas encore publiés. Tu les retrouveras sur cet appareil en te reconnectant.',
    }),
  putAway:
    'L’enregistrement reste sur cet appareil. Il réapparaîtra quand le compte qui l’a fait se connectera.',
  staySignedIn: 'Rester',
  signOut: 'Se déconnecter',
}

export const SHARED_IN: typeof English.SHARED_IN = {
  lost: 'Impossible d’ouvrir ce que tu as partagé. Choisis le fichier ici ou colle le lien.',
  none: 'Partage le lien d’un podcast ou un fichier audio (WAV, MP3, OGG ou M4A) de moins de 50\u202fMo.',
  recordingOpen:
    'Publie ou abandonne d’abord cet enregistrement. Nous ouvrirons ensuite ce que tu as partagé.',
  heading: 'Qu’est-ce que ça devient\u202f?',
  upTo: (length) => `Jusqu’à ${length}`,
  partUpTo: (length) => `Jusqu’à ${length}. Tu choisiras la partie ensuite.`,
  podcastHint: 'Passe un extrait et réponds-y',
  choosePart: 'Choisis la partie',
  tooLong: (length, limit) => `Il dure ${length}, et il y a de la place pour ${limit}.`,
  takePart: 'Utiliser cette partie',
  wholeSound: 'L’audio entier',
  opening: 'Ouverture de ce que tu as partagé …',
  importFailed: 'Impossible d’ajouter cet audio. Réessaie.',
}

export const HUM: typeof English.HUM = {
  heading: 'Commencer une histoire de guérison',
  intro: 'Deux réponses font un texte. Tu le lis à voix haute, et d’autres ajoutent leur voix.',
  notAdvice: 'Des mots bienveillants, pas un avis médical.',
  recipientName: 'C’est pour qui\u202f?',
  recipientNameHint: 'Nom de la personne. Le prénom suffit.',
  alias: 'Nom dans le texte',
  aliasHint: 'Les autres lisent et entendent ce nom. Laisse vide pour utiliser le nom de la personne.',
  condition: 'Que traverse cette personne\u202f?',
  conditionHint: 'Son état, en quelques mots.',
  outcomeHint: 'Au présent, comme si c’était déjà le cas.',
  presentOutcome: 'À quoi ressemble la vie une fois que tout va bien\u202f?',
  wholenessFeeling: 'Qu’est-ce que ça fait de le vivre\u202f?',
  meaningPurpose: 'Pourquoi est-ce important\u202f?',
  witnesses: 'Qui parle avec toi\u202f?',
  soundHeading: 'Façonner le texte',
  emotionWords: 'Les mots qui l’accompagnent',
  tone: 'Ton',
  length: 'Longueur',
  language: 'Langue',
  spiritual: 'Langage spirituel',
  closure: 'Terminer par une phrase de conclusion',
  visibilityHeading: 'Qui peut la trouver\u202f?',
  consent: 'J’ai le droit de parler de cette personne',
  unlisted: 'Seulement avec le lien',
  unlistedHint: 'Conseillé si le texte dit le vrai nom.',
  saveAnswers: 'Sauvegarder mes réponses avec l’histoire',
  saveAnswersHint: 'Sinon elles restent sur cet appareil. Les autres ne les voient jamais.',
  create: 'Créer le texte',
  recreate: 'Recréer le texte',
  scriptHeading: 'Texte de l’intention de guérison',
  script: 'Texte',
  forName: (name) => `Pour ${name}`,
  readAloud: 'Lis-le à voix haute quand tu veux. Tu peux d’abord changer chaque mot.',
  changeAnswers: 'Changer',
  estimatedLength: (time) => `environ ${time}`,
  empty: 'Ton texte apparaît ici.',
  edit: 'Modifier le texte',
  done: 'Terminer',
  record: 'Lire et enregistrer',
  failed: 'Nous n’avons pas pu charger le texte. Réessaie.',
}

export const SCRIPT_READER: typeof English.SCRIPT_READER = {
  label: 'Lire à voix haute',
  slower: 'Plus lent',
  faster: 'Plus vite',
  startScrolling: 'Faire défiler avec moi',
  stopScrolling: 'Arrêter le défilement',
  speed: (percent) => `Rythme ${percent}\u202f%`,
}

export const HUM_EMOTION_LABELS: typeof English.HUM_EMOTION_LABELS = {
  love: 'amour',
  compassion: 'compassion',
  gratitude: 'gratitude',
  courage: 'courage',
  peace: 'paix',
  wonder: 'émerveillement',
  relief: 'soulagement',
}

export const HUM_TONE_LABELS: typeof English.HUM_TONE_LABELS = {
  classic: 'classique',
  gentle: 'doux',
  bold: 'audacieux',
}

export const HUM_LENGTH_LABELS: typeof English.HUM_LENGTH_LABELS = {
  short: 'courte',
  medium: 'moyenne',
  long: 'longue',
}

export const SONG: typeof English.SONG = {
  songTitle: 'Titre de la chanson',
  author: 'De qui',
  original: 'C’est une chanson originale',
  covers: 'Les reprises ne sont pas permises. Paroles et musique doivent être de toi.',
}

const NAMES: Record<TrackCollection, { one: string; many: string }> = {
  mue: { one: 'MUE', many: 'MUE' },
  beat: { one: 'beat', many: 'beats' },
}

const ADD: Record<TrackCollection, string> = { mue: 'Ajouter une piste MUE', beat: 'Ajouter un beat' }

export const LIBRARY: typeof English.LIBRARY = {
  choose: (collection) => `Choisir un ${NAMES[collection].one}`,
  add: (collection) => ADD[collection],
  tab: (collection) => (collection === 'beat' ? 'Beats' : 'MUE'),
  remove: (collection) => `Retirer le ${NAMES[collection].one}`,
  search: (collection) => `Chercher dans les ${NAMES[collection].many}`,
  searchHint: 'Nom, ambiance ou genre',
  searchAll: 'Chercher une musique de fond',
  anyMood: 'Toutes les ambiances',
  mood: 'Ambiance',
  anyGenre: 'Tous les genres',
  genre: 'Genre',
  showAll: 'Tout afficher',
  addTrack: 'Ajouter',
  addLabel: (name) => `Ajouter ${name}`,
  added: 'Ajouté',
  removeLabel: (name) => `Retirer ${name}`,
  playLabel: (name) => `Lire\u00a0: ${name}`,
  pauseLabel: (name) => `Pause\u00a0: ${name}`,
  collection: (collection) => NAMES[collection].one,
  playingHint: 'joue sous ta voix',
  loading: (collection) => `Chargement des ${NAMES[collection].many}`,
  none: (collection) => `Pas encore de ${NAMES[collection].many}`,
  noneFiltered: 'Aucun résultat. Essaie une autre ambiance ou un autre genre.',
  noResults: (query) => `Aucun résultat pour «\u00a0${query}\u00a0»`,
  section: 'Bibliothèque MUE',
  background: 'Musique de fond',
  open: 'Ouvrir',
  summary: (count) =>
    count === 0
      ? 'Pas encore de MUE'
      : counted(count, {
          one: '# MUE.',
          many: '# de MUE, du plus calme au plus vif.',
          other: '# MUE, du plus calme au plus vif.',
        }),
  loadingAll: 'Chargement des MUE',
  offline: 'La musique a besoin d’une connexion. Tu peux enregistrer sans elle.',
}

const mues = (count: number) => counted(count, { one: '# MUE', many: '# de MUE', other: '# MUE' })

const samples = (count: number) => counted(count, { one: '# exemple de MUE', other: '# exemples de MUE' })

export const MUE_MANAGER: typeof English.MUE_MANAGER = {
  hint: 'Remplir la bibliothèque musicale, ou la charger depuis le stockage.',
  manage: 'Gérer',
  intro: 'De la musique que tout le monde peut ajouter à un enregistrement.',
  actions: 'Actions sur la bibliothèque',
  setup: 'Préparer la table',
  addSamples: 'Ajouter des exemples',
  sync: 'Synchroniser le stockage',
  refresh: 'Actualiser',
  empty:
    'Aucun MUE. Choisis «\u00a0Préparer la table\u00a0» et «\u00a0Ajouter des exemples\u00a0» pour commencer.',
  loading: 'Chargement des MUE',
  ready: (count) => `La table des MUE est prête\u00a0: ${mues(count)}.`,
  added: (added, absent) =>
    absent > 0
      ? `Ajout\u00a0: ${samples(added)}. Encore sans fichier dans le stockage\u00a0: ${absent}.`
      : `Ajout\u00a0: ${samples(added)}.`,
  usingSamples: (count) => `${samples(count)} en service`,
  loaded: (count) => `Chargement terminé\u00a0: ${mues(count)}.`,
  listing: 'Lecture du stockage…',
  measuring: (done, all) => `Mesure des durées\u00a0: ${done} sur ${all}…`,
  working: 'En cours…',
  storageEmpty: 'Le stockage ne contient aucun MUE. La bibliothèque n’a pas changé.',
  synced: (count, more) =>
    more
      ? `Synchronisé. La bibliothèque compte maintenant ${mues(count)}. Le stockage contient plus de fichiers qu’on n’en lit d’un coup.`
      : `Synchronisé. La bibliothèque compte maintenant ${mues(count)}.`,
  confirm: {
    title: 'Remplacer la bibliothèque\u202f?',
    text: (now, then) =>
      `Dans la bibliothèque\u00a0: ${mues(now)}. Dans le stockage\u00a0: ${mues(then)}, qui en prennent la place. Les publications qui ont déjà une musique restent comme elles sont.`,
    cancel: 'Garder',
    replace: 'Remplacer',
  },
  seconds: (seconds) => `${Math.round(seconds)}\u00a0s`,
  mood: 'Ambiance',
  genre: 'Genre',
  playLabel: (name) => `Lire\u00a0: ${name}`,
  stopLabel: (name) => `Arrêter\u00a0: ${name}`,
}

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Créer un Owlcast',
  startedFrom: (title) => `À partir de «\u00a0${title}\u00a0».`,
  name: 'Nom',
  description: 'Description',
  tags: 'Tags',
  tagsHint: 'Sépare les tags par des espaces. Nous ajoutons le #.',
  privacy: 'Visibilité',
  visibilities: { public: 'Public', unlisted: 'Non répertorié', private: 'Privé' },
  hints: {
    public: 'Tout le monde peut le trouver.',
    unlisted: 'Toute personne qui a le lien peut l’écouter.',
    private: 'Réservé à toi et aux personnes que tu invites.',
  },
  proOnly: 'Non répertorié et privé nécessitent Pro.',
  invitees: 'Invitations',
  inviteesHint: 'Noms d’utilisateur, e-mails ou numéros de téléphone, séparés par des virgules.',
  inviteeList: 'Personnes à inviter',
  inviteeTooLong: 'C’est trop long pour un nom ou une adresse.',
  unresolved: 'Nous le vérifierons à l’invitation.',
  byEmail: 'par e-mail',
  byPhone:
    'les messages vers un téléphone ne sont pas encore possibles\u00a0: tu recevras un lien à partager',
  fee: `Frais de création ${formatDollars(OWLCAST_FEE_CENTS)} – offerts`,
  cancel: 'Annuler',
  create: 'Créer l’Owlcast',
  creating: 'Création de ton Owlcast',
  notCreated: 'Non créé. Ton texte est toujours là.',
  sourceGone:
    'La publication de départ n’existe plus. Touche encore «\u00a0Créer l’Owlcast\u00a0» pour continuer sans elle.',
  alreadyCreated: 'Cet Owlcast était déjà créé, avec ce que tu avais envoyé la première fois.',
  createdEarlier: (name) => `« ${name} » était déjà créé. Crée de nouveau pour faire aussi celui-ci.`,
  created: (name) => `«\u00a0${name}\u00a0» est prêt.`,
  createdWithInvitations: (name, sent) => `«\u00a0${name}\u00a0» est prêt. ${sent}`,
  record: 'Enregistrer',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: 'Publier dans',
  newOwlcast: 'Nouvel Owlcast',
  newOwlcastHint: 'Crée un Owlcast public avec ce titre. C’est son premier enregistrement.',
  existingOwlcastHint: 'Ajoute cet enregistrement aux autres.',
  lostOwlcastHint: 'Tu ne peux plus enregistrer dans cet Owlcast. Choisis-en un autre.',
  moreOptions: 'Plus d’options',
  loading: 'Chargement de tes Owlcasts',
  failed: 'Nous n’avons pas pu charger tes autres Owlcasts.',
}

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

export const COVER: typeof English.COVER = {
  group: 'Couverture',
  of: (title) => `Couverture de ${title}`,
  choose: 'Choisir une image',
  useDrawn: 'Utiliser la couverture dessinée',
  small: (pixels) =>
    `Les applis de podcasts demandent au moins ${pixels} pixels de côté : elles montrent la couverture dessinée.`,
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
