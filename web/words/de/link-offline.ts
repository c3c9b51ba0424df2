/** German texts for the page that replaces an unreachable link while offline. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Dieser Link braucht ein Netz',
  text: 'Du bist offline. Er öffnet sich von selbst, sobald du zurück bist.',
  again: 'Erneut versuchen',
  feed: 'Gespeicherte Squawks',
}
