/** French texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Ce lien a besoin du réseau',
  text: 'Tu es hors ligne. Il s’ouvre tout seul dès ton retour.',
  again: 'Réessayer',
  feed: 'Squawks conservés',
}
