/** French texts for members, messages, invitations, notifications, contacts and moderation. */
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { isPermanentSuspension } from '../../moderation/moderation'
import type * as English from '../en/people'

const counted = createPluralizer('fr')

const messages = (count: number) =>
  counted(count, { one: '# message', many: '# de messages', other: '# messages' })

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUE',
  list: 'Conversations',
  create: 'Nouveau message MUE',
  search: 'Chercher dans les messages',
  searchScope: 'La recherche porte sur les conversations affichées.',
  noResults: (query) => `Aucun résultat pour «\u00a0${query}\u00a0»`,
  count: (count, max) => (count >= max ? `${max - 1}+ messages` : messages(count)),
  deletedAccount: 'Compte supprimé',
  you: 'Toi',
  youSaid: (text) => `Toi\u00a0: ${text}`,
  moreActions: (name) => `Plus d’actions pour la conversation avec ${name}`,
  moreMessageActions: (title) => `Plus d’actions pour ${title}`,
  reply: 'Répondre',
  share: 'Partager',
  delete: 'Supprimer',
  sendLink: 'Envoyer le lien toi-même',
  showEarlier: 'Afficher les messages précédents',
  loadingEarlier: 'Chargement des messages précédents',
  loadingThread: 'Chargement de la conversation',
  noneSelected: {
    title: 'Choisis une conversation',
    text: 'Ou commences-en une nouvelle.',
  },
  emptyThread: { title: 'Pas encore de messages', text: 'Envoie le premier.' },
  signedOut: {
    title: 'Connecte-toi pour voir tes messages',
    text: 'Envoie des messages vocaux et écoute ceux des autres.',
    action: 'Se connecter',
    reason: 'Connecte-toi pour écouter et envoyer des messages.',
  },
  offline: 'Actualisation impossible. Voici les messages enregistrés.',
  unsentRecording: 'Tu as un enregistrement non envoyé. Envoie-le ou abandonne-le d’abord.',
  stillSending: 'Ton dernier enregistrement est encore en cours d’envoi. Réessaie dans un instant.',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Demandes',
  list: 'Demandes de message',
  link: (count, max) => `Demandes (${count >= max ? `${max - 1}+` : count})`,
  back: 'Retour aux MUE',
  backToRequests: 'Retour aux demandes',
  hint: 'Premiers messages de personnes que tu ne suis pas. Elles ne savent pas si tu écoutes, acceptes ou supprimes.',
  loading: 'Chargement des demandes',
  noneSelected: {
    title: 'Choisis une demande',
    text: 'Écoute d’abord, décide ensuite.',
  },
  onlyRequests:
    'Les messages de personnes que tu ne suis pas sont dans Demandes. Tu peux aussi en envoyer un.',
  empty: {
    title: 'Aucune demande',
    text: 'Les premiers messages de personnes que tu ne suis pas apparaissent ici. Tu ne reçois pas de notification.',
  },
  offline: 'Actualisation impossible. Voici les demandes enregistrées.',
  accept: 'Accepter',
  acceptLabel: (name) => `Accepter les messages de ${name}`,
  delete: 'Supprimer',
  deleteLabel: (name) => `Supprimer la demande de ${name}`,
  accepted: (name) => `${name} est maintenant dans tes conversations`,
  deleted: (name) => `Demande de ${name} supprimée`,
  open: 'Ouvrir',
  prompt: (name) => `${name} veut te parler. Personne ne saura si tu écoutes, acceptes ou supprimes.`,
  request: 'Demande',
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Conversation avec ${name}`,
  back: 'Retour aux MUE',
  public: 'Public',
  private: 'Privé',
  play: 'Écouter la conversation',
  stop: 'Arrêter',
  progress: (at, of) => `Lecture du message ${at} sur ${of}`,
  messagePosition: (at, of) => `Message ${at} sur ${of}`,
  reply: 'Enregistrer une réponse',
  more: 'Ajouter un titre, de la musique ou une autre publication',
  unheard: 'Nouveau',
  heard: 'Écouté',
  heardAt: (when) => `Écouté ${when}`,
  notHeard: 'Pas encore écouté',
  playUnheard: (count) =>
    counted(count, { one: 'Écouter le message non écouté', other: 'Écouter les # messages non écoutés' }),
  unheardCount: (count) => counted(count, { one: '# non écouté', other: '# non écoutés' }),
  noAudio: 'Pas de son dans ce message',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  accountDeleted:
    'Ce compte a été supprimé. Tu gardes tes propres messages, et personne d’autre ne peut les écouter.',
  emailHint: 'Cette personne recevra un e-mail. Tu verras son nom à sa première réponse.',
  emailRefused: 'Nos e-mails n’arrivent pas à cette adresse. Envoie le lien toi-même.',
  phoneHint: 'Les messages vers un téléphone ne sont pas encore possibles. Envoie le lien toi-même.',
}

export const DELIVERY: typeof English.DELIVERY = {
  title: 'Envoyer le lien toi-même',
  text: 'La première personne qui ouvre ce lien peut écouter le message. Envoie-le seulement à qui il est destiné.',
  link: 'Lien',
  creating: 'Création du lien',
  copy: 'Copier le lien',
  copied: 'Lien copié\u202f!',
  copyManually: 'Sélectionne le lien et copie-le.',
  share: 'Partager',
  sms: 'Ouvrir dans les SMS',
  smsText: (link) => `Un message vocal pour toi\u00a0: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'À',
  placeholder: '@nom, e-mail ou téléphone',
  searching: 'Recherche…',
  onOwlcast: (name) => `${name} est sur Owlcast`,
  whoIsMeant: (name) => `Tu veux dire ${name}\u202f?`,
  emailHint: (address) => `Nous enverrons un lien à ${address}.`,
  phoneHint: (number) =>
    `Les messages vers un téléphone ne sont pas encore possibles. Tu recevras un lien à envoyer toi-même au ${number}.`,
  unresolved: 'Nous le vérifierons à l’envoi.',
  sendToShown: (label) => `Envoyer à ${label}`,
  private: 'Privé',
  privateHint: (who) => `Écoute réservée à toi et à ${who}`,
  publicHint: 'Toute personne qui a le lien peut écouter',
  replyHint:
    'Sans destinataire, toute personne qui peut écouter la publication à laquelle tu réponds peut écouter.',
  fallbackName: 'cette personne',
}

