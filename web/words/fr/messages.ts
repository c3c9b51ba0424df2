/** French texts for private messages (MUE). */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../messages'

const counted = createPluralizer('fr')
const messages = (count: number) =>
  counted(count, { one: '# message', many: '# de messages', other: '# messages' })

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUE',
  list: 'Conversations',
  create: 'Nouveau message MUE',
  search: 'Chercher dans les messages',
  searchScope: 'La recherche porte sur les conversations affichées.',
  noResults: (query) => `Aucun résultat pour «\u202f${query}\u202f»`,
  count: (count, max) => (count >= max ? `${max - 1}+ messages` : messages(count)),
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  deletedAccount: 'Compte supprimé',
  from: (name) => `Message de ${name}`,
  fromYou: 'Message de toi',
  you: 'Toi',
  youSaid: (text) => `Toi\u202f: ${text}`,
  voiceMessage: 'Message vocal',
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
  summary: (count, more) => `Demande · ${more ? `${count}+ messages` : messages(count)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Conversation avec ${name}`,
  back: 'Retour aux MUE',
  public: 'Public',
  summary: (count, more) => `Privé · ${more ? `${count}+ messages` : messages(count)}`,
  play: 'Écouter la conversation',
  stop: 'Arrêter',
  progress: (at, of) => `Lecture du message ${at} sur ${of}`,
  messagePosition: (at, of) => `Message ${at} sur ${of}`,
  reply: 'Enregistrer une réponse',
  noAudio: 'Pas de son dans ce message',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  accountDeleted:
    'Ce compte a été supprimé. Tu gardes tes propres messages, et personne d’autre ne peut les écouter.',
  emailHint: 'Cela arrive par e-mail. Tu verras son nom à la première réponse.',
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
  smsText: (link) => `Un message vocal pour toi\u202f: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'À',
  placeholder: '@nom, e-mail ou téléphone',
  searching: 'Recherche…',
  onOwlcast: (name) => `${name} est sur Owlcast`,
  emailHint: (address) => `Nous enverrons un lien à ${address}.`,
  phoneHint: (number) =>
    `Les messages vers un téléphone ne sont pas encore possibles. Tu recevras un lien à envoyer toi-même au ${number}.`,
  unresolved: 'Nous le vérifierons à l’envoi.',
  private: 'Privé',
  privateHint: (who) => `Écoute réservée à toi et à ${who}`,
  publicHint: 'Toute personne qui a le lien peut écouter',
  fallbackName: 'cette personne',
}
