/** French texts for the user's data: export, sign-out and account deletion. */
import { createPluralizer } from '../../../domain/plural'
import type * as English from '../leaving'

const counted = createPluralizer('fr')
const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'moins de 1\u202fMo'
    : `environ ${Math.round(bytes / 1_000_000).toLocaleString('fr')}\u202fMo`

export const DATA: typeof English.DATA = {
  title: 'Données',
  take: 'Télécharger tes données',
  takeHint: 'Un fichier zip avec tes publications et tes messages, et une page pour les écouter.',
  download: 'Télécharger',
  about: (files, bytes) =>
    files === 0
      ? 'Pas encore de sons ni d’images.'
      : `${counted(files, { one: '# son ou image', many: '# de sons et d’images', other: '# sons et images' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) =>
    `${(bytes / 1_000_000).toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u202fMo jusqu’ici`,
  progress: 'Progression du téléchargement',
  cancel: 'Annuler',
  canceled: 'Téléchargement annulé.',
  saved: 'Tes données sont dans tes téléchargements.',
  handedOver: 'Ton navigateur télécharge tes données.',
  out: 'Se déconnecter',
  outHint: 'Sur cet appareil seulement.',
  signOut: 'Se déconnecter',
  erase: 'Tout supprimer',
  eraseHint: 'Retire tes publications, tes messages et ton profil.',
  eraseAll: 'Supprimer toutes mes données',
  tryAgain: 'Réessayer',
}

export const ERASE: typeof English.ERASE = {
  title: 'Supprimer toutes tes données\u202f?',
  text: 'Ton compte est supprimé pour toujours\u202f: tes publications, tes messages et ton profil, ce que d’autres ont enregistré dans tes Owlcasts et tous tes moyens de connexion. C’est irréversible.',
  first: 'Les télécharger d’abord\u202f?',
  looking: 'Vérification de tes données…',
  password: 'Ton mot de passe',
  code: 'Le code que nous t’avons envoyé',
  codeHint: (phone) => `Saisis les six chiffres envoyés au ${phone}.`,
  sendCode: (phone) => `Envoyer un code au ${phone}`,
  mailbox: 'Ouvrir la boîte de développement',
  again: 'Reconnecte-toi d’abord, pour que nous sachions que c’est bien toi.',
  signInAgain: 'Se reconnecter',
  reason: 'Reconnecte-toi, puis supprime tout depuis les réglages.',
  username: 'Écris ton nom d’utilisateur pour confirmer',
  usernameHint: (name) => `@${name}`,
  keep: 'Tout garder',
  confirm: 'Supprimer toutes mes données',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: 'Tes données ont été supprimées',
  at: (when) => `Le ${when}.`,
  done: 'Nous n’en avons plus rien.',
  underWay: 'Plus personne ne peut les voir. Le reste disparaîtra dans quelques minutes.',
  mailed: 'Nous t’avons envoyé un dernier e-mail qui le confirme.',
  kept: 'Ce que nous conservons, et pourquoi',
  device: 'Ce qui était enregistré sur cet appareil a aussi disparu.',
  home: 'Aller à l’accueil',
  none: 'Il n’y a plus rien à montrer ici.',
}
