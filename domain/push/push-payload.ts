/** The payload of a push. */
import type { Notification } from '../notifications/notifications.schema'

export type PushPayload = {
  /** A later notification of the same group replaces this one. */
  group: string
  /** As in the list of notifications; of a private message only the sender. */
  notification: Notification
  /** The first sentence that is said in the post, for readers who asked for it. */
  words?: string
}
