/** What is said at the end of a link without a network, in Portuguese. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Este link precisa de conexão',
  text: 'Você está sem conexão. Ele abre sozinho assim que você voltar.',
  again: 'Tentar de novo',
  feed: 'Squawks salvos',
}