const contacts = (count: number) =>
  counted(count, { one: '# contact', many: '# de contacts', other: '# contacts' })

export const SUGGESTIONS: typeof English.SUGGESTIONS = {
  label: 'Personnes',
  followed: 'Personnes que tu suis',
  recent: 'Échanges récents',
  contacts: 'Dans tes contacts',
  count: (count) => counted(count, { one: '# personne trouvée', other: '# personnes trouvées' }),
}

export const CONTACTS: typeof English.CONTACTS = {
  section: 'Synchronisation des contacts',
  title: 'Contacts synchronisés',
  heading: 'Trouve des gens que tu connais',
  findHint: 'Vois lesquels de tes contacts sont sur Owlcast.',
  start: 'Synchroniser',
  startLabel: 'Synchroniser les contacts',
  open: 'Ouvrir',
  openLabel: 'Ouvrir les contacts synchronisés',
  summary: (here, all) => `Sur Owlcast\u00a0: ${here.toLocaleString('fr')}, parmi ${contacts(all)}.`,
  lastSynced: 'Dernière synchronisation\u00a0:',
  notSynced: 'Pas encore synchronisés.',

  intro: 'Tes contacts restent sur cet appareil.',
  introText:
    'Nous vérifions leurs e-mails et leurs numéros, sans les conserver. Tu verras les personnes qui veulent bien être trouvées. Personne ne saura que tu as cherché.',
  choose: 'Choisir des contacts',
  file: 'Importer un fichier',
  fileHint: 'Un fichier .csv ou .vcf de Google, Outlook ou Apple. Tu peux le déposer ici.',
  dropHint: 'Dépose le fichier ici',
  reading: 'Lecture de tes contacts',
  checking: (done, all) => `${done} sur ${all} vérifiés`,
  progress: 'Contacts vérifiés',
  cancel: 'Annuler',
  offline: 'Tu es hors ligne. Synchronise à nouveau une fois en ligne.',
  uncheckedCount: (count, daily) =>
    `${counted(count, { one: '# e-mail ou numéro n’est pas encore vérifié', other: '# e-mails et numéros ne sont pas encore vérifiés' })}. Synchronise à nouveau pour continuer. Tu peux en vérifier ${daily.toLocaleString('fr')} par jour.`,
  missingCountryCode: (count) =>
    counted(count, {
      one: 'Impossible de vérifier # contact. Il manque l’indicatif du pays à ses numéros.',
      other: 'Impossible de vérifier # contacts. Il manque l’indicatif du pays à leurs numéros.',
    }),
  leftOut: {
    heading: 'Laissé de côté lors de ta dernière importation :',
    withoutAddress: (count) =>
      counted(count, { one: '# entrée sans e-mail ni numéro', other: '# entrées sans e-mail ni numéro' }),
    invalid: (count) =>
      counted(count, {
        one: '# e-mail ou numéro que nous ne pouvons pas lire',
        other: '# e-mails ou numéros que nous ne pouvons pas lire',
      }),
    fax: (count) =>
      counted(count, { one: '# numéro de fax ou de pager', other: '# numéros de fax ou de pager' }),
    nested: (count) =>
      counted(count, {
        one: '# contact à l’intérieur d’un autre contact',
        other: '# contacts à l’intérieur d’un autre contact',
      }),
    tooMany: (count) =>
      counted(count, {
        one: '# e-mail ou numéro au-delà de dix pour un contact',
        other: '# e-mails ou numéros au-delà de dix pour un contact',
      }),
    overLimit: (count) =>
      counted(count, { one: '# contact au-delà de la limite', other: '# contacts au-delà de la limite' }),
  },
  limitReached: (count) => `Tu peux synchroniser jusqu’à ${contacts(count)}.`,
  storageFull:
    'Ton appareil est plein, nous n’avons pas pu conserver tes contacts. Ils restent ici jusqu’à ce que tu quittes cette page.',

  search: 'Chercher dans les contacts',
  noResults: (typed) => `Aucun contact pour «\u00a0${typed}\u00a0»`,
  matchedHeading: (count) => `Sur Owlcast (${count})`,
  noMatches: 'Aucun de tes contacts trouvé pour l’instant.',
  unmatchedHeading: (count) => `Inviter (${count})`,
  uncheckedHeading: (count) => `Pas encore vérifiés (${count})`,
  unmatchedHint: 'Nous n’écrivons à personne. Tu envoies l’invitation toi-même.',
  follow: 'Suivre',
  following: 'Suivi',
  followLabel: (name) => `Suivre ${name}`,
  followingLabel: (name) => `Suivi\u00a0: ${name}`,
  followAll: 'Tout suivre',
  followedAll: (count) =>
    `Tu suis ${counted(count, { one: '# personne de plus', many: '# de personnes de plus', other: '# personnes de plus' })}.`,
  share: 'Partager ton lien',
  more: 'Afficher plus',
  emailLabel: (name) => `Inviter ${name} par e-mail`,
  smsLabel: (name) => `Inviter ${name} par SMS`,
  linkLabel: (name) => `Partager ton lien avec ${name}`,

  syncAgain: 'Synchroniser à nouveau',
  remove: 'Retirer les contacts synchronisés',
  removeTitle: 'Retirer les contacts synchronisés\u202f?',
  removeText: 'Nous les retirons de cet appareil. Tu continues de suivre les mêmes personnes.',
  keepContacts: 'Les garder',
  confirmRemove: 'Retirer',
  removed: 'Contacts retirés de cet appareil.',
}

