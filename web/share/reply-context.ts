import { getPostName } from '../../domain/locales/en/kinds'
import type { Post } from '../../domain/posts/posts.schema'
import { REPLY_CONTEXT_KEY, type ReplyContext } from '../../domain/share/share'
import { writeStored } from '../state/stored'

/** Stores a summary of the post for the app's reply recorder (spec §2.2). */
export function saveReplyContext(post: Post): void {
  const context: ReplyContext = {
    id: post.id,
    type: post.kind,
    title: getPostName(post),
    author: post.author.displayName,
    content: post.content,
    audio_url: post.audioUrl,
  }
  // Without storage the app opens without it.
  writeStored('session', REPLY_CONTEXT_KEY, context)
}
