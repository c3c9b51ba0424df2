import { messageOf } from '../../domain/errors'
import type { Post } from '../../domain/posts.schema'
import { parseSharePath, shareLink } from '../../domain/share'
import { ask } from '../api/client'
import { textOf } from '../api/failure'
import type { ShareState } from './share-state'

/** Another try at a page that failed to load: the post, or the same card with the new reason. */
export async function loadShared(failed: Extract<ShareState, { at: 'error' }>): Promise<ShareState> {
  const shared = parseSharePath(location.pathname)
  if (!shared) return failed
  try {
    const post: Post = await (await ask(`/api/posts/${encodeURIComponent(shared.id)}`)).json()
    return { at: 'loaded', post, link: shareLink(location.origin, shared.kind, shared.id) }
  } catch (error) {
    const reason = textOf(error)
    const message = messageOf('share.load_failed', { message: reason, url: failed.details.url })
    return { ...failed, message, details: { ...failed.details, message: reason } }
  }
}
