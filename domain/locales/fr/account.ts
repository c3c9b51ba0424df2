/** French texts for sign-in, settings, plans and payments. */

import { formatDollars, formatPriceRange } from '../../billing/price'
import { createDateFormat } from '../../i18n/formats'
import { createPluralizer } from '../../i18n/plural'
import { getKind, getSecondsLimit } from '../../kinds'
import { PLATFORM_FEE_PERCENT, PREVIEW_SECONDS, PRO_CENTS_PER_MONTH } from '../../limits'
import type * as English from '../en/account'

export const AUTH: typeof English.AUTH = {
  title: 'Bienvenue sur Owlcast',
  titleSignUp: 'Trouve ta voix',
  signInMethods: 'Façons de se connecter',
  tabs: { phone: 'Téléphone', email: 'E-mail', 'sign-up': 'S’inscrire' },
  phone: 'Numéro de téléphone',
  phoneExample: 'Comme +33 1 99 00 12 34',
  phoneHint: 'Nous t’envoyons un code par SMS. Personne d’autre ne voit ton numéro.',
  sendCode: 'Envoyer le code',
  code: 'Code de vérification',
  codeHint: (number) => `Saisis les six chiffres envoyés au ${number}.`,
  anyCodeHint: (number) =>
    `Trop de codes ont été demandés pour le ${number}. Ici, tout code reçu dans la dernière heure est valable.`,
  newCodeSent: 'Ce code était trop ancien, nous t’en avons envoyé un nouveau.',
  verifyCode: 'Vérifier et se connecter',
  back: 'Retour',
  resendIn: (seconds) => `Tu pourras demander un autre code dans ${seconds}\u00a0s.`,
  resendCode: 'Envoyer un autre code',
  forgotPassword: 'Mot de passe oublié\u202f?',
  titleReset: 'Choisis un nouveau mot de passe',
  forgotText: 'Nous t’envoyons un lien pour choisir un nouveau mot de passe.',
  sendLink: 'Envoyer le lien',
  resetSent: (email) => `Si ${email} a un compte, nous y avons envoyé un lien. Il est valable une heure.`,
  resetMissing:
    'Rien après quelques minutes ? Regarde dans les indésirables. Si des e-mails pour toi nous sont déjà revenus, il se peut que nous ne puissions pas te joindre : connecte-toi autrement si tu le peux, ou demande à qui gère ce site.',
  resetText: 'Toutes tes autres sessions seront fermées.',
  setPassword: 'Définir le mot de passe',
  passwordChanged: 'Mot de passe changé. Connecte-toi avec le nouveau.',
  newLink: 'Demander un nouveau lien',
  or: 'ou',
  google: 'Continuer avec Google',
  passkey: 'Se connecter avec une clé d’accès',
  chooseName: (shown) =>
    `${shown} est confirmé. Personne d’autre ne le voit. Choisis le nom que les autres verront.`,
  loading: 'Un instant…',
  signUpExpired: 'C’était trop long. Connecte-toi à nouveau.',
  backToSignIn: 'Retour à la connexion',
  email: 'E-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  username: 'Nom d’utilisateur',
  usernameExample: 'maralind',
  displayName: 'Nom affiché',
  names: 'Ton nom',
  namesHint: 'Nous t’en proposons un',
  proposedName: (username) => `Tu seras @${username}`,
  changeName: 'Changer',
  passwordHint: (min) => `Au moins ${min} caractères.`,
  adultsOnly: 'Owlcast est réservé aux adultes, à partir de 18 ans.',
  signIn: 'Se connecter',
  signUp: 'J’ai 18 ans ou plus\u00a0: créer un compte',
  checkEmail: 'Regarde tes e-mails',
  emailSent: (email, hours) =>
    `Nous avons envoyé un e-mail à ${email}. Ouvre son lien dans ce navigateur dans les ${hours} heures, et tu es à bord.`,
  resend: 'Renvoyer',
  otherAddress: 'Utiliser une autre adresse',
  resent: 'Renvoyé. Seul le dernier lien fonctionne.',
  openDevMailbox: 'Ouvrir la boîte de développement',
  confirming: 'Confirmation de ton e-mail…',
  finishText: (username, email) =>
    `Tu t’inscris en tant que @${username} avec ${email}. Choisis un mot de passe pour terminer. Il remplace le précédent.`,
  finishSignUp: 'Terminer l’inscription',
  notConfirmed: 'Ce lien n’a pas fonctionné',
  welcome: (name) => `Bienvenue, ${name}`,
}

