/** Dutch texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Je moet online zijn om deze link te openen',
  text: 'Je bent offline. Hij opent vanzelf als je weer online bent.',
  retry: 'Opnieuw proberen',
  savedSquawks: 'Bewaarde squawks',
}
