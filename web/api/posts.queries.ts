/** Reading and deleting posts. Lists are paged by keyset and carry the newest event's seq. */
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Kind } from '../../domain/kinds'
import type { Feed, Post } from '../../domain/posts.schema'
import { setServerTime } from '../state/clock'
import { request } from './client'
import { keys } from './keys'
import { saveFeed } from './saved-feed'
import { getNewestKnownSeq, readFresh, recordSeq } from './seq'

/** Whose posts a feed shows: everyone's, or those by authors the viewer follows. */
export type FeedFrom = 'all' | 'following'

type FeedPageParams = { kind: Kind; from: FeedFrom; cursor: string | null }

/** One page of a kind's public feed; the first without a cursor. */
async function listFeed({ kind, from, cursor }: FeedPageParams, signal: AbortSignal): Promise<Feed> {
  const read = async () => {
    const query = new URLSearchParams({ kind })
    if (from === 'following') query.set('from', from)
    if (cursor !== null) query.set('cursor', cursor)
    if (getNewestKnownSeq() > 0) query.set('seq', String(getNewestKnownSeq()))
    const answer = await request(`/api/posts?${query}`, { signal })
    return (await answer.json()) as Feed
  }
  const feed = await readFresh(read)
  setServerTime(feed.now)
  recordSeq(feed.seq)
  if (cursor === null && from === 'all') saveFeed(kind, feed.items)
  return feed
}

/** The feed of a kind, paged. */
export function useFeed(kind: Kind, from: FeedFrom = 'all') {
  return useInfiniteQuery({
    queryKey: from === 'all' ? keys.feed(kind) : keys.followed(kind),
    queryFn: ({ pageParam: cursor, signal }) => listFeed({ kind, from, cursor }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.cursor,
  })
}

/** One post by its id; null disables the query. */
export function usePost(id: string | null) {
  return useQuery({
    queryKey: keys.post(id ?? ''),
    enabled: id !== null,
    queryFn: async ({ signal }): Promise<Post> =>
      (await request(`/api/posts/${encodeURIComponent(id ?? '')}`, { signal })).json(),
  })
}

/** Deletes the viewer's post, and refetches every list it may be in. */
export function useDeletePost() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (post: Post) => request(`/api/posts/${encodeURIComponent(post.id)}`, { method: 'DELETE' }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.posts }),
  })
}
