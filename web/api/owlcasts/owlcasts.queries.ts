/** Creating owlcasts, and listing those the viewer may record in. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { AppError } from '../../../domain/errors/app-error'
import { appError } from '../../../domain/errors/errors'
import type { NewOwlcastInput, PublishedOwlcast } from '../../../domain/owlcasts/owlcasts.schema'
import type { Post } from '../../../domain/posts/posts.schema'
import { toClause } from '../../../domain/text/sentences'
import { markOwnPost } from '../../state/new-posts'
import { keys } from '../keys'
import { queryClient } from '../query-client'
import { owlcastsApi } from './owlcasts.client'

const { owlcasts } = owlcastsApi.api

/** Codes whose messages are shown unchanged: about the user, or about a field. */
const UNWRAPPED_CODES = /^(auth\.|post\.|owlcast\.|request\.idempotency_key_reused$)/

/** Creates an owlcast. The same key creates one, however often it is sent. */
export async function saveOwlcast(
  owlcast: NewOwlcastInput,
  key: string,
  signal?: AbortSignal,
): Promise<PublishedOwlcast> {
  const headers = { 'idempotency-key': key }
  const answer = await owlcasts
    .$post({ json: owlcast }, { headers, init: { signal: signal ?? null } })
    .catch((error: unknown) => {
      throw toOwlcastError(error)
    })
  const made = await answer.json()
  markOwnPost(made.post.kind, made.post.id)
  void queryClient.invalidateQueries({ queryKey: keys.posts })
  return made
}

function toOwlcastError(error: unknown): unknown {
  if (!(error instanceof AppError) || UNWRAPPED_CODES.test(error.code)) return error
  if (error.code === 'request.failed') return appError('owlcast.create_failed', {}, undefined, error)
  return appError('owlcast.create_failed_because', { message: toClause(error.message) }, error.field, error)
}

const ownOwlcastsQuery = queryOptions({
  queryKey: keys.ownOwlcasts,
  queryFn: async ({ signal }): Promise<Post[]> =>
    (await (await owlcasts.$get({}, { init: { signal } })).json()).items,
})

/** The owlcasts the viewer works on, newest first. */
export function useOwnOwlcasts(enabled: boolean) {
  return useQuery({ ...ownOwlcastsQuery, enabled })
}

/** The same, from the server. */
export function fetchOwnOwlcasts(): Promise<Post[]> {
  return queryClient.fetchQuery({ ...ownOwlcastsQuery, staleTime: 0 })
}
