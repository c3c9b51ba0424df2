/** Spanish texts for errors of requests without a usable response. */
import type { NetworkErrorTexts } from '../../errors/network-errors'

export const NETWORK_ERRORS: NetworkErrorTexts = {
  'request.not_found': 'No encontramos lo que buscas.',
  'request.too_large': 'Esto es demasiado grande para enviarlo.',
  'request.rate_limited': 'Demasiados intentos. Espera un momento y vuelve a probar.',
  'request.failed': 'Algo salió mal de nuestro lado. Inténtalo de nuevo.',
  'request.unavailable': 'No se puede conectar con Owlcast ahora mismo. Inténtalo de nuevo.',
  'request.timeout': 'Owlcast tarda demasiado en responder. Inténtalo de nuevo.',
  'request.offline': 'No tienes conexión. Tu grabación está a salvo en este dispositivo.',
}