export const NO_IMPORT: typeof English.NO_IMPORT = {
  size: 'Le fichier dépasse 5\u202fMo.',
  type: 'Seuls les fichiers .csv et .vcf peuvent être lus.',
  empty: 'Le fichier ne contient ni adresse e-mail ni numéro de téléphone.',
  unreadable: 'Nous n’avons pas pu lire le fichier.',
}

export const INVITE: typeof English.INVITE = {
  subject: 'Écoute-moi sur Owlcast',
  text: (link) => `Je suis sur Owlcast, où l’on parle au lieu d’écrire. Écoute-moi ici\u00a0: ${link}`,
}

export const FOUND_BY: typeof English.FOUND_BY = {
  email: 'On peut me trouver avec mon e-mail',
  phone: 'On peut me trouver avec mon numéro',
  hint: 'Désactivé tant que tu ne l’actives pas. On voit ton profil public.',
  noEmail: 'Tu n’as pas encore ajouté d’e-mail.',
  noPhone: 'Tu n’as pas encore ajouté de numéro de téléphone.',
  loading: 'Chargement de qui peut te trouver',
}

const MONTH = createDateFormat('fr', { month: 'long', year: 'numeric' })

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
  followingLabel: (name) => `Suivi\u00a0: ${name}`,
  signInToFollow: (name) => `Connecte-toi pour suivre ${name}.`,
  ownProfile: 'Voici ton profil, vu par les autres.',
  edit: 'Modifier le profil',
  message: 'Message',
  messageLabel: (name) => `Message à ${name}`,
  signInToMessage: (name) => `Connecte-toi pour envoyer un message à ${name}.`,
  shareLabel: (name) => `Partager le profil de ${name}`,
  filterLabel: 'Afficher',
  all: 'Tout',
  empty: (name) => `${name} n’a encore rien publié`,
  emptyText: 'Ses publications publiques apparaîtront ici.',
  emptyOfKind: (many) => `Encore rien pour «\u00a0${many}\u00a0»`,
  showAll: 'Tout afficher',
  notFound: 'Contenu introuvable',
  notFoundText: 'Cette personne est introuvable. Elle a peut-être changé de nom ou quitté Owlcast.',
  back: 'Retour à Owlcast',
  followsYou: 'te suit',
  stillHere: 'Encore là',
  kept: 'Conservé',
  allPosts: 'Toutes les publications',
  emptyShelves: 'Ce que tu publies apparaît ici.',
}

