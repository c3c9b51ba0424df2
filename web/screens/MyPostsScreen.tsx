import '../features/feed/Feed.css'
import '../features/feed/FeedHeader.css'
import { useQueryClient } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { lazy, useCallback, useMemo } from 'react'
import { type Kind, kindOf } from '../../domain/kinds'
import { isOwlcast } from '../../domain/owlcasts'
import { isFilterOf, type OwnFilter } from '../../domain/own-posts'
import { keys } from '../api/keys'
import { useOwnPosts } from '../api/own-posts'
import { useMe } from '../api/session.queries'
import { type Playable, playableOf } from '../audio/playable'
import { player } from '../audio/player'
import { CreateLink } from '../features/feed/FeedHeader'
import { FeedSkeleton } from '../features/feed/FeedSkeleton'
import { FeedTrouble } from '../features/feed/FeedTrouble'
import { MorePosts } from '../features/feed/MorePosts'
import { useLiving } from '../features/feed/useLiving'
import { OwnHeader } from '../features/own/OwnHeader'
import { PostCard } from '../features/post/PostCard'
import { kindOfOwnView, LOOKS } from '../kinds'
import { PlayFrom } from '../state/play-from'
import { askToSignIn } from '../state/sign-in'
import { goTo, useView } from '../state/view'
import type { View } from '../state/views'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { emptyTextOf, OWN, OWN_FILTER_WORDS } from '../words/own-posts'
import { VIEW_TITLES } from '../words/shell'
import { OwnPart } from './OwnPart'

const ChainBar = lazy(async () => ({ default: (await import('../features/chains/ChainBar')).ChainBar }))
const Cast = lazy(async () => ({ default: (await import('./Cast')).Cast }))
const Thread = lazy(async () => ({ default: (await import('./Thread')).Thread }))

/** The list of one's own posts that the view is for (S2.3-47). `?filter=` narrows it. */
export function MyPostsScreen() {
  const { view, params } = useView()
  const me = useMe()
  const kind = kindOfOwnView(view)
  if (!kind || me === undefined) return null
  const asked = params.get('filter')
  const filter = isFilterOf(kind, asked) ? asked : 'all'
  return (
    <div data-kind={kind}>
      {me === null ? (
        <SignedOut kind={kind} />
      ) : (
        <OwnList key={`${me.id} ${view}`} view={view} kind={kind} filter={filter} />
      )}
    </div>
  )
}

function OwnList({ view, kind, filter }: { view: View; kind: Kind; filter: OwnFilter }) {
  const list = useOwnPosts(kind, filter)
  const posts = useOwnCards(list.data?.pages, kind, filter)
  const items = useMemo(() => posts.flatMap((post) => playableOf(post) ?? []), [posts])
  const playFrom = useCallback(
    (item: Playable) => player.playAll(items, undefined, (item.lead ?? item).id),
    [items],
  )
  const { fetchNextPage } = list
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const narrowTo = (to: OwnFilter) => goTo(view, to === 'all' ? {} : { filter: to }, { replace: true })
  return (
    <>
      <OwnHeader kind={kind} title={VIEW_TITLES[view]} filter={filter} onFilter={narrowTo}>
        {items.length > 1 ? (
          <Button tone="soft" icon={<Play className="i i-play" />} onClick={() => player.playAll(items)}>
            {OWN.playAll}
          </Button>
        ) : null}
        <CreateLink kind={kind} tone="primary" />
      </OwnHeader>
      {list.isPending ? <FeedSkeleton label={OWN.loading} /> : null}
      {list.isError && !list.isFetchNextPageError ? (
        <FeedTrouble error={list.error} saved={false} busy={list.isFetching} onRetry={() => list.refetch()} />
      ) : null}
      {posts.length > 0 ? (
        <PlayFrom value={playFrom}>
          <div className="feed">
            {posts.map((post) => (
              <PostCard
                key={post.id}
                post={post}
                mine
                landed={false}
                Own={OwnPart}
                Chain={kindOf(post.kind).playsAs === 'chain' ? ChainBar : undefined}
                Thread={Thread}
                Face={isOwlcast(post) ? Cast : undefined}
              />
            ))}
          </div>
        </PlayFrom>
      ) : null}
      {list.isSuccess && posts.length === 0 ? (
        filter === 'all' ? (
          <Empty
            bird={LOOKS[kind].bird}
            title={OWN.empty}
            text={emptyTextOf(kind)}
            action={<CreateLink kind={kind} tone="kind" />}
          />
        ) : (
          <Empty
            bird={LOOKS[kind].bird}
            title={OWN.emptyUnder(OWN_FILTER_WORDS[filter])}
            action={
              <Button tone="kind" onClick={() => narrowTo('all')}>
                {OWN.showAll}
              </Button>
            }
          />
        )
      ) : null}
      {list.hasNextPage ? (
        <MorePosts busy={list.isFetchingNextPage} failed={list.isFetchNextPageError} onMore={more} />
      ) : null}
    </>
  )
}

type Pages = NonNullable<ReturnType<typeof useOwnPosts>['data']>['pages']

/** The posts of these pages that have not faded, each once: one that moved while a page was read stands in both. */
function useOwnCards(pages: Pages | undefined, kind: Kind, filter: OwnFilter) {
  const client = useQueryClient()
  const all = useMemo(() => {
    const read = pages?.flatMap((page) => page.items) ?? []
    return [...new Map(read.map((post) => [post.id, post])).values()]
  }, [pages])
  const reread = useCallback(
    () => void client.invalidateQueries({ queryKey: keys.own(kind, filter) }),
    [client, kind, filter],
  )
  return useLiving(all, reread)
}

function SignedOut({ kind }: { kind: Kind }) {
  const { title, text, action, reason } = OWN.signedOut
  return (
    <Empty
      bird={LOOKS[kind].bird}
      alone
      title={title}
      text={text}
      action={
        <Button tone="kind" onClick={() => void askToSignIn(reason)}>
          {action}
        </Button>
      }
    />
  )
}
