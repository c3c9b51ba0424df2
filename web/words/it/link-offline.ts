/** Italian texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Per aprire questo link devi essere online',
  text: 'Sei offline. Si apre da solo quando torni online.',
  retry: 'Riprova',
  savedSquawks: 'Squawk salvati',
}