export const HELLO: typeof English.HELLO = {
  play: (name, time) => `Écouter le bonjour de ${name}, ${time}`,
  playOwn: (time) => `Écouter ton bonjour, ${time}`,
  failed: 'Ce bonjour ne peut pas être écouté pour le moment.',
  quote: (text) => `« ${text} »`,
  record: 'Enregistrer un bonjour',
  again: (time) => `Nouveau bonjour, ${time} maximum`,
  intro: (time) => `Dis qui tu es en ${time} maximum. Quiconque ouvre ton profil peut l’entendre.`,
  text: 'Ce que tu dis',
  textHint: 'Une ligne sous ton nom. Laisse-la vide et nous essayons de l’écrire.',
  save: 'Enregistrer le bonjour',
  cancel: 'Annuler',
  saved: 'Ton bonjour est sur ton profil.',
  edit: 'Ton bonjour',
  remove: 'Supprimer le bonjour',
  removeTitle: 'Supprimer ton bonjour ?',
  removeText: 'L’enregistrement et son texte disparaissent pour tout le monde.',
  keep: 'Garder',
  removed: 'Ton bonjour est supprimé.',
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

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'Inviter à collaborer',
  invite: 'Inviter à collaborer',
  addTo: (title) => `Inviter à collaborer à ${title}`,
  placeholder: '@nom ou e-mail',
  send: 'Envoyer',
  cancel: 'Annuler',
  sent: (name) => `Invitation envoyée à ${name}\u202f!`,
  sentWithoutEmail: (name) =>
    `${name} trouvera ton invitation sur Owlcast. Plus aucune invitation ne lui sera envoyée par e-mail aujourd’hui.`,
  sentCount: (sent, all) => `${sent} sur ${all} invitations envoyées`,
  allSent: (count) => counted(count, { one: '# invitation envoyée.', other: '# invitations envoyées.' }),
  notSent: (to) => `Non envoyée à ${to}`,
  retry: 'Réessayer',
  done: 'Terminé',
  viewInvited: 'Voir les personnes invitées',
  shareLink: (name) => `Nous ne pouvons pas écrire à ${name} par e-mail. Envoie ce lien toi-même\u00a0:`,
  link: 'Lien d’invitation',
  copy: 'Copier le lien',
  copied: 'Lien copié\u202f!',

  listTitle: 'Qui participe',
  listEmpty: 'Tu n’as encore invité personne.',
  listFailed: 'Nous n’avons pas pu charger les invitations.',
  emailRefused: 'Nos e-mails n’arrivent pas à cette adresse. Invite autrement.',
  revoke: 'Annuler',
  revokeLabel: (name) => `Annuler l’invitation de ${name}`,
  remove: 'Retirer',
  removeLabel: (name) => `Retirer ${name}`,
  revoked: (name) => `L’invitation de ${name} est annulée.`,
  removed: (name) => `${name} ne participe plus.`,

  heading: 'Invitations',
  invitedBy: (inviter) => `${inviter} t’invite à collaborer`,
  pendingCount: (count) => counted(count, { one: 'Tu as # invitation', other: 'Tu as # invitations' }),
  view: 'Voir',
  dismiss: 'Pas maintenant',
  postBy: (title, username) => `«\u00a0${title}\u00a0» par @${username}`,
  accept: 'Accepter',
  acceptLabel: (title) => `Accepter\u00a0: ${title}`,
  decline: 'Refuser',
  declineLabel: (title) => `Refuser\u00a0: ${title}`,
  accepted: (title) => `Tu participes maintenant à «\u00a0${title}\u00a0».`,
  declined: 'Invitation refusée.',
  undo: 'Annuler',
  collaborationEnded: (title) => `Tu ne participes plus à «\u00a0${title}\u00a0».`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: 'Invitation envoyée',
  accepted: 'Participe',
  declined: 'Refusée',
  revoked: 'Annulée',
  expired: 'Expirée',
}

