/** Italian texts for errors of requests without a usable response. */
import type { NetworkErrorTexts } from '../../errors/network-errors'

export const NETWORK_ERRORS: NetworkErrorTexts = {
  'request.not_found': 'Non troviamo quello che cerchi.',
  'request.too_large': 'È troppo grande da inviare.',
  'request.rate_limited': 'Troppi tentativi. Aspetta un momento e riprova.',
  'request.failed': 'Da noi qualcosa è andato storto. Riprova.',
  'request.unavailable': 'Owlcast ora non è raggiungibile. Riprova.',
  'request.timeout': 'Owlcast ci mette troppo a rispondere. Riprova.',
  'request.offline': 'Sei offline. La tua registrazione è al sicuro su questo dispositivo.',
}
