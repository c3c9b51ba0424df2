/** The target of a notification, in the panel and in system notifications. */
import { getKind } from '../../domain/kinds'
import { formatPeerKey } from '../../domain/messages/messages'
import type { Notification } from '../../domain/notifications/notifications.schema'
import { isView, type View } from '../../domain/views'

type NotificationTarget = { view: View; params?: Record<string, string> }

/**
 * Messages lead to their conversation, replies to their thread, recordings to their owlcast, other posts to
 * themselves. Reports lead to the moderation queue; notifications without a post concern the plan, which is in the
 * settings.
 */
export function getNotificationTarget({ reason, post, sourceId, actor }: Notification): NotificationTarget {
  if (reason === 'report') return { view: 'moderation' }
  if (!post) return { view: 'settings' }
  const { view: named, publicFeed, hasRecordings } = getKind(post.kind)
  const view = isView(named) ? named : 'home'
  if (!publicFeed)
    return {
      view,
      params: actor ? { with: formatPeerKey({ by: 'user', value: actor.id }), post: post.id } : {},
    }
  if (sourceId === null) return { view, params: { post: post.id } }
  if (hasRecordings) return { view, params: { post: sourceId } }
  return { view, params: { post: post.id, ...(reason === 'reply' ? { thread: '', voice: sourceId } : {}) } }
}