export const PERSON_ACTIONS: typeof English.PERSON_ACTIONS = {
  mute: (name) => `Mettre ${name} en sourdine`,
  unmute: (name) => `Ne plus mettre ${name} en sourdine`,
  block: (name) => `Bloquer ${name}`,
  unblock: (name) => `Débloquer ${name}`,
  reportPost: 'Signaler',
  reportPerson: (name) => `Signaler ${name}`,
  reportHello: (name) => `Signaler le bonjour de ${name}`,
  more: (name) => `Plus sur ${name}`,
  signIn: 'Connecte-toi pour signaler, mettre en sourdine ou bloquer quelqu’un.',
}

export const SAFETY_TOASTS: typeof English.SAFETY_TOASTS = {
  muted: (name) => `Tu ne verras plus les publications de ${name}, sans que cela se sache.`,
  unmuted: (name) => `Tu verras de nouveau les publications de ${name}`,
  blocked: (name) => `Tu as bloqué ${name}`,
  unblocked: (name) => `Tu ne bloques plus ${name}`,
  undo: 'Annuler',
}

export const BLOCK: typeof English.BLOCK = {
  title: (name) => `Bloquer ${name}\u202f?`,
  text: [
    'Vous ne pourrez plus vous trouver, vous écouter, vous suivre, vous inviter ni vous écrire. Vous cessez de vous suivre et les invitations en cours prennent fin. Vos messages sont masqués, pas supprimés.',
    'Cette personne n’en est pas informée. Tes publications publiques restent publiques\u00a0: sans se connecter, elle peut les écouter.',
  ],
  cancel: 'Annuler',
  confirm: 'Bloquer',
}

export const REPORT: typeof English.REPORT = {
  titlePost: 'Signaler cette publication',
  titlePerson: (name) => `Signaler ${name}`,
  about: (title) => `Au sujet de «\u00a0${title}\u00a0»`,
  hint: 'La modération va l’examiner. La personne signalée ne saura pas par qui.',
  viewedHint: 'La modération pourra l’écouter et le lire, même si c’est privé.',
  emergencyHint: 'Si quelqu’un est en danger maintenant, appelle le numéro d’urgence local.',
  reason: 'Quel est le problème\u202f?',
  details: 'Autre chose à nous dire\u202f?',
  send: 'Envoyer',
  cancel: 'Annuler',
  sent: 'Merci. La modération va l’examiner.',
}

