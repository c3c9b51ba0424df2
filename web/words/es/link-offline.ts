/** Spanish texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Este enlace necesita conexión',
  text: 'No tienes conexión. Se abrirá solo en cuanto vuelvas.',
  again: 'Reintentar',
  feed: 'Squawks guardados',
}
