/** French texts for the user's data: export, sign-out and account deletion. */
import { createPluralizer } from '../../../domain/i18n/plural'
import type * as English from '../leaving'

const counted = createPluralizer('fr')
const megabytes = (bytes: number) =>
  bytes < 1_000_000
    ? 'moins de 1\u202fMo'
    : `environ ${Math.round(bytes / 1_000_000).toLocaleString('fr')}\u202fMo`

export const ACCOUNT_DATA: typeof English.ACCOUNT_DATA = {
  title: 'Données',
  exportTitle: 'Télécharger tes données',
  exportHint: 'Un fichier zip avec tes publications et tes messages, et une page pour les écouter.',
  download: 'Télécharger',
  exportSize: (files, bytes) =>
    files === 0
      ? 'Pas encore de sons ni d’images.'
      : `${counted(files, { one: '# son ou image', many: '# de sons et d’images', other: '# sons et images' })}, ${megabytes(bytes)}.`,
  downloading: (bytes) =>
    `${(bytes / 1_000_000).toLocaleString('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u202fMo jusqu’ici`,
  progress: 'Progression du téléchargement',
  cancel: 'Annuler',
  canceled: 'Téléchargement annulé.',
  saved: 'Tes données sont dans tes téléchargements.',
  browserDownloads: 'Ton navigateur télécharge tes données.',
  signOutTitle: 'Se déconnecter',
  signOutHint: 'Sur cet appareil seulement.',
  signOut: 'Se déconnecter',
  deleteTitle: 'Tout supprimer',
  deleteHint: 'Retire tes publications, tes messages et ton profil.',
  deleteAll: 'Supprimer toutes mes données',
  tryAgain: 'Réessayer',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: 'Supprimer toutes tes données\u202f?',
  text: 'Ton compte est supprimé pour toujours\u202f: tes publications, tes messages et ton profil, ce que d’autres ont enregistré dans tes Owlcasts et tous tes moyens de connexion. C’est irréversible.',
  exportFirst: 'Les télécharger d’abord\u202f?',
  loading: 'Vérification de tes données…',
  password: 'Ton mot de passe',
  code: 'Le code que nous t’avons envoyé',
  codeHint: (phone) => `Saisis les six chiffres envoyés au ${phone}.`,
  sendCode: (phone) => `Envoyer un code au ${phone}`,
  openDevMailbox: 'Ouvrir la boîte de développement',
  reauthenticate: 'Reconnecte-toi d’abord, pour que nous sachions que c’est bien toi.',
  signInAgain: 'Se reconnecter',
  reason: 'Reconnecte-toi, puis supprime tout depuis les réglages.',
  username: 'Écris ton nom d’utilisateur pour confirmer',
  usernameHint: (name) => `@${name}`,
  cancel: 'Tout garder',
  confirm: 'Supprimer toutes mes données',
}

export const RECEIPT: typeof English.RECEIPT = {
  title: 'Tes données ont été supprimées',
  deletedAt: (when) => `Le ${when}.`,
  allDeleted: 'Nous n’en avons plus rien.',
  inProgress: 'Plus personne ne peut les voir. Le reste disparaîtra dans quelques minutes.',
  emailSent: 'Nous t’avons envoyé un dernier e-mail qui le confirme.',
  retained: 'Ce que nous conservons, et pourquoi',
  deviceCleared: 'Ce qui était enregistré sur cet appareil a aussi disparu.',
  home: 'Aller à l’accueil',
  noReceipt: 'Il n’y a plus rien à montrer ici.',
}
