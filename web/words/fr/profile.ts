/** French texts for the viewer's profile and avatar. */
import type * as English from '../profile'

const MONTH = new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric' })
const DAY = new Intl.DateTimeFormat('fr', { dateStyle: 'long' })

export const PROFILE: typeof English.PROFILE = {
  edit: 'Modifier le profil',
  editing: 'Modifier ton profil',
  save: 'Sauvegarder',
  cancel: 'Annuler',
  updated: 'Profil mis à jour\u202f!',
  memberSinceMonth: (at) => `Membre depuis ${MONTH.format(at)}`,
  posts: 'Tes publications',
  loading: 'Décompte de tes publications',
  atLeast: (count) => `${count}+`,
  username: 'Nom d’utilisateur',
  usernameHint: 'Les anciens liens vers ton profil continuent de fonctionner.',
  displayName: 'Nom affiché',
  email: 'E-mail',
  noEmail: 'Aucun',
  phone: 'Téléphone',
  accountType: 'Type de compte',
  plan: { free: 'Gratuit', pro: 'Pro' },
  memberSince: 'Membre depuis',
  formatDay: (at) => DAY.format(at),
  signedOut: {
    title: 'Aucun compte connecté',
    text: 'Connecte-toi pour voir ton profil et tes publications.',
    action: 'Se connecter',
    reason: 'Connecte-toi pour voir ton profil.',
  },
}

export const AVATAR: typeof English.AVATAR = {
  group: 'Photo',
  upload: 'Importer une photo',
  change: 'Changer la photo',
  remove: 'Retirer',
  hint: 'JPEG, PNG ou WebP, jusqu’à 10\u202fMo. La photo est recadrée en carré.',
  preparing: 'Préparation de ta photo',
  color: 'Couleur derrière tes initiales',
  random: 'Couleur au hasard',
  colors: {
    orange: 'Orange',
    amber: 'Ambre',
    blue: 'Bleu',
    green: 'Vert',
    purple: 'Violet',
    yellow: 'Jaune',
    red: 'Rouge',
    grey: 'Gris',
    pink: 'Rose',
    teal: 'Bleu canard',
  },
}
