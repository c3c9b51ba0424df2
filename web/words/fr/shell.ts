/** Texts for the search field on home; the results have their own. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { getKind, KIND_NAMES } from '../../../domain/kinds'
import type { KindView } from '../../../domain/views'
import type * as English from '../shell'
import { KIND_LABELS } from './kinds'

const counted = createPluralizer('fr')

export const SHELL: typeof English.SHELL = {
  product: 'Owlcast',
  version: 'Owlcast 1.0 · des voix au crépuscule',
  skip: 'Aller au contenu',
  main: 'Navigation principale',
  quick: 'Accès rapide',
  menu: 'Menu',
  open: 'Ouvrir\u202f:',
  closeMenu: 'Fermer le menu',
  record: 'Enregistrer',
  search: 'Recherche',
  notifications: 'Notifications',
  bell: (count) =>
    count > 0
      ? `Notifications, ${counted(count, { one: '# non lue', many: '# de non lues', other: '# non lues' })}`
      : 'Notifications',
  back: 'Retour',
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  upgrade: 'Passer à Pro',
  upgradePrice: '$1/mois',
  plan: { free: 'Gratuit', pro: 'Pro' },
  offline: 'Tu es hors ligne. Tes enregistrements sont en sécurité sur cet appareil.',
  online: 'Tu es de retour en ligne.',
}

const OF_KINDS = Object.fromEntries(
  KIND_NAMES.map((kind) => [getKind(kind).view, KIND_LABELS[kind].menu]),
) as Record<KindView, string>

export const VIEW_TITLES: typeof English.VIEW_TITLES = {
  ...OF_KINDS,
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
