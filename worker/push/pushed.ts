/** Push payloads: the content of the notification list, without private or hidden titles. */
import { PUSH_TITLE_MAX_CHARS } from '../../domain/limits'
import type { Pushed } from '../../domain/pushed'
import { cut, oneLine } from '../../domain/text'
import { notificationOf } from '../notifications/notification-of'
import type { unreadNotification } from '../posts/notifications.repo'

type Row = Awaited<ReturnType<typeof unreadNotification>>[number]

/** Converts a notification to a push payload. */
export function pushedOf(row: Row): Pushed {
  const notification = notificationOf(row)
  const { post, reason } = notification
  const title = reason === 'message' || !post ? '' : cut(oneLine(post.title), PUSH_TITLE_MAX_CHARS)
  return {
    group: row.groupKey,
    notification: { ...notification, about: null, post: post && { ...post, title } },
  }
}
