/** French texts for prices, earnings and payouts. */
import type * as English from '../en/earnings'

export const PRICE_PARTS: typeof English.PRICE_PARTS = {
  share: (share, cost, fee) =>
    `Tu reçois ${share} sur chaque vente. Le paiement par carte coûte ${cost}, Owlcast prend ${fee}.`,
  belowCost: (price) => `À ${price}, le paiement par carte absorbe tout.`,
  lowest: (price) => `Une vente te rapporte à partir de ${price}.`,
}

export const EARNINGS: typeof English.EARNINGS = {
  title: 'Revenus',
  loading: 'Chargement de tes revenus…',
  empty: 'Pas encore de ventes',
  emptyText: 'Quand quelqu’un achète une de tes chansons ou un de tes Owlcasts, tu le vois ici.',
  table: 'Tes ventes',
  more: 'Afficher plus',
  download: 'Télécharger en CSV',
  owed: 'Pas encore versé',
  owedHint: (days, min) =>
    `Nous versons une fois par mois, à partir de ${min}, ce qui a plus de ${days} jours.`,
  paidOut: 'Versé jusqu’ici',
  negative: 'Les remboursements dépassent ce que tu as gagné. Tes prochaines ventes compenseront.',
  account: 'Versements',
  accountStates: {
    not_started: 'Active-les pour recevoir tes revenus sur ton compte bancaire. Stripe s’en charge.',
    onboarding: 'Tu n’as pas terminé. Stripe a encore besoin de tes informations.',
    restricted: 'Stripe a besoin d’autre chose avant que nous puissions te payer.',
    enabled: 'Tout est prêt.',
  },
  accountActions: {
    not_started: 'Activer les versements',
    onboarding: 'Continuer',
    restricted: 'Compléter',
    enabled: 'Ouvrir Stripe',
  },
  bankRefused: 'Ta banque a refusé le dernier versement. Vérifie tes coordonnées bancaires chez Stripe.',
  notOffered: 'Ce site ne verse pas encore lui-même. Tes revenus te sont gardés.',
  demo: 'Versements de démonstration\u00a0: aucun argent n’est envoyé.',
  offline: 'Tu es hors ligne. Tu pourras le faire une fois de retour en ligne.',
  payoutStates: {
    started: 'En route',
    sent: 'Envoyé',
    failed: 'Échec. L’argent reste à toi.',
  },
}

export const EARNING_COLUMNS: typeof English.EARNING_COLUMNS = {
  soldAt: 'Date',
  title: 'Ce que tu as vendu',
  price: 'Prix',
  cost: 'Frais de carte',
  fee: 'Commission',
  share: 'Ta part',
  takenBack: 'Repris',
  kept: 'Il te reste',
  state: 'État',
  deleted: 'Une publication supprimée',
}

export const EARNING_STATES: typeof English.EARNING_STATES = {
  pending: 'En attente',
  paid_out: 'Versé',
  refunded: 'Remboursé',
  disputed: 'Contesté',
}
