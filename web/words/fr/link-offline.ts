/** What is said at the end of a link without a network, in French. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Ce lien a besoin du réseau',
  text: 'Tu es hors ligne. Il s’ouvre tout seul dès ton retour.',
  again: 'Réessayer',
  feed: 'Squawks conservés',
}
