/** Dutch texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Deze link heeft een netwerk nodig',
  text: 'Je bent offline. Hij opent vanzelf zodra je terug bent.',
  again: 'Opnieuw proberen',
  feed: 'Bewaarde squawks',
}
