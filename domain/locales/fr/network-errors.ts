/** French texts for errors of requests without a usable response. */
import type { NetworkErrorTexts } from '../../errors/network-errors'

export const NETWORK_ERRORS: NetworkErrorTexts = {
  'request.not_found': 'Nous ne trouvons pas ce que tu cherches.',
  'request.too_large': 'C’est trop gros pour être envoyé.',
  'request.rate_limited': 'Trop d’essais. Attends un instant, puis réessaie.',
  'request.failed': 'Quelque chose s’est mal passé chez nous. Réessaie.',
  'request.unavailable': 'Owlcast est injoignable pour l’instant. Réessaie.',
  'request.timeout': 'Owlcast met trop de temps à répondre. Réessaie.',
  'request.offline': 'Tu es hors ligne. Ton enregistrement est en sécurité sur cet appareil.',
}
