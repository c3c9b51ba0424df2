/** Push payloads: the content of the notification list, without private or hidden titles. */
import { PUSH_TITLE_MAX_CHARS } from '../../domain/limits'
import type { PushPayload } from '../../domain/push/push-payload'
import { toOneLine, truncate } from '../../domain/text/text'
import type { findUnreadNotification } from '../notifications/notifications.repo'
import { toNotification } from '../notifications/to-notification'

type Row = Awaited<ReturnType<typeof findUnreadNotification>>[number]

/** Converts a notification to a push payload. */
export function toPushPayload(row: Row): PushPayload {
  const notification = toNotification(row)
  const { post, reason } = notification
  const title = reason === 'message' || !post ? '' : truncate(toOneLine(post.title), PUSH_TITLE_MAX_CHARS)
  return {
    group: row.groupKey,
    notification: { ...notification, deletedTitle: null, post: post && { ...post, title } },
  }
}
