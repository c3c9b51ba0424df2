/** A system notification: text, duration and target. Used by page and service worker. */

import { joinPieces, SYSTEM_NOTIFICATION, toSentence } from '../../domain/locales/en/people'
import type { Notification as NotificationDto } from '../../domain/notifications/notifications.schema'
import { PUSH_OPTIONS } from '../../domain/push/push'
import { toHref } from './href'
import { getNotificationTarget } from './notification-target'

const ICON = '/icons/icon-192.png'

/** Data of a notification, for its click handler. */
export type SystemNotificationData = { id: string; href: string }
/** `renotify` is missing in the DOM types. */
type Options = NotificationOptions & { renotify: boolean; tag: string; data: SystemNotificationData }

/** A later one with the same tag replaces this one, and sounds again. `words` is what is said in the post. */
export function createSystemNotification(
  notification: NotificationDto,
  { tag = notification.id, words }: { tag?: string; words?: string } = {},
): { title: string; options: Options } {
  const { view, params } = getNotificationTarget(notification)
  const data = { id: notification.id, href: toHref(view, params) }
  const stays = PUSH_OPTIONS[notification.reason].requireInteraction
  const sentence = joinPieces(toSentence(notification))
  const body = words ? `${sentence}\n${words}` : sentence
  return {
    title: SYSTEM_NOTIFICATION[notification.reason],
    options: { body, tag, renotify: true, icon: ICON, requireInteraction: stays, data },
  }
}
