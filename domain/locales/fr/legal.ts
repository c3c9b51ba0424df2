/** French texts for the legal pages, the links to them, and reports of copyright problems. */
import type * as Erasure from '../../account/account-deletion'
import { BACKUP_DAYS, USERNAME_RESERVED_DAYS } from '../../limits'
import type * as English from '../en/legal'

export const LEGAL: typeof English.LEGAL = {
  label: 'Mentions',
  links: {
    privacy: 'Confidentialité',
    terms: 'Conditions',
    rules: 'Règles',
    imprint: 'Mentions légales',
    contact: 'Nous contacter',
  },
  licences: 'Licences utilisées',
  titles: {
    privacy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
    rules: 'Règles',
    imprint: 'Mentions légales',
    contact: 'Nous contacter',
  },
  template:
    'Les responsables de ce site n’ont pas encore écrit ce texte. Voici le modèle fourni avec Owlcast.',
  elsewhere: 'Tu peux lire ce texte ici\u00a0:',
  reach: (site) => `Tu peux joindre les responsables de ${site} ici :`,
  unreachable: 'Il n’y a pas encore de contact.',
  accept: 'En t’inscrivant, tu acceptes\u00a0:',
}

export const RETAINED_DATA: typeof Erasure.RETAINED_DATA = {
  payments:
    'Les paiements restent dans les comptes, car la comptabilité l’exige\u00a0: montants et dates, sous un numéro qui ne permet pas de remonter jusqu’à toi.',
  messages:
    'Les messages que d’autres t’ont envoyés restent chez les personnes qui les ont envoyés, sans ton nom.',
  username: `Personne ne peut prendre ton nom d’utilisateur pendant ${USERNAME_RESERVED_DAYS} jours. Nous le gardons sous la forme d’un code qu’on ne peut pas relire.`,
  copies: `Cloudflare, l’hébergeur de notre base de données, garde ses états passés ${BACKUP_DAYS} jours. Ce qui a été supprimé peut en être restauré. Notre propre copie, sans ce qui prend fin tout seul, est remplacée chaque nuit.`,
  number:
    'Pendant la même durée, nous gardons le numéro de ton compte, et rien d’autre\u00a0: ainsi aucune sauvegarde ne peut le faire revenir.',
}

export const COPYRIGHT: typeof English.COPYRIGHT = {
  title: 'Signaler une atteinte au droit d’auteur',
  about: (title) => `Au sujet de «\u00a0${title}\u00a0»`,
  hint: 'Cette réponse utilise-t-elle ton œuvre, ou celle de quelqu’un que tu représentes\u202f? Dis-le-nous ici. Nous seuls voyons ton signalement.',
  name: 'Ton nom',
  email: 'Ton e-mail',
  emailHint: 'Nous l’utilisons seulement pour te répondre.',
  work: 'Qu’est-ce qui a été utilisé, et à qui cela appartient\u202f?',
  workHint: 'Le podcast, l’épisode et le passage.',
  confirmation: 'C’est vrai, et l’œuvre est à moi ou je représente la personne à qui elle appartient.',
  send: 'Envoyer le signalement',
  cancel: 'Annuler',
  sent: 'Merci. Nous avons reçu ton signalement.',
  nextSteps: (email) =>
    `Nous examinons chaque signalement. Si nous avons des questions, nous écrirons à ${email}.`,
  close: 'Fermer',
}
