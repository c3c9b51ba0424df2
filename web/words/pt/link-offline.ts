/** Portuguese texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Você precisa de conexão para abrir este link',
  text: 'Você está sem conexão. Ele abre sozinho quando a conexão voltar.',
  retry: 'Tentar de novo',
  savedSquawks: 'Squawks salvos',
}
