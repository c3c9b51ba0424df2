/** Spanish texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Necesitas conexión para abrir este enlace',
  text: 'No tienes conexión. Se abrirá solo cuando vuelvas a tenerla.',
  retry: 'Reintentar',
  savedSquawks: 'Squawks guardados',
}
