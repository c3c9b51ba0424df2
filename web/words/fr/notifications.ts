/** French texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: 'Notifications',
  title: 'Notifications du navigateur',
  hint: 'Sur cet appareil, pendant que tu regardes ailleurs.',
  openOnly: 'Sur cet appareil, tant qu’Owlcast est ouvert dans un onglet.',
  blocked: 'Bloquées. Tu peux autoriser les notifications dans les réglages de ton navigateur.',
  unsupported: 'Ce navigateur ne peut pas afficher de notifications.',
  enabled: 'Les notifications sont activées sur cet appareil.',
  disabled: 'Les notifications sont désactivées sur cet appareil.',
}

export const OUTSIDE: typeof English.OUTSIDE = {
  message: 'Nouveau message MUE',
  reply: 'Nouvelle réponse',
  mention: 'Nouvelle mention',
  invite: 'Invitation',
  new_post: 'Nouvelle voix',
  every_squawk: 'Nouveaux squawks',
  expiry: 'S’efface bientôt',
  report: 'Nouveau signalement',
  system: 'Owlcast',
}

export const CHOICES: typeof English.CHOICES = {
  caption: 'Ce qu’on te dit, et où',
  what: 'Ce qu’on te dit',
  app: 'Dans la liste',
  push: 'Au-dehors',
  inApp: (what) => `${what}, dans la liste`,
  outside: (what) => `${what}, hors d’Owlcast`,
  reasons: {
    message: { title: 'Messages', hint: 'Quelqu’un t’envoie un MUE' },
    reply: { title: 'Réponses', hint: 'À tes voix, et là où tu participes' },
    mention: { title: 'Mentions', hint: 'Quelqu’un écrit ton @nom' },
    invite: { title: 'Invitations', hint: 'À participer à quelque chose' },
    new_post: { title: 'Personnes que tu suis', hint: 'Leurs nouvelles voix' },
    every_squawk: { title: 'Chaque nouveau squawk', hint: 'De tout le monde, groupés, de temps en temps' },
    expiry: { title: 'Voix qui s’effacent', hint: 'Deux heures avant que les tiennes ne s’effacent' },
    report: { title: 'Signalements', hint: 'Pour la modération : un membre signale quelque chose' },
  },
  quiet: 'Heures calmes',
  quietHint: 'Rien hors d’Owlcast jusqu’à leur fin. La liste continue.',
  from: 'De',
  to: 'À',
  zone: (name) => `Fuseau horaire\u202f: ${name.replaceAll('_', ' ')}`,
  loading: 'Chargement de tes choix',
  tryAgain: 'Réessayer',
}
