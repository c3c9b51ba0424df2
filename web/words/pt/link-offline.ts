/** Portuguese texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Este link precisa de conexão',
  text: 'Você está sem conexão. Ele abre sozinho assim que você voltar.',
  again: 'Tentar de novo',
  feed: 'Squawks salvos',
}
