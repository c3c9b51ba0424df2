/** French texts for access tokens, webhooks and bots. */
import type * as English from '../en/developers'

export const ACCESS_TOKENS: typeof English.ACCESS_TOKENS = {
  title: 'Jetons d’accès',
  hint: 'Pour les programmes et bots qui agissent à ta place. Donne un jeton à chacun.',
  create: 'Nouveau jeton',
  name: 'Nom',
  scopesLabel: 'Ce qu’il permet',
  daysLabel: 'Valable',
  days: (days) => `${days} jours`,
  secretLabel: 'Ton nouveau jeton',
  secretHint: 'Copie-le maintenant. Nous ne le montrerons plus jamais.',
  copy: 'Copier',
  copied: 'Copié',
  revoke: 'Révoquer',
  revokeLabel: (name) => `Révoquer ${name}`,
  revoked: 'Révoqué. Les programmes avec ce jeton n’ont plus accès.',
  ends: (on) => `Prend fin le ${on}`,
  lastUsed: 'Dernière utilisation',
  neverUsed: 'Jamais utilisé',
  guide: 'Guide pour les développeurs',
  loading: 'Chargement de tes jetons …',
  cancel: 'Annuler',
  scopes: {
    'posts:read': 'Lire les publications publiques et tes listes',
    'posts:write': 'Publier, modifier et supprimer tes publications',
    'messages:read': 'Lire tes messages et tout ce qui t’est réservé',
    'messages:write': 'Envoyer des messages et publications privées, y répondre et les modifier',
    'people:write': 'Suivre, masquer et bloquer',
    'profile:write': 'Modifier ton profil',
    notifications: 'Lire tes notifications et les marquer comme lues',
  },
}

export const WEBHOOKS: typeof English.WEBHOOKS = {
  title: 'Webhooks',
  hint: 'Nous appelons ton adresse quand il se passe quelque chose. Les appels ne contiennent que des identifiants.',
  add: 'Nouveau webhook',
  address: 'Adresse',
  eventsLabel: 'Appeler quand',
  secretLabel: 'Secret de signature',
  secretHint:
    'Copie-le maintenant, pour vérifier que les appels viennent de nous. Nous ne le montrerons plus jamais.',
  test: 'Envoyer un test',
  tested: 'Test envoyé.',
  rotate: 'Nouveau secret',
  turnOn: 'Activer',
  turnOnLabel: (url) => `Activer ${url}`,
  turnedOn: 'Activé de nouveau.',
  off: 'Désactivé\u00a0: son adresse a échoué trop souvent',
  paused: 'Désactivé depuis que ton mot de passe a changé. C’est le tien\u202f?',
  remove: 'Supprimer',
  removeLabel: (url) => `Supprimer ${url}`,
  removed: 'Supprimé.',
  calls: 'Derniers appels',
  noCalls: 'Pas encore d’appel.',
  attempts: (count) => `${count} tentatives`,
  loading: 'Chargement de tes webhooks …',
  events: {
    'post.published': 'tu publies',
    'reply.received': 'on te répond',
    'message.received': 'tu reçois un message',
    'mention.received': 'on te mentionne',
    ping: 'tu envoies un test',
  },
  states: {
    delivered: 'Remis',
    waiting: 'Sera répété',
    failed: 'Échoué',
  },
}

export const BOT: typeof English.BOT = {
  label: 'Ce compte est un bot',
  hint: 'Une marque s’affiche à côté de ton nom.',
  badge: 'Bot',
  saved: 'Enregistré.',
}
