/** Creating owlcasts, and listing those the viewer may record in. */
import { useQuery } from '@tanstack/react-query'
import { AppError } from '../../domain/app-error'
import { appError } from '../../domain/errors'
import type { NewOwlcastInput, PublishedOwlcast } from '../../domain/owlcasts.schema'
import type { Post } from '../../domain/posts.schema'
import { toClause } from '../../domain/text'
import { markOwnPost } from '../live/new-posts'
import { request } from './client'
import { keys } from './keys'
import { queryClient } from './query-client'

/** Codes whose messages are shown unchanged: about the user, or about a field. */
const UNWRAPPED_CODES = /^(auth\.|post\.|owlcast\.|request\.key_reused$)/

/** Creates an owlcast. The same key creates one, however often it is sent. */
export async function saveOwlcast(
  owlcast: NewOwlcastInput,
  key: string,
  signal?: AbortSignal,
): Promise<PublishedOwlcast> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const body = JSON.stringify(owlcast)
  const answer = await request('/api/owlcasts', { method: 'POST', headers, body, signal }).catch(
    (error: unknown) => {
      throw toOwlcastError(error)
    },
  )
  const made: PublishedOwlcast = await answer.json()
  markOwnPost(made.post.kind, made.post.id)
  void queryClient.invalidateQueries({ queryKey: keys.posts })
  return made
}

function toOwlcastError(error: unknown): unknown {
  if (!(error instanceof AppError) || UNWRAPPED_CODES.test(error.code)) return error
  if (error.code === 'request.failed') return appError('owlcast.create_failed', {}, undefined, error)
  return appError('owlcast.create_failed_because', { message: toClause(error.message) }, error.field, error)
}

/** The owlcasts the viewer works on, newest first. */
export function useOwnOwlcasts(enabled: boolean) {
  return useQuery({
    queryKey: keys.ownOwlcasts,
    enabled,
    queryFn: async ({ signal }): Promise<Post[]> =>
      (await (await request('/api/owlcasts', { signal })).json()).items,
  })
}
