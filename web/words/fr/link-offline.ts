/** French texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Il faut être en ligne pour ouvrir ce lien',
  text: 'Tu es hors ligne. Il s’ouvrira tout seul quand tu seras en ligne.',
  retry: 'Réessayer',
  savedSquawks: 'Squawks conservés',
}
