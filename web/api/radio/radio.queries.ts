/** The sources of Dusk Radio: messages, posts by followed people, and the public posts of one kind. */
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import type { Kind } from '../../../domain/kinds'
import type { Conversation, Messages } from '../../../domain/messages/messages.schema'
import type { Post } from '../../../domain/posts/posts.schema'
import type { RadioSources } from '../../../domain/radio/programme'
import { setServerTime } from '../../state/clock'
import { memoizeLatest } from '../../state/memoize-latest'
import { keys } from '../keys'
import { messagesApi } from '../messages/messages.client'
import { conversationsQuery, useConversations } from '../messages/messages.queries'
import { prefetchFeed, readFeedPage, useFeed } from '../posts/posts.queries'
import { queryClient } from '../query-client'

type Radio = {
  sources: RadioSources<Post>
  /** By a sender's id, the time in ms up to which their messages are not unheard. */
  seenAt: ReadonlyMap<string, number>
  isPending: boolean
  /** The first failure, if something is missing. */
  error: Error | null
  isFetching: boolean
  retry: () => void
}

const messagesQuery = queryOptions({
  queryKey: keys.newestMessages,
  queryFn: async ({ signal }): Promise<Messages> => {
    const page = await (await messagesApi.api.messages.$get({ query: {} }, { init: { signal } })).json()
    setServerTime(page.now)
    return page
  },
})

const getFollowedQuery = (kind: Kind) =>
  queryOptions({
    queryKey: keys.newestFollowed(kind),
    queryFn: ({ signal }) => readFeedPage({ kind, from: 'following', cursor: null }, signal),
  })

/** Requests the sources before a component reads them. */
export function prefetchRadio(followed: readonly Kind[], expiring: Kind): void {
  void queryClient.prefetchQuery(messagesQuery)
  void queryClient.prefetchInfiniteQuery(conversationsQuery)
  prefetchFeed(expiring)
  for (const kind of followed) void queryClient.prefetchQuery(getFollowedQuery(kind))
}

type Loaded = Pick<Radio, 'sources' | 'seenAt'>
type Pages<T> = { pages: readonly { items: readonly T[] }[] } | undefined

/** The same while nothing else is loaded, for all who ask. */
const gatherSources = memoizeLatest(
  (
    messages: Messages | undefined,
    conversations: Pages<Conversation>,
    feed: Pages<Post>,
    ...follows: readonly ({ items: readonly Post[] } | undefined)[]
  ): Loaded => {
    const people = conversations?.pages.flatMap(({ items }) => items) ?? []
    return {
      sources: {
        messages: messages?.items ?? [],
        followed: follows.flatMap((page) => page?.items ?? []),
        everyone: feed?.pages.flatMap(({ items }) => items) ?? [],
      },
      seenAt: new Map(
        people.flatMap(({ peer, seenAt }) => (peer.person ? [[peer.person.id, seenAt] as const] : [])),
      ),
    }
  },
)

/** The newest messages, followed posts of the `followed` kinds, and everyone's of the kind that expires. */
export function useRadio(followed: readonly Kind[], expiring: Kind): Radio {
  const messages = useQuery(messagesQuery)
  const conversations = useConversations(true)
  const feed = useFeed(expiring)
  const follows = useQueries({ queries: followed.map(getFollowedQuery) })
  const all = [messages, conversations, feed, ...follows]
  const loaded = follows.map(({ data }) => data)
  return {
    ...gatherSources(messages.data, conversations.data, feed.data, ...loaded),
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { isError, refetch } of all) if (isError) void refetch()
    },
  }
}
