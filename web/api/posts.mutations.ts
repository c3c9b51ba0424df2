/** Publishing posts. */
import { fail } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import { modeOf } from '../../domain/kinds'
import type { NewPost, PublishedPost } from '../../domain/posts.schema'
import { asClause } from '../../domain/text'
import { voiceIsMine } from '../live/new-voices'
import { ask } from './client'
import { keys } from './keys'
import { queryClient } from './query-client'

/** Codes whose messages are shown unchanged: about the user, about a field, or worded by the specification. */
const SAID_AS_IS = /^(auth\.|post\.|owlcast\.|recipient\.|reply\.|connection\.|request\.key_reused$)/

/** Publishes a post. The same key publishes once, however often it is sent. */
export async function publishPost(post: NewPost, key: string): Promise<PublishedPost> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  try {
    const answer = await ask('/api/posts', { method: 'POST', headers, body: JSON.stringify(post) })
    const published: PublishedPost = await answer.json()
    voiceIsMine(published.post.kind, published.post.id)
    void queryClient.invalidateQueries({ queryKey: keys.posts })
    return published
  } catch (error) {
    if (!(error instanceof Failure) || SAID_AS_IS.test(error.code)) throw error
    const { name } = modeOf(post.mode)
    throw fail('post.publish_failed', { name, message: asClause(error.message) }, error.field, error)
  }
}