export const OWN_EMAIL: typeof English.OWN_EMAIL = {
  title: 'E-mail',
  none: 'Aucune adresse e-mail',
  hint: 'Elle te sert à te connecter avec un mot de passe et à recevoir les messages qu’on y envoie. Personne d’autre ne la voit.',
  noneHint:
    'Ajoutes-en une pour te connecter aussi avec un mot de passe, et pour retrouver ton compte si tu perds ton numéro.',
  refused:
    'Nos e-mails n’arrivent pas à cette adresse : l’un d’eux nous est revenu ou a été signalé comme indésirable. Ajoute aussi un numéro de téléphone ou une clé d’accès pour pouvoir toujours te connecter.',
  retry: 'Réessayer',
  retryLabel: 'Réessayer : e-mails à cette adresse',
  retried: 'Nous t’avons envoyé un e-mail. S’il nous revient, tu le verras ici.',
  add: 'Ajouter',
  addLabel: 'Ajouter une adresse e-mail',
  dialogTitle: 'Ton adresse e-mail',
  text: 'Nous t’envoyons un lien par e-mail. Ouvre-le dans ce navigateur, puis choisis un mot de passe.',
  sent: (email) => `Nous avons envoyé un lien à ${email}. Il fonctionne une heure, dans ce navigateur.`,
}

export const OWN_PHONE: typeof English.OWN_PHONE = {
  title: 'Numéro de téléphone',
  paused: 'En pause depuis que ton mot de passe a changé. C’est à toi\u202f?',
  enable: 'Réactiver',
  enableLabel: 'Réactiver la connexion avec ton numéro',
  enabled: 'Réactivé. Tu peux te connecter avec ton numéro.',
  none: 'Aucun numéro de téléphone',
  hint: 'Il te sert à te connecter avec un code et à recevoir les messages qu’on y envoie. Personne d’autre ne le voit.',
  add: 'Ajouter',
  addLabel: 'Ajouter un numéro de téléphone',
  change: 'Changer',
  changeLabel: 'Changer le numéro de téléphone',
  remove: 'Retirer',
  removeLabel: 'Retirer le numéro de téléphone',
  dialogTitle: 'Ton numéro de téléphone',
  verify: 'Vérifier le numéro',
  saved: (shown) => `Ton numéro de téléphone est maintenant le ${shown}.`,
  removeTitle: 'Retirer ton numéro de téléphone\u202f?',
  removeText: 'Tu ne pourras plus te connecter avec lui ni écouter les messages qu’on y envoie.',
  cancel: 'Garder',
  confirmRemove: 'Retirer le numéro',
  removed: 'Numéro de téléphone retiré.',
}

