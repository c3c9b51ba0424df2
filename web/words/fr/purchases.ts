/** French texts for paid listening. */
import { PREVIEW_SECONDS } from '../../../domain/limits'
import type * as English from '../purchases'

export const PURCHASE: typeof English.PURCHASE = {
  priceLabel: (price) => `${price} pour écouter`,
  free: 'Écoute gratuite',
  listen: (price) => `Écouter pour ${price}`,
  listenTo: (price, title) => `Écouter pour ${price}\u202f: ${title}`,
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
    share: (percent, name) => `${percent}\u202f% reviennent à ${name}`,
  },
  loading: 'Vérification du prix',
  notNow: 'Pas maintenant',
  signIn: 'Connecte-toi pour l’acheter et l’écouter.',
  demo: 'Paiement de démo\u202f: aucun argent n’est prélevé',
  stripe: 'Tu paies chez Stripe et tu reviens ici.',
  none: 'Tu ne peux encore rien acheter ici.',
  confirming: 'Nous confirmons ton paiement. L’écoute s’ouvre ici automatiquement.',
  unlocked: (title) => `Tu peux maintenant écouter ${title}`,
  becameFree: (title) => `L’écoute de ${title} est maintenant gratuite`,
  accessEnded: (price) => `Tu peux écouter jusqu’à ${PREVIEW_SECONDS} secondes. ${price} pour tout écouter.`,
}
