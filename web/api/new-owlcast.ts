/** Creating owlcasts, and listing those the viewer may record in. */
import { useQuery } from '@tanstack/react-query'
import { fail } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import type { MadeOwlcast, NewOwlcast } from '../../domain/owlcasts.schema'
import type { Post } from '../../domain/posts.schema'
import { asClause } from '../../domain/text'
import { voiceIsMine } from '../live/new-voices'
import { ask } from './client'
import { keys } from './keys'
import { queryClient } from './query-client'

/** Codes whose messages are shown unchanged: about the user, or about a field. */
const SAID_AS_IS = /^(auth\.|post\.|owlcast\.|request\.key_reused$)/

/** Creates an owlcast. The same key creates one, however often it is sent. */
export async function makeOwlcast(
  owlcast: NewOwlcast,
  key: string,
  signal?: AbortSignal,
): Promise<MadeOwlcast> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const body = JSON.stringify(owlcast)
  const answer = await ask('/api/owlcasts', { method: 'POST', headers, body, signal }).catch(
    (error: unknown) => {
      throw spoken(error)
    },
  )
  const made: MadeOwlcast = await answer.json()
  voiceIsMine(made.post.kind, made.post.id)
  void queryClient.invalidateQueries({ queryKey: keys.posts })
  return made
}

function spoken(error: unknown): unknown {
  if (!(error instanceof Failure) || SAID_AS_IS.test(error.code)) return error
  if (error.code === 'request.failed') return fail('owlcast.create_failed', {}, undefined, error)
  return fail('owlcast.create_failed_because', { message: asClause(error.message) }, error.field, error)
}

/** The owlcasts the viewer works on, newest first. */
export function useOwnOwlcasts(enabled: boolean) {
  return useQuery({
    queryKey: keys.ownOwlcasts,
    enabled,
    queryFn: async ({ signal }): Promise<Post[]> =>
      (await (await ask('/api/owlcasts', { signal })).json()).items,
  })
}