export const PASSKEYS: typeof English.PASSKEYS = {
  title: 'Clés d’accès',
  paused: 'En pause depuis que ton mot de passe a changé. C’est à toi\u202f?',
  enable: 'Réactiver',
  enableLabel: (name) => `Réactiver ${name}`,
  enabled: 'Réactivée. Tu peux te connecter avec elle.',
  withoutPassword: 'Se connecter sans mot de passe',
  hint: 'Avec ton empreinte, ton visage ou le verrouillage de l’écran.',
  unsupported: 'Ce navigateur ne prend pas en charge les clés d’accès.',
  add: 'Ajouter une clé d’accès',
  added: 'Clé d’accès ajoutée. Tu peux désormais te connecter avec elle.',
  addedAt: 'Ajoutée',
  lastUsed: 'dernière utilisation',
  neverUsed: 'pas encore utilisée',
  rename: (name) => `Renommer ${name}`,
  renameTitle: 'Nommer cette clé d’accès',
  name: 'Nom',
  save: 'Sauvegarder',
  saved: 'Sauvegardé.',
  remove: (name) => `Retirer ${name}`,
  removeTitle: 'Retirer cette clé d’accès\u202f?',
  removeText: (name) =>
    `Tu ne pourras plus te connecter avec «\u00a0${name}\u00a0». Ton appareil l’affiche peut-être encore. Tu peux l’y supprimer.`,
  cancel: 'Garder',
  confirmRemove: 'Retirer la clé d’accès',
  removed: 'Clé d’accès retirée.',
  loading: 'Chargement de tes clés d’accès…',
}

export const SESSIONS: typeof English.SESSIONS = {
  title: 'Tes sessions ouvertes',
  device: (browser, system) =>
    browser && system ? `${browser} sur ${system}` : (browser ?? system ?? 'Navigateur inconnu'),
  thisBrowser: 'Ce navigateur',
  lastUsed: 'Dernière utilisation',
  signOut: 'Déconnecter',
  signOutLabel: (device) => `Déconnecter ${device}`,
  signOutOthers: 'Déconnecter partout ailleurs',
  signOutOthersTitle: 'Déconnecter partout ailleurs\u202f?',
  signOutOthersText:
    'Nous fermerons tes sessions dans tous les autres navigateurs, et tes jetons d’accès ne fonctionneront plus. Tes clés d’accès, ton numéro, tes applis de podcasts et tes webhooks restent tels quels. Tu peux les retirer sur cette page.',
  keepOthers: 'Rester connecté partout',
  signedOut: 'Session fermée sur cet appareil.',
  signedOutOthers: 'Toutes tes autres sessions sont fermées.',
  loading: 'Vérification de tes sessions…',
}

export const SETTINGS: typeof English.SETTINGS = {
  title: 'Réglages',
  account: 'Compte',
  signedOut: {
    title: 'Aucun compte connecté',
    text: 'Connecte-toi pour voir ton offre, tes notifications et tes données.',
    action: 'Se connecter',
  },
  device: 'Cet appareil',
  appearance: 'Apparence',
  appearanceHint: 'Les couleurs de l’app.',
  appearanceOptions: { system: 'Appareil', dark: 'Sombre', light: 'Clair' },
  language: 'Langue',
  browserLanguage: 'Comme ce navigateur',
  playOn: 'Lecture en continu',
  playOnHint: 'Lit la publication suivante de la liste quand une se termine.',
  level: 'Volume égal',
  levelHint:
    'Rend les voix faibles plus fortes et les voix fortes plus douces. Les chansons restent telles que tu les enregistres.',
  lossless: 'WAV sans perte',
  losslessHint: (minutes, megabytes) =>
    `Envoie les enregistrements sans compression\u00a0: jusqu’à ${minutes} minutes, soit ${megabytes}\u202fMo.`,
  listening: 'Écoute',
  recording: 'Enregistrement',
  introduceHint: 'Dans Dusk Radio, doucement, avant chaque publication.',
}

export const SETTINGS_INDEX: typeof English.SETTINGS_INDEX = {
  groups: {
    you: 'Toi',
    notifications: 'Notifications',
    sound: 'Écoute et enregistrement',
    safety: 'Confidentialité et sécurité',
    plan: 'Offre et revenus',
    data: 'Développeurs et données',
  },
  back: 'Retour aux réglages',
  on: 'Activées',
  off: 'Désactivées',
  quiet: (from, to) => `silence ${from} – ${to}`,
  playsOn: 'Lecture continue',
  playsOne: 'Une publication à la fois',
  tap: 'toucher pour parler',
  hold: 'maintenir pour parler',
  safety: 'Contacts, personnes bloquées et en sourdine',
  data: 'Téléchargement, jetons, webhooks',
}

