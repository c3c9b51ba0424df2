/** What is said at the end of a link without a network, in Italian. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Questo link ha bisogno della rete',
  text: 'Sei offline. Si apre da sé appena torni.',
  again: 'Riprova',
  feed: 'Squawk salvati',
}
