/** What is said at the end of a link without a network, in Spanish. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Este enlace necesita conexión',
  text: 'No tienes conexión. Se abrirá solo en cuanto vuelvas.',
  again: 'Reintentar',
  feed: 'Squawks guardados',
}