export const SHORTCUT_LABELS: typeof English.SHORTCUT_LABELS = {
  title: 'Raccourcis clavier',
  playPause: 'Lecture ou pause',
  record: 'Enregistrer',
  search: 'Rechercher',
  cards: 'Publication suivante, publication précédente',
  next: 'Suivante dans la file',
  reply: 'Répondre à la publication sélectionnée ou en cours',
  replyToMoment: 'Répondre au moment qui passe',
  spokenReply: 'Répondre de vive voix à ce qui passe, puis envoyer',
  seek: 'Reculer de 5\u00a0s, avancer de 5\u00a0s',
  transcript: 'Paroles de ce qui est en lecture',
  speed: 'Moins vite, plus vite',
  help: 'Afficher cette liste',
  keys: { ' ': 'espace', arrowleft: '←', arrowright: '→' },
  single: 'Raccourcis à une touche',
  singleHint: 'Désactive-les s’ils gênent tes propres raccourcis.',
}

const MONTH = createDateFormat('fr', { month: 'long', year: 'numeric' })

const DAY = createDateFormat('fr', { dateStyle: 'long' })

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
  fediverseAddress: 'Adresse du fédivers',
  fediverseHint:
    'Par exemple @nom@serveur.example sur Mastodon. Elle est indiquée comme auteur là où tes publications publiques sont partagées.',
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
}

export const PROOF: typeof English.PROOF = {
  title: 'C’est bien toi\u202f?',
  text: 'Confirme-le avant de continuer.',
  loading: 'Un instant…',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  password: 'Ton mot de passe',
  code: 'Le code que nous t’avons envoyé',
  codeHint: (phone) => `Saisis les six chiffres envoyés au ${phone}.`,
  sendCode: (phone) => `Envoyer un code au ${phone}`,
  openDevMailbox: 'Ouvrir la boîte de développement',
  reauthenticate: 'Reconnecte-toi d’abord, pour que nous sachions que c’est bien toi.',
  signInAgain: 'Se reconnecter',
  reason: 'Reconnecte-toi pour continuer.',
  otherWay: 'Impossible\u202f? Reconnecte-toi plutôt.',
}

