/** What is said at the end of a link without a network, in German. */
import type * as English from '../link-offline'

export const LINK_OFFLINE: typeof English.LINK_OFFLINE = {
  title: 'Dieser Link braucht ein Netz',
  text: 'Du bist offline. Er öffnet sich von selbst, sobald du zurück bist.',
  again: 'Erneut versuchen',
  feed: 'Gespeicherte Squawks',
}
