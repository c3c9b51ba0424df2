import type { Post } from '../../domain/posts/posts.schema'
import { REPLY_CONTEXT_KEY, type ReplyContext } from '../../domain/share/share'

/** Stores a summary of the post for the app's reply recorder (spec §2.2). */
export function saveReplyContext(post: Post): void {
  const context: ReplyContext = {
    id: post.id,
    type: post.kind,
    title: post.title,
    author: post.author.displayName,
    content: post.content,
    audio_url: post.audioUrl,
  }
  try {
    sessionStorage.setItem(REPLY_CONTEXT_KEY, JSON.stringify(context))
  } catch {
    // Without storage the app opens without it.
  }
}