export const ACCOUNT_DELETION: typeof English.ACCOUNT_DELETION = {
  title: 'Supprimer toutes tes données\u202f?',
  text: 'Ton compte est supprimé pour toujours\u00a0: tes publications, tes messages et ton profil, ce que d’autres ont enregistré dans tes Owlcasts et tous tes moyens de connexion. C’est irréversible.',
  loading: 'Vérification de tes données…',
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

const { free: freeHours, pro: proHours } = getKind('squawk').lifeHours ?? { free: 0, pro: 0 }

export const PRO: typeof English.PRO = {
  title: 'Owlcast Pro',
  price: `$${PRO_CENTS_PER_MONTH / 100}`,
  perMonth: 'par mois',
  benefits: [
    `Des enregistrements de ${getSecondsLimit('squawk', 'pro') / 60} minutes`,
    `Des squawks qui vivent ${proHours} heures`,
    'Des prix pour tes Owlcasts et tes Nightingales',
    'Plusieurs flows, même privés',
  ],
  upgrade: 'Passer à Pro',
  extend: 'Ajouter un mois',
  activeUntil: (endsAt) => `Pro dure jusqu’au ${DAY.format(endsAt)}.`,
  termsHint: 'Un mois, sans renouvellement. Tes publications restent comme elles sont.',
  signIn: 'Connecte-toi pour passer à Pro.',
  offline: 'Tu es hors ligne. Tu pourras passer à Pro une fois en ligne.',
  fee: `La plateforme garde ${PLATFORM_FEE_PERCENT}\u202f% de ce que tu gagnes.`,
  upgradeAtPrice: `Passer à Pro · $${PRO_CENTS_PER_MONTH / 100}/mois`,
  welcome: 'Bienvenue dans Pro\u202f!',
  extended: 'Merci pour un mois de plus\u202f!',
  benefitsUntil: (endsAt) => `Tout cela est à toi jusqu’au ${DAY.format(endsAt)}.`,
  continueLabel: 'Continuer',
  confirming: 'Nous confirmons ton paiement. Pro commence automatiquement.',
  unconfirmed: 'Ton paiement n’est pas encore arrivé. Pro commence dès qu’il arrive.',
}

export const PLAN: typeof English.PLAN = {
  subscription: 'Abonnement',
  free: 'Offre gratuite',
  freeHint: `Les squawks vivent ${freeHours} heures. Les Owlcasts sont gratuits et publics.`,
  pro: 'Offre Pro',
  ended: (endedAt) =>
    `Pro s’est terminé le ${DAY.format(endedAt)}. Tes publications restent comme elles sont.`,
}

const { min, max } = formatPriceRange()

const FREE = 'Gratuit'

export const PRICING: typeof English.PRICING = {
  label: 'Prix d’écoute',
  free: FREE,
  formatPrice: (cents) => (cents === 0 ? FREE : formatDollars(cents)),
  custom: 'Autre',
  customLabel: 'Ton propre prix, en dollars',
  customHint: `De ${min} à ${max}.`,
  freeOnly: 'Prix\u00a0: gratuit (public seulement)',
  proOffer: `Passe à Pro ($${PRO_CENTS_PER_MONTH / 100}/mois) pour faire payer l’accès à tes contenus premium`,
  upgrade: 'Passer à Pro',
}

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `${price} pour écouter`,
  free: 'Écoute gratuite',
  listen: (price) => `Écouter pour ${price}`,
  listenTo: (price, title) => `Écouter pour ${price}\u00a0: ${title}`,
  preview: 'Aperçu',
  previewOfOne: `Écoute jusqu’à ${PREVIEW_SECONDS} secondes gratuitement.`,
  previewOfEach: `Écoute jusqu’à ${PREVIEW_SECONDS} secondes de chaque enregistrement gratuitement.`,
  playing: (price, author) => `Aperçu · ${price} · ${author}`,
  previewEnded: 'C’était l’aperçu.',
  previewEndedText: (price) => `Écoute tout pour ${price}.`,
  oneTime: 'une seule fois',
  benefits: {
    all: 'Tous les enregistrements, même les nouveaux',
    one: (time) => `Les ${time} en entier, autant de fois que tu veux`,
    share: (amount, name) => `${amount} reviennent à ${name}`,
  },
  loading: 'Vérification du prix',
  notNow: 'Pas maintenant',
  signIn: 'Connecte-toi pour l’acheter et l’écouter.',
  demo: 'Paiement de démo\u00a0: aucun argent n’est prélevé',
  stripe: 'Tu paies chez Stripe et tu reviens ici.',
  none: 'Tu ne peux encore rien acheter ici.',
  confirming: 'Nous confirmons ton paiement. L’écoute s’ouvre ici automatiquement.',
  unlocked: (title) => `Tu peux maintenant écouter ${title}`,
  becameFree: (title) => `L’écoute de ${title} est maintenant gratuite`,
  accessEnded: (price) => `Tu peux écouter jusqu’à ${PREVIEW_SECONDS} secondes. ${price} pour tout écouter.`,
}

export const UPDATES: typeof English.UPDATES = {
  ready: 'Une nouvelle version est prête',
  reload: 'Recharger',
}

export const INSTALL: typeof English.INSTALL = {
  title: 'Application',
  install: 'Installer l’app',
  hint: 'S’ouvre dans sa propre fenêtre, fonctionne hors ligne et ouvre les podcasts que tu partages depuis d’autres apps.',
  manualSteps:
    'Dans Safari\u00a0: «\u00a0Partager\u00a0», puis «\u00a0Sur l’écran d’accueil\u00a0». Sur Mac\u00a0: «\u00a0Fichier\u00a0», puis «\u00a0Ajouter au Dock\u00a0».',
}
