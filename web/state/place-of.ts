/** Where a notification leads, from the panel and from outside of the page. */
import { kindOf } from '../../domain/kinds'
import { peerKey } from '../../domain/messages'
import type { Notification } from '../../domain/notifications.schema'
import { isView, type View } from './views'

type Place = { view: View; params?: Record<string, string> }

/**
 * To the conversation of a message, to an answer in the thread it stands in, to a recording inside of its owlcast, and to
 * anything else by itself. Reports lead to the moderators' queue; what is about no post is about one's plan, which stands in the settings.
 */
export function placeOf({ reason, post, sourceId, actor }: Notification): Place {
  if (reason === 'report') return { view: 'moderation' }
  if (!post) return { view: 'settings' }
  const { view: named, publicFeed, hasRecordings } = kindOf(post.kind)
  const view = isView(named) ? named : 'home'
  if (!publicFeed)
    return { view, params: actor ? { with: peerKey({ by: 'user', value: actor.id }), post: post.id } : {} }
  if (sourceId === null) return { view, params: { post: post.id } }
  if (hasRecordings) return { view, params: { post: sourceId } }
  return { view, params: { post: post.id, ...(reason === 'reply' ? { thread: '', voice: sourceId } : {}) } }
}
