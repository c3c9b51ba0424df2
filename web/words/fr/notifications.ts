/** French texts for browser notifications and notification preferences. */
import type * as English from '../notifications'

export const NOTIFICATIONS: typeof English.NOTIFICATIONS = {
  heading: 'Notifications',
  title: 'Notifications du navigateur',
  hint: 'Sur cet appareil, quand Owlcast n’est pas à l’écran.',
  openOnly: 'Sur cet appareil, tant qu’Owlcast est ouvert dans un onglet.',
  blocked: 'Bloquées. Tu peux autoriser les notifications dans les réglages de ton navigateur.',
  unsupported: 'Ce navigateur ne peut pas afficher de notifications.',
  enabled: 'Les notifications sont activées sur cet appareil.',
  disabled: 'Les notifications sont désactivées sur cet appareil.',
}

export const SYSTEM_NOTIFICATION: typeof English.SYSTEM_NOTIFICATION = {
  message: 'Nouveau message MUE',
  reply: 'Nouvelle réponse',
  mention: 'Nouvelle mention',
  invite: 'Invitation',
  new_post: 'Nouvelle publication',
  every_squawk: 'Nouveaux squawks',
  expiry: 'S’efface bientôt',
  report: 'Nouveau signalement',
  system: 'Owlcast',
}

export const NOTIFICATION_PREFERENCES: typeof English.NOTIFICATION_PREFERENCES = {
  caption: 'Tes notifications, et où tu les reçois',
  reasonColumn: 'Me prévenir pour',
  inAppColumn: 'Dans l’appli',
  pushColumn: 'Push',
  inAppLabel: (what) => `${what}, dans l’appli`,
  pushLabel: (what) => `${what}, push`,
  reasons: {
    message: { title: 'Messages', hint: 'Quelqu’un t’envoie un MUE' },
    reply: { title: 'Réponses', hint: 'À tes publications et à celles où tu participes' },
    mention: { title: 'Mentions', hint: 'Quelqu’un mentionne ton @nom' },
    invite: { title: 'Invitations', hint: 'Quelqu’un t’invite à participer' },
    new_post: { title: 'Personnes que tu suis', hint: 'Leurs nouvelles publications' },
    every_squawk: {
      title: 'Chaque nouveau squawk',
      hint: 'Tous les squawks, un résumé, toutes les 30 minutes au plus',
    },
    expiry: { title: 'Publications qui s’effacent', hint: 'Deux heures avant que les tiennes ne s’effacent' },
    report: { title: 'Signalements', hint: 'Pour la modération : un membre signale quelque chose' },
  },
  quietHours: 'Heures calmes',
  quietHoursHint: 'Pas de notifications push jusqu’à leur fin. Tu vois toujours tout dans l’appli.',
  from: 'De',
  to: 'À',
  timeZone: (name) => `Fuseau horaire\u202f: ${name.replaceAll('_', ' ')}`,
  loading: 'Chargement de tes choix',
  tryAgain: 'Réessayer',
}
