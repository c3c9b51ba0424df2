/** French texts for the first view: the app's frame, home and post cards. */
import { createPluralizer } from '../../i18n/plural'
import type * as English from '../en/shell'

const counted = createPluralizer('fr')

export const SHELL: typeof English.SHELL = {
  product: 'Owlcast',
  version: 'Owlcast 1.0 · des voix au crépuscule',
  skip: 'Aller au contenu',
  main: 'Navigation principale',
  quick: 'Accès rapide',
  menu: 'Menu',
  open: 'Ouvrir\u00a0:',
  closeMenu: 'Fermer le menu',
  record: 'Enregistrer',
  search: 'Recherche',
  notifications: 'Notifications',
  bell: (isNew) => (isNew ? 'Notifications, du nouveau' : 'Notifications'),
  back: 'Retour',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  upgrade: 'Passer à Pro',
  upgradePrice: '$1/mois',
  plan: { free: 'Gratuit', pro: 'Pro' },
  offline: 'Tu es hors ligne. Tes enregistrements sont en sécurité sur cet appareil.',
}

export const VIEW_TITLES: typeof English.VIEW_TITLES = {
  home: 'Accueil',
  record: 'Enregistrer',
  profile: 'Profil',
  member: 'Membre',
  settings: 'Réglages',
  graph: 'Toile des voix',
  search: 'Recherche',
  'my-squawks': 'Mes squawks',
  'my-hums': 'Mes HUM',
  'my-nightingales': 'Mes Nightingales',
  'my-owlcasts': 'Mes Owlcasts',
  'mue-manager': 'Gestion des MUE',
  moderation: 'Modération',
  goodbye: 'Au revoir',
  auth: 'Connexion',
  site: 'Vue d’ensemble',
}

export const MENU_TITLES: typeof English.MENU_TITLES = { graph: 'Toile' }

export const ERROR_SCREEN: typeof English.ERROR_SCREEN = {
  title: 'Quelque chose s’est mal passé',
  text: 'Un problème est survenu de notre côté. Tes publications sont en sécurité.',
  reload: 'Recharger l’app',
  details: 'Détails de l’erreur',
  error: 'Erreur',
  view: 'Vue',
  request: 'Requête',
  copy: 'Copier les détails',
  copied: 'Copié',
  partFailed: 'Une partie de l’app ne s’est pas chargée.',
  reloadPage: 'Recharger',
}

export const OFFLINE_PART: typeof English.OFFLINE_PART = {
  title: 'Cette partie n’est pas encore sur ton appareil',
  text: 'Tu es hors ligne. Elle s’ouvrira quand tu seras de nouveau en ligne. Tes enregistrements sont en sécurité.',
  reload: 'Réessayer',
}

export const SESSION: typeof English.SESSION = {
  signedOut: 'Déconnexion effectuée.',
}

export const HOME: typeof English.HOME = {
  headline: 'Dis-le avant que la lumière ne parte',
  lead: 'Enregistre une courte publication vocale, écoute les réponses de vive voix, et en un jour elle disparaît.',
  start: 'Lance quelque chose',
  fadingSoon: 'S’efface bientôt',
  newTonight: 'Nouveau ce soir',
  radio: 'Radio crépuscule',
}

export const QUICK_SEARCH: typeof English.QUICK_SEARCH = {
  placeholder: 'Publications et personnes',
  shortPlaceholder: 'Chercher une publication',
  label: 'Chercher parmi les squawks, HUM, Nightingales, Owlcasts et messages MUE',
}

export const CACHED_POSTS: typeof English.CACHED_POSTS = { posts: 'Voici les publications enregistrées' }

export const UI: typeof English.UI = {
  play: (title) => `Lire\u00a0: ${title}`,
  pause: (title) => `Pause\u00a0: ${title}`,
  seek: 'Position',
  position: (elapsed, total) => `${elapsed} sur ${total}`,
  close: 'Fermer',
  dismiss: 'Ignorer',
  retry: 'Réessayer',
  optional: 'facultatif',
  loading: 'Chargement',
  slow: 'C’est plus long que d’habitude.',
  sample: 'Démo',
  isNew: 'nouveau',
  minutes: (count) => `${count} min`,
  unheardMinutes: (minutes) => counted(minutes, { one: '# minute à écouter', other: '# minutes à écouter' }),
  unheard: (count) =>
    counted(count, { one: '# non écouté', many: '# de non écoutés', other: '# non écoutés' }),
  messages: 'Messages de l’app',
}

export const FEED: typeof English.FEED = {
  aside: 'Plus',
  upgrade: 'Passer à Pro',
  showMore: 'Afficher plus',
  loadingMore: 'Chargement de la suite',
}

export const POST: typeof English.POST = {
  with: 'avec',
  expand: 'Lire la suite',
  expandScript: 'Lire tout le texte',
  collapse: 'Afficher moins',
  share: 'Partager',
  shareLabel: (share, title) => `${share}\u00a0: ${title}`,
  linkCopied: (link) => `Lien copié\u202f! ${link}`,
  copyManually: 'Copie ce lien',
  link: 'Lien',
  moreActions: (title) => `Plus d’actions pour ${title}`,
  playNext: 'Lire ensuite',
  addToQueue: 'Ajouter à la file d’attente',
  queued: 'Ajouté à la file d’attente',
  report: 'Signaler une atteinte au droit d’auteur',
  delete: 'Supprimer',
  deleteLabel: (title) => `Supprimer ${title}`,
  deleteTitle: (one) => `Supprimer ${one}\u202f?`,
  deleteText: () => 'Veux-tu vraiment supprimer cela\u202f? Cette action est irréversible.',
  cancelDelete: 'Garder',
  deleted: (one) => `${one}\u00a0: c’est supprimé`,
}
