/** Publishing posts. */

import { EXPECTED_USER_HEADER } from '../../../domain/auth/expected-user'
import { AppError } from '../../../domain/errors/app-error'
import { appError } from '../../../domain/errors/errors'
import { getMode } from '../../../domain/kinds'
import type { NewPost, PublishedPost } from '../../../domain/posts/posts.schema'
import { toClause } from '../../../domain/text/sentences'
import { markOwnPost } from '../../state/new-posts'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { postsApi } from './posts.client'

/** Codes whose messages are shown unchanged: about the user, about a field, or worded by the specification. */
const UNWRAPPED_CODES =
  /^(auth\.|post\.|owlcast\.|recipient\.|reply\.|connection\.|request\.idempotency_key_reused$)/

/** Publishes a post as its author. The same key publishes once, however often it is sent. */
export async function sendPost(post: NewPost, key: string, authorId: string): Promise<PublishedPost> {
  const headers = { 'idempotency-key': key, [EXPECTED_USER_HEADER]: authorId }
  try {
    const published = await (await postsApi.api.posts.$post({ json: post }, { headers })).json()
    markOwnPost(published.post.kind, published.post.id)
    void queryClient.invalidateQueries({ queryKey: keys.posts })
    return published
  } catch (error) {
    if (!(error instanceof AppError) || UNWRAPPED_CODES.test(error.code)) throw error
    const { name } = getMode(post.mode)
    throw appError('post.publish_failed', { name, message: toClause(error.message) }, error.field, error)
  }
}
