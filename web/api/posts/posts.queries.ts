/** Reading and deleting posts. Lists are paged by keyset and carry the newest event's seq. */
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Kind } from '../../../domain/kinds'
import type { Feed } from '../../../domain/posts/feed.schema'
import { toFullPost } from '../../../domain/posts/full-post'
import type { Post } from '../../../domain/posts/posts.schema'
import { SERVER_TIME_HEADER } from '../../../domain/posts/server-time'
import { setServerTime } from '../../state/clock'
import { keys } from '../keys'
import { BY_CURSOR } from '../paged-query'
import { queryClient } from '../query-client'
import { getSeqParam, readFresh, recordSeq } from '../seq'
import { postsApi } from './posts.client'
import { saveFeed } from './saved-feed'

const { posts } = postsApi.api

/** The authors of a feed: everyone, or those by authors the viewer follows. */
export type FeedFrom = 'all' | 'following'

type FeedPageParams = { kind: Kind; from: FeedFrom; cursor: string | null }

/** A page of a kind's public feed; the first without a cursor. */
export async function readFeedPage(
  { kind, from, cursor }: FeedPageParams,
  signal: AbortSignal,
): Promise<Feed> {
  const read = async (): Promise<Feed> => {
    const query = {
      kind,
      from: from === 'following' ? from : undefined,
      cursor: cursor ?? undefined,
      seq: getSeqParam(),
    }
    const response = await posts.$get({ query }, { init: { signal } })
    setServerTime(Number(response.headers.get(SERVER_TIME_HEADER) ?? Date.now()))
    const page = await response.json()
    return { ...page, items: page.items.map(toFullPost) }
  }
  const feed = await readFresh(read)
  recordSeq(feed.seq)
  if (cursor === null && from === 'all') saveFeed(kind, feed.items)
  return feed
}

const getFeedQuery = (kind: Kind, from: FeedFrom) =>
  infiniteQueryOptions({
    queryKey: from === 'all' ? keys.feed(kind) : keys.followed(kind),
    queryFn: ({ pageParam: cursor, signal }) => readFeedPage({ kind, from, cursor }, signal),
    ...BY_CURSOR,
  })

/** The feed of a kind, paged. */
export function useFeed(kind: Kind, from: FeedFrom = 'all') {
  return useInfiniteQuery(getFeedQuery(kind, from))
}

/** Requests the first page of everyone's feed of a kind before a component reads it. */
export function prefetchFeed(kind: Kind): void {
  void queryClient.prefetchInfiniteQuery(getFeedQuery(kind, 'all'))
}

/** Stores the first page of everyone's feed of a kind as if it had been requested now. */
export function cacheFeed(kind: Kind, feed: Feed): void {
  queryClient.setQueryData(getFeedQuery(kind, 'all').queryKey, { pages: [feed], pageParams: [null] })
  saveFeed(kind, feed.items)
}

/** Reads one post. */
export async function readPost(id: string, signal?: AbortSignal): Promise<Post> {
  const param = { id: encodeURIComponent(id) }
  return (await posts[':id'].$get({ param }, { init: { signal: signal ?? null } })).json()
}

/** Reads one post, for `useQuery`. */
export const getPostQuery = (id: string) => ({
  queryKey: keys.post(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => readPost(id, signal),
})

/** A post by its id; null disables the query. */
export function usePost(id: string | null) {
  return useQuery({ ...getPostQuery(id ?? ''), enabled: id !== null })
}

/** Deletes the viewer's post, and refetches every list it may be in. */
export function useDeletePost() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (post: Post) => posts[':id'].$delete({ param: { id: post.id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.posts }),
  })
}

/** Tags of the loaded feed and own posts of a kind, by whether the viewer used them. */
export function listCachedTags(
  client: QueryClient,
  kind: Kind,
  viewerId: string | undefined,
): { own: string[]; used: string[] } {
  type Pages = InfiniteData<{ items: Post[] }>
  const lists = [
    ...client.getQueriesData<Pages>({ queryKey: keys.feed(kind) }),
    ...client.getQueriesData<Pages>({ queryKey: keys.own(kind, 'all').slice(0, -1) }),
  ]
  const posts = lists.flatMap(([, data]) => data?.pages?.flatMap(({ items }) => items) ?? [])
  const listTags = (isOwn: boolean) =>
    posts.filter(({ author }) => (author.id === viewerId) === isOwn).flatMap(({ tags }) => tags)
  return { own: listTags(true), used: listTags(false) }
}
