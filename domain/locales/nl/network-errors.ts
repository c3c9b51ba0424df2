/** Dutch texts for errors of requests without a usable response. */
import type { NetworkErrorTexts } from '../../errors/network-errors'

export const NETWORK_ERRORS: NetworkErrorTexts = {
  'request.not_found': 'We kunnen niet vinden wat je zoekt.',
  'request.too_large': 'Dit is te groot om te versturen.',
  'request.rate_limited': 'Te veel pogingen. Wacht even en probeer het opnieuw.',
  'request.failed': 'Er ging bij ons iets mis. Probeer het opnieuw.',
  'request.unavailable': 'Owlcast is even niet bereikbaar. Probeer het opnieuw.',
  'request.timeout': 'Owlcast doet te lang over een antwoord. Probeer het opnieuw.',
  'request.offline': 'Je bent offline. Je opname is veilig op dit apparaat.',
}
