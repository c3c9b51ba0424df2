/** French texts for paid listening. */
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  costs: (price) => `${price} pour écouter`,
  free: 'Écoute gratuite',
  listen: (price) => `Écouter pour ${price}`,
  listenTo: (price, title) => `Écouter pour ${price}\u202f: ${title}`,
  preview: 'Aperçu',
  previewOfOne: 'Tu en entends les premières secondes.',
  previewOfEach: 'Tu entends les premières secondes de chaque enregistrement.',
  playing: (price, author) => `Aperçu · ${price} · ${author}`,
  over: 'C’était l’aperçu.',
  overText: (price) => `${price} pour tout entendre.`,
  once: 'une seule fois',
  gets: {
    all: 'Tous ses enregistrements, même ceux à venir',
    one: (time) => `Les ${time} en entier, autant de fois que tu veux`,
    share: (percent, name) => `${percent}\u202f% reviennent à ${name}`,
  },
  loading: 'Recherche du prix',
  notNow: 'Pas maintenant',
  signIn: 'Connecte-toi pour écouter. Ton achat attend ici.',
  demo: 'Paiement de démo\u202f: aucun argent n’est prélevé',
  stripe: 'Tu paies chez Stripe et tu reviens ici.',
  none: 'On ne peut encore rien acheter ici.',
  confirming: 'Ton paiement est en cours de confirmation. L’écoute s’ouvre ici toute seule.',
  paid: (title) => `Tu peux écouter ${title}`,
  cameFree: (title) => `L’écoute de ${title} est maintenant gratuite`,
  lapsed: (price) => `Seules les premières secondes te sont ouvertes. ${price} pour écouter.`,
}
