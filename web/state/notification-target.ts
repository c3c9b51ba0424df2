/** The target of a notification, in the panel and in system notifications. */
import { getKind } from '../../domain/kinds'
import { formatPeerKey } from '../../domain/messages/messages'
import type { SystemNotice } from '../../domain/notifications/notifications'
import type { Notification } from '../../domain/notifications/notifications.schema'
import type { SettingsSection } from '../../domain/settings/settings-groups'
import { isView, type View } from '../../domain/views'

type NotificationTarget = { view: View; params?: Record<string, string> }

type NoticeNoun = SystemNotice extends `${infer Noun}.${string}` ? Noun : never

/** The section of the settings that a notice of the system is about, by the noun in front of its dot. */
const NOTICE_SECTIONS: Record<NoticeNoun, SettingsSection> = {
  plan: 'plan',
  webhook: 'webhooks',
  refund: 'plan',
  payout: 'earnings',
  moderation: 'safety',
}

function getNoticeSection(notice: SystemNotice): SettingsSection {
  const [noun] = notice.split('.')
  return NOTICE_SECTIONS[noun as NoticeNoun]
}

/**
 * Messages lead to their conversation, replies to their thread, recordings to their owlcast, other posts to
 * themselves. Reports lead to the moderation queue; notifications without a post lead to their section of the
 * settings.
 */
export function getNotificationTarget(notification: Notification): NotificationTarget {
  const { reason, post, sourceId, actor, message } = notification
  if (reason === 'report') return { view: 'moderation' }
  if (!post) return { view: 'settings', params: message ? { section: getNoticeSection(message) } : {} }
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
