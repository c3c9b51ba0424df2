/** Portuguese texts for errors of requests without a usable response. */
import type { NetworkErrorTexts } from '../../errors/network-errors'

export const NETWORK_ERRORS: NetworkErrorTexts = {
  'request.not_found': 'Não encontramos o que você procura.',
  'request.too_large': 'Isto é grande demais para enviar.',
  'request.rate_limited': 'Muitas tentativas. Espere um momento e tente de novo.',
  'request.failed': 'Algo deu errado do nosso lado. Tente de novo.',
  'request.unavailable': 'Não é possível falar com o Owlcast agora. Tente de novo.',
  'request.timeout': 'O Owlcast está demorando demais para responder. Tente de novo.',
  'request.offline': 'Você está sem conexão. Sua gravação está segura neste dispositivo.',
}
