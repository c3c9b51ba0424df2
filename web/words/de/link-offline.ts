/** German texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Für diesen Link musst du online sein',
  text: 'Du bist offline. Er öffnet sich von selbst, wenn du wieder online bist.',
  retry: 'Erneut versuchen',
  savedSquawks: 'Gespeicherte Squawks',
}
