/** Where a notification leads. */
import { kindOf } from '../../../domain/kinds'
import { peerKey } from '../../../domain/messages'
import type { Notification } from '../../../domain/notifications.schema'
import { LOOKS } from '../../kinds'
import type { View } from '../../state/views'

type Place = { view: View; params?: Record<string, string> }

/**
 * To the conversation of a message, to an answer in the thread it stands in, to a recording inside of its owlcast, and to
 * anything else by itself. What is about no post is about one's plan, which stands in the settings.
 */
export function placeOf({ reason, post, sourceId, actor }: Notification): Place {
  if (!post) return { view: 'settings' }
  const { view } = LOOKS[post.kind]
  const { publicFeed, hasRecordings } = kindOf(post.kind)
  if (!publicFeed)
    return { view, params: actor ? { with: peerKey({ by: 'user', value: actor.id }), post: post.id } : {} }
  if (sourceId === null) return { view, params: { post: post.id } }
  if (hasRecordings) return { view, params: { post: sourceId } }
  return { view, params: { post: post.id, ...(reason === 'reply' ? { thread: '', voice: sourceId } : {}) } }
}
