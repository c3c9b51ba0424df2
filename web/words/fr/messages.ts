/** French texts for private messages (MUE). */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../messages'

const counted = createPluralizer('fr')
const messages = (count: number) =>
  counted(count, { one: '# message', many: '# de messages', other: '# messages' })

export const MESSAGES: typeof English.MESSAGES = {
  heading: 'MUE',
  list: 'Conversations',
  create: 'Nouveau message MUE',
  search: 'Chercher dans les messages',
  searchedLoaded: 'La recherche porte sur les conversations affichées.',
  nothingFound: (query) => `Aucun résultat pour «\u202f${query}\u202f»`,
  count: (count, max) => (count >= max ? `${max - 1}+ messages` : messages(count)),
  countShort: (count, max) => (count >= max ? `${max - 1}+` : String(count)),
  left: 'Compte supprimé',
  from: (name) => `Message de ${name}`,
  fromYou: 'Message de toi',
  you: 'Toi',
  youSaid: (text) => `Toi\u202f: ${text}`,
  voice: 'Message vocal',
  more: (name) => `Plus pour la conversation avec ${name}`,
  moreOfMessage: (title) => `Plus d’actions pour ${title}`,
  reply: 'Répondre',
  share: 'Partager',
  delete: 'Supprimer',
  deliver: 'Envoyer le lien toi-même',
  older: 'Afficher les messages précédents',
  loadingOlder: 'Chargement des messages précédents',
  loadingThread: 'Chargement de la conversation',
  noneChosen: {
    title: 'Quelle voix veux-tu entendre\u202f?',
    text: 'Choisis une conversation, ou commences-en une nouvelle.',
  },
  threadEmpty: { title: 'Rien n’a encore été dit', text: 'Ton premier message ouvre cette conversation.' },
  signedOut: {
    title: 'Les messages restent entre deux personnes',
    text: 'Connecte-toi pour écouter les tiens et en envoyer un.',
    action: 'Se connecter',
    reason: 'Connecte-toi pour lire et envoyer des messages.',
  },
  offline: 'Hors ligne – messages tels que chargés la dernière fois',
  atHand: 'Tu as un enregistrement en cours. Envoie-le ou abandonne-le d’abord.',
}

export const REQUESTS: typeof English.REQUESTS = {
  heading: 'Demandes',
  list: 'Demandes de message',
  link: (count, max) => `Demandes (${count >= max ? `${max - 1}+` : count})`,
  back: 'Retour aux MUE',
  backTo: 'Retour aux demandes',
  why: 'Premiers messages de personnes que tu ne suis pas. Elles ne savent pas si tu écoutes, acceptes ou supprimes.',
  loading: 'Chargement des demandes',
  noneChosen: {
    title: 'Qui voudrait te parler\u202f?',
    text: 'Écoute une demande ici avant de répondre.',
  },
  onlyRequests:
    'Les premiers messages qu’on t’a écrits attendent dans Demandes. Tu peux aussi envoyer ta voix à quelqu’un.',
  empty: {
    title: 'Aucune demande',
    text: 'Les premiers messages de personnes que tu ne suis pas attendent ici, sans bruit.',
  },
  offline: 'Hors ligne – demandes telles que chargées la dernière fois',
  accept: 'Accepter',
  acceptLabel: (name) => `Accepter les messages de ${name}`,
  delete: 'Supprimer',
  deleteLabel: (name) => `Supprimer la demande de ${name}`,
  accepted: (name) => `${name} est maintenant dans tes conversations`,
  deleted: (name) => `La demande de ${name} est supprimée`,
  open: 'Ouvrir',
  asks: (name) => `${name} voudrait te parler, et ne saura pas si tu écoutes, acceptes ou supprimes.`,
  facts: (count, more) => `Demande · ${more ? `${count}+ messages` : messages(count)}`,
}

export const THREAD: typeof English.THREAD = {
  label: (name) => `Conversation avec ${name}`,
  back: 'Retour aux MUE',
  public: 'Public',
  facts: (count, more) => `Privé · ${more ? `${count}+ messages` : messages(count)}`,
  play: 'Écouter la conversation',
  stop: 'Arrêter',
  progress: (at, of) => `Lecture du message ${at} sur ${of}`,
  nth: (at, of) => `Message ${at} sur ${of}`,
  reply: 'Enregistrer une réponse',
  noAudio: 'Pas de son dans ce message',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  left: 'Ce compte a quitté Owlcast. Ce que tu as dit reste à toi\u202f; personne n’en entendra plus.',
  toMail: 'Cela arrive par e-mail. Le nom apparaît avec la première réponse.',
  toPhone: 'Les messages vers un téléphone ne sont pas encore possibles\u202f: envoie le lien toi-même.',
}

export const DELIVER: typeof English.DELIVER = {
  title: 'Envoyer le lien toi-même',
  text: 'La première personne qui ouvre ce lien peut entendre ce message. Donne-le à qui il est destiné.',
  link: 'Lien',
  making: 'Création du lien',
  copy: 'Copier le lien',
  copied: 'Lien copié\u202f!',
  copyByHand: 'Sélectionne le lien et copie-le.',
  share: 'Partager',
  sms: 'Ouvrir dans les SMS',
  body: (link) => `Un message vocal pour toi\u202f: ${link}`,
}

export const RECIPIENT: typeof English.RECIPIENT = {
  label: 'À',
  placeholder: '@nom, e-mail ou téléphone',
  looking: 'Recherche…',
  isHere: (name) => `${name} est sur Owlcast`,
  byMail: (address) => `Par e-mail à ${address}, avec un lien d’écoute.`,
  byPhone: (number) =>
    `Au ${number}\u202f: les messages vers un téléphone ne sont pas encore possibles. Tu reçois un lien à envoyer toi-même.`,
  unresolved: 'Vérifié à l’envoi.',
  private: 'Privé',
  privateHint: (who) => `Écoute réservée à toi et à ${who}`,
  publicHint: 'Quiconque a le lien peut écouter',
  them: 'cette personne',
}
