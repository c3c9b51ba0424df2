/** Italian texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Questo link ha bisogno della rete',
  text: 'Sei offline. Si apre da sé appena torni.',
  again: 'Riprova',
  feed: 'Squawk salvati',
}