export const SAFETY: typeof English.SAFETY = {
  title: 'Sécurité',
  shareHeard: 'Montrer aux expéditeurs ce que tu as écouté',
  shareHeardHint:
    'Désactivé tant que tu ne l’actives pas. Les expéditeurs voient lesquels de leurs nouveaux messages tu as écoutés, et quand.',
  loadingShareHeard: 'Chargement de ce que voient les expéditeurs',
  lists: {
    blocks: {
      title: 'Personnes bloquées',
      hint: 'Vous ne pouvez ni vous écouter ni vous écrire.',
      none: 'Tu n’as bloqué personne.',
      end: 'Débloquer',
      endLabel: (name) => `Débloquer ${name}`,
    },
    mutes: {
      title: 'Personnes en sourdine',
      hint: 'Tu ne vois pas leurs publications. Elles ne le savent pas.',
      none: 'Tu n’as mis personne en sourdine.',
      end: 'Réentendre',
      endLabel: (name) => `Réentendre ${name}`,
    },
  },
  show: 'Afficher',
  showLabel: (title) => `Afficher\u00a0: ${title}`,
  loading: 'Chargement des personnes',
  more: 'Afficher plus',
}

export const BLOCKED_MEMBER: typeof English.BLOCKED_MEMBER = {
  title: (name) => `Tu as bloqué ${name}`,
  text: 'Vous ne pouvez ni vous écouter ni vous écrire. Cette personne n’en est pas informée.',
  unblock: 'Débloquer',
  muted: 'En sourdine',
}

const MOMENT = createDateFormat('fr', { dateStyle: 'medium', timeStyle: 'short' })

export const MODERATION: typeof English.MODERATION = {
  intro:
    'Signalements des membres. Chaque décision est consignée. Nous disons à la personne ce qui a été décidé, jamais qui l’a signalée.',
  hint: 'Signalements des membres, et ce qui a été décidé.',
  open: 'Modérer',
  queueLabel: 'Quels signalements',
  queue: { open: 'En attente', decided: 'Décidés' },
  loading: 'Chargement des signalements',
  empty: { open: 'Aucun signalement en attente', decided: 'Pas encore de décisions' },
  emptyText: { open: 'Les nouveaux signalements apparaîtront ici, les plus nombreux d’abord.', decided: '' },
  aboutPerson: (name) => `Au sujet de ${name}`,
  helloOf: (name) => `Le bonjour de ${name}`,
  reportCount: (count) =>
    counted(count, { one: '# signalement', many: '# de signalements', other: '# signalements' }),
  reportedBy: 'par',
  deletedUser: 'un compte supprimé',
  hidden: 'Masqué',
  private: 'Privé',
  unavailable: 'Expiré ou supprimé',
  suspended: (until) =>
    isPermanentSuspension(until)
      ? 'Compte suspendu définitivement'
      : `Compte suspendu jusqu’au ${MOMENT.format(until)}`,
  listen: 'Écouter',
  listenLabel: (title) => `Écouter ${title} dans un nouvel onglet`,
  view: 'Écouter et lire',
  viewLabel: (title) => `Écouter et lire ${title}`,
  viewNote: 'Nous consignons que tu l’as ouvert.',
  clip: 'L’extrait du podcast',
  dismiss: 'Rejeter',
  dismissLabel: (of) => `Rejeter les signalements sur ${of}`,
  hide: 'Masquer',
  hideLabel: (title) => `Masquer ${title} pour tout le monde`,
  show: 'Réafficher',
  showLabel: (title) => `Réafficher ${title}`,
  suspend: 'Suspendre',
  suspendLabel: (name) => `Suspendre ${name}`,
  release: (name) => `Lever la suspension de ${name}`,
  suspendFor: (days) =>
    days === null
      ? 'Suspendre définitivement'
      : counted(days, { one: 'Suspendre un jour', other: 'Suspendre # jours' }),
  done: {
    dismiss: 'Rejeté',
    hide: 'Masqué. À retrouver sous «\u00a0Décidés\u00a0».',
    show: 'De nouveau visible',
    suspend: 'Compte suspendu. La personne a été prévenue.',
    release: 'Suspension levée',
  },
  moreReports: (count) => `${count.toLocaleString('fr')} de plus`,
}

const SUSPENSION_MOMENT = createDateFormat('fr', { dateStyle: 'long', timeStyle: 'short' })

