/** French texts for who may join, the first set-up, and the admin's overview. */
import type * as English from '../en/site'

export const SIGN_UP: typeof English.SIGN_UP = {
  invitation: 'Il te faut un lien d’invitation d’un membre pour t’inscrire.',
  invited: 'Tu as une invitation\u202f! Tu peux créer ton compte.',
  approval: 'Nous regardons chaque inscription et t’écrivons dès que c’est décidé.',
  closed: 'Ce site n’accepte pas de nouveaux membres en ce moment. Si tu as un compte, tu peux te connecter.',
  waitingTitle: 'Ton inscription est en attente',
  waitingText: 'Nous t’écrirons dès que c’est décidé. Tu peux fermer ceci.',
  close: 'Fermer',
}

export const SITE_INVITATIONS: typeof English.SITE_INVITATIONS = {
  title: 'Inviter des gens',
  hint: 'Seules les personnes avec un lien peuvent s’inscrire. Chaque lien sert à une personne.',
  left: (count) =>
    count === 0 ? 'Tu ne peux pas créer d’autres liens pour le moment.' : `Tu peux encore en créer ${count}.`,
  create: 'Créer un lien',
  newLink: 'Copie ce lien maintenant. Nous ne le montrerons plus.',
  linkLabel: 'Lien d’invitation',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  open: (until) => `Ouvert jusqu’au ${until}`,
  used: 'Utilisé',
  expired: 'Expiré',
  created: (on) => `Créé le ${on}`,
  remove: 'Supprimer',
  removeLabel: (on) => `Supprimer l’invitation du ${on}`,
  loading: 'Chargement des invitations',
}

export const SETUP: typeof English.SETUP = {
  title: 'Configurer le site',
  intro: 'Bienvenue\u202f! Crée ton compte et présente ton site. Tu pourras tout changer plus tard.',
  checking: 'Vérification de ton lien',
  noLink: 'Cet écran s’ouvre avec un lien affiché par le déploiement.',
  account: 'Ton compte',
  accountHint: 'Tu administreras le site en premier.',
  adult: 'J’ai 18 ans ou plus',
  finish: 'Configurer le site',
  done: 'Ton site est prêt',
}

export const SITE: typeof English.SITE = {
  title: 'Ton site',
  name: 'Nom du site',
  nameMissing: 'Donne un nom à ton site.',
  contact: 'Contact du site',
  contactHint: 'Une adresse e-mail, ou un lien qui commence par https://. Tout le monde peut le voir.',
  contactInvalid: 'Saisis une adresse e-mail, ou un lien qui commence par https://.',
  languages: 'Langues',
  languagesMissing: 'Choisis au moins une langue.',
  mode: 'Qui peut s’inscrire',
  modes: {
    open: { label: 'Ouvert', hint: 'Toute personne de 18 ans ou plus' },
    invitation: { label: 'Sur invitation', hint: 'Les membres peuvent inviter' },
    approval: { label: 'Sur approbation', hint: 'Tu décides de chaque inscription' },
    closed: { label: 'Fermé', hint: 'Seulement ceux qui sont déjà là' },
  },
  texts: 'Textes',
  textsHint:
    'Laisse une ligne vide entre les paragraphes. Une ligne qui commence par # est un titre. Tu peux aussi saisir un seul lien https vers un texte ailleurs.',
  useTemplate: 'Partir du modèle',
  templateLabel: (title) => `Partir du modèle : ${title}`,
  templateUsed: 'Vide\u00a0: le modèle est affiché.',
  save: 'Enregistrer',
  saved: 'Enregistré',
  loading: 'Chargement des réglages',
}

export const SIGN_UP_REQUESTS: typeof English.SIGN_UP_REQUESTS = {
  title: 'En attente d’inscription',
  empty: 'Personne n’attend.',
  approve: 'Accepter',
  approveLabel: (name) => `Accepter ${name}`,
  approved: (name) => `${name} peut nous rejoindre`,
  decline: 'Refuser',
  declineLabel: (name) => `Refuser ${name}`,
  declined: (name) => `${name} : refusé`,
  loading: 'Chargement des demandes',
}

export const OVERVIEW: typeof English.OVERVIEW = {
  period: 'Période',
  periods: { 1: 'Aujourd’hui', 7: '7 jours', 30: '30 jours' },
  loading: 'Chargement des chiffres',
  people: 'Membres',
  newPeople: (count) => `${count} de plus`,
  active: 'Ici aujourd’hui',
  activeWeek: (count) => `${count} cette semaine`,
  posts: 'Publications',
  minutes: 'Minutes enregistrées',
  waiting: 'En attente d’inscription',
  byKind: 'Par type',
  kind: 'Type de contenu',
  running: 'En marche',
  emailsWaiting: 'E-mails en attente',
  transcriptsWaiting: 'Transcriptions en attente',
  stored: 'Audio stocké',
  spending: 'Dépenses du mois',
  spendingHint: (ceiling) =>
    `Une estimation, sans l’abonnement de base. Nous te prévenons à partir de ${ceiling}.`,
  over: 'Au-delà de ta limite',
  costs: { transcripts: 'Transcriptions écrites', sms: 'SMS', emails: 'E-mails', storage: 'Stockage' },
  total: 'Somme',
  refusals: 'Refus',
  noRefusals: 'Rien n’a été refusé.',
  refusal: 'Motif',
  count: 'Nombre',
  asOf: (time) => `Compté à ${time}`,
  none: 'Pas encore de chiffres.',
}

export const LICENCES: typeof English.LICENCES = {
  title: 'Licences utilisées',
  intro: 'Owlcast est fait avec tout ceci. Merci à celles et ceux qui l’ont créé.',
  groups: { app: 'Dans l’app', server: 'Sur le serveur', fonts: 'Polices', sounds: 'Musique et voix' },
  text: 'Texte de la licence',
  textLabel: (name) => `Texte de la licence de ${name}`,
  loading: 'Chargement des licences',
}

export const PUZZLE: typeof English.PUZZLE = {
  title: 'Une petite vérification',
  text: 'Il y a eu beaucoup d’essais depuis ton réseau. Montre-nous que tu es une personne.',
  frame: 'Énigme',
}
