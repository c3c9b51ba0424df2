/** What is sent to a browser that is told outside of the page. */
import type { Notification } from './notifications.schema'

export type Pushed = {
  /** A later one of the same group takes the place of this one. */
  group: string
  /** As the list of notifications shows it; of a private message only who sent it. */
  notification: Notification
}