export const SUSPENSION: typeof English.SUSPENSION = {
  label: 'Ton compte est suspendu',
  heading: (until) =>
    isPermanentSuspension(until)
      ? 'Ton compte est suspendu définitivement'
      : `Ton compte est suspendu jusqu’au ${SUSPENSION_MOMENT.format(until)}`,
  allowedActions:
    'Tu peux toujours écouter, signaler, et télécharger ou supprimer tes données. Ce que tu enregistres reste sur cet appareil.',
  decision: 'Voir pourquoi, ou faire un recours',
  manageData: 'Télécharger ou supprimer tes données',
}

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  title: 'Notifications du navigateur',
  hint: 'Sur cet appareil, quand Owlcast n’est pas à l’écran.',
  openOnly: 'Sur cet appareil, tant qu’Owlcast est ouvert dans un onglet.',
  blocked: 'Bloquées. Tu peux autoriser les notifications dans les réglages de ton navigateur.',
  unsupported: 'Ce navigateur ne peut pas afficher de notifications.',
  enabled: 'Les notifications sont activées sur cet appareil.',
  disabled: 'Les notifications sont désactivées sur cet appareil.',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: 'Nouveau message MUE',
  reply: 'Nouvelle réponse',
  mention: 'Nouvelle mention',
  invite: 'Invitation',
  new_post: 'Nouvelle publication',
  every_squawk: 'Nouveaux squawks',
  expiry: 'S’efface bientôt',
  report: 'Nouveau signalement',
  system: 'Owlcast',
}

export const NOTIFICATION_SETTINGS: typeof English.NOTIFICATION_SETTINGS = {
  caption: 'Tes notifications, et où tu les reçois',
  reasonColumn: 'Me prévenir pour',
  inAppColumn: 'Dans l’appli',
  pushColumn: 'Push',
  inAppLabel: (what) => `${what}, dans l’appli`,
  pushLabel: (what) => `${what}, push`,
  reasons: {
    message: { title: 'Messages', hint: 'Quelqu’un t’envoie un MUE' },
    reply: { title: 'Réponses', hint: 'À tes publications et à celles où tu participes' },
    mention: { title: 'Mentions', hint: 'Quelqu’un mentionne ton @nom' },
    invite: { title: 'Invitations', hint: 'Quelqu’un t’invite à collaborer' },
    new_post: { title: 'Personnes que tu suis', hint: 'Leurs nouvelles publications' },
    every_squawk: {
      title: 'Chaque nouveau squawk',
      hint: 'Tous les squawks, un résumé, toutes les 30 minutes au plus',
    },
    expiry: { title: 'Publications qui s’effacent', hint: 'Deux heures avant que les tiennes ne s’effacent' },
    report: { title: 'Signalements', hint: 'Pour la modération\u00a0: un membre signale quelque chose' },
  },
  words: 'Ce qui a été dit, dans les notifications push',
  wordsHint:
    'La première phrase des publications publiques, jamais des messages. Une notification peut arriver une minute plus tard.',
  quietHours: 'Heures calmes',
  quietHoursHint: 'Pas de notifications push jusqu’à leur fin. Tu vois toujours tout dans l’appli.',
  from: 'De',
  to: 'À',
  timeZone: (name) => `Fuseau horaire\u00a0: ${name.replaceAll('_', ' ')}`,
  loading: 'Chargement de tes choix',
}

type Sentences = (typeof English.NOTICE_SENTENCES)['events']['message']

const MEANWHILE = '. Tu peux toujours écouter, et télécharger ou supprimer tes données.'

const same = (sentence: Sentences['one']): Sentences => ({ one: sentence, many: sentence })

export const NOTICES: typeof English.NOTICES = {
  heading: 'Notifications',
  markRead: 'Marquer comme lue',
  markAllRead: 'Tout marquer comme lu',
  markedAllRead: 'Toutes les notifications sont marquées comme lues.',
  unread: 'non lue',
  list: 'Toutes les notifications',
  deleted: 'Notification supprimée.',
  undo: 'Annuler',
  loadEarlier: 'Notifications précédentes',
  loading: 'Chargement des notifications',
  loadingEarlier: 'Chargement des précédentes',
  offline: 'Tu es hors ligne. Cette liste n’est peut-être pas à jour.',
  stale: 'Impossible d’actualiser cette liste. Elle n’est peut-être pas à jour.',
  empty: {
    title: 'Pas encore de notifications',
    text: 'Réponses, mentions, messages et invitations apparaîtront ici.',
  },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: 'Quelqu’un',
  ownPost: 'l’une de tes publications',
  system: {
    'webhook.disabled': [
      { name: 'L’un de tes webhooks est désactivé' },
      '. Son adresse a échoué trop souvent. Tu peux le réactiver dans les réglages.',
    ],
    'plan.ended': [{ name: 'Ton offre Pro est terminée' }, '. Tout ce que tu as créé avec reste en place.'],
    'refund.failed': [
      { name: 'Un remboursement ne t’est pas parvenu' },
      '. Ta banque l’a renvoyé. Les responsables de ce site le savent.',
    ],
    'payout.refused': [
      { name: 'Ta banque a refusé un versement' },
      '. Vérifie tes coordonnées bancaires chez Stripe, dans les réglages, sous Revenus.',
    ],
    'moderation.hello_hidden': [
      { name: 'La modération a masqué ton bonjour' },
      '. Personne ne peut l’écouter pour l’instant. Tes réglages disent pourquoi, sous Sécurité.',
    ],
    'moderation.hello_shown': ['La modération a rétabli ton bonjour.'],
    'moderation.suspended': [{ name: 'Ton compte est suspendu pour le moment' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'Ton compte est suspendu définitivement' }, MEANWHILE],
    'moderation.released': ['Ton compte n’est plus suspendu.'],
    'moderation.warned': [
      { name: 'La modération t’a envoyé un avertissement' },
      '. Les réglages disent pourquoi, sous Sécurité.',
    ],
    'moderation.appeal_upheld': [
      'Nous avons examiné ton recours. ',
      { name: 'La décision est maintenue' },
      '.',
    ],
    'moderation.appeal_overturned': [
      'Nous avons examiné ton recours et ',
      { name: 'annulé la décision' },
      '.',
    ],
    'moderation.role_member': ['Tu ne modères plus ce site. Merci de l’avoir fait.'],
    'moderation.role_moderator': [
      { name: 'Tu modères maintenant ce site' },
      '. Les signalements sont dans tes réglages, sous Sécurité.',
    ],
    'moderation.role_admin': [{ name: 'Tu administres maintenant ce site' }, '.'],
  },
  hidden: (voice) => ['La modération a masqué ', voice, '. Personne ne peut l’écouter pour l’instant.'],
  restored: (voice) => ['La modération a rétabli ', voice, '.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' ajoute une voix à ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# voix rejoint ',
          many: '# de voix rejoignent ',
          other: '# voix rejoignent ',
        }),
        what,
        ', la dernière par ',
        who,
      ],
    },
    cast: {
      one: ({ who, what }) => [who, ' ajoute un enregistrement à ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# nouvel enregistrement dans ',
          many: '# de nouveaux enregistrements dans ',
          other: '# nouveaux enregistrements dans ',
        }),
        what,
        ', le dernier par ',
        who,
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' répond à ', what],
      many: ({ who, what, count }) => [
        counted(count, { one: '# réponse à ', many: '# de réponses à ', other: '# réponses à ' }),
        what,
        ', la dernière par ',
        who,
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' t’a envoyé un MUE'],
      many: ({ who, count }) => [
        who,
        ` t’a envoyé ${counted(count, { one: '# MUE', many: '# de MUE', other: '# MUE' })}`,
      ],
    },
    mention: same(({ who, what }) => [who, ' te mentionne dans ', what]),
    invite: same(({ who, what }) => [who, ' t’invite à collaborer à ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' partage ', what],
      many: ({ who, what, count }) => [
        who,
        ` partage ${counted(count, { one: '# publication', many: '# de publications', other: '# publications' })}, la plus récente\u00a0: `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => [
      'Il y a de nouveaux squawks, le plus récent\u00a0: ',
      what,
      ' par ',
      who,
    ]),
    report: {
      one: () => ['Un nouveau signalement attend.'],
      many: ({ count }) => [
        `${counted(count, { one: '# nouveau signalement attend', many: '# de nouveaux signalements attendent', other: '# nouveaux signalements attendent' })}.`,
      ],
    },
    expiry: same(({ what }) => [what, ' disparaît bientôt. Réécoute tant que tu peux.']),
  },
}
