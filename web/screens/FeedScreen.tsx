import { useAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import type { Kind } from '../../domain/kinds'
import { useFeed } from '../api/posts.queries'
import { useMe } from '../api/session.queries'
import { playableOf } from '../audio/playable'
import { usePlayList } from '../audio/usePlayList'
import { CreateLink, FeedHeader } from '../features/feed/FeedHeader'
import { FeedSkeleton } from '../features/feed/FeedSkeleton'
import { FeedTrouble } from '../features/feed/FeedTrouble'
import { MorePosts } from '../features/feed/MorePosts'
import { NewVoices } from '../features/feed/NewVoices'
import { useCards } from '../features/feed/useCards'
import { useLanded } from '../features/feed/useLanded'
import { NobodyHeard, Whose } from '../features/feed/Whose'
import { Finder } from '../features/search/Finder'
import { kindOfView, LOOKS } from '../kinds'
import { followingAtom } from '../state/device-settings'
import { PlayFrom } from '../state/play-from'
import { useView } from '../state/view'
import { Empty } from '../ui/Empty'
import { Cards } from './Cards'

/** The public feed of the kind of the view. `?post=` targets one of its posts. */
export function FeedScreen() {
  const { view, params } = useView()
  const kind = kindOfView(view)
  return kind ? (
    <KindFeed key={kind} kind={kind} wanted={params.get('post')} threadOpen={params.has('thread')} />
  ) : null
}

type Props = { kind: Kind; wanted: string | null; threadOpen: boolean }

function KindFeed({ kind, wanted, threadOpen }: Props) {
  const { bird, words } = LOOKS[kind]
  const me = useMe()
  const [wantsFollowed, setFollowed] = useAtom(followingAtom)
  const isNarrowed = wantsFollowed && Boolean(me)
  const feed = useFeed(kind, isNarrowed ? 'following' : 'all')
  const { posts, saved, card, waits } = useCards(kind, feed.data?.pages, feed.isError, wanted, isNarrowed)
  const landed = useLanded(posts, card)
  const playFrom = usePlayList(useMemo(() => posts.flatMap((post) => playableOf(post) ?? []), [posts]))
  const { fetchNextPage, refetch } = feed
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const refresh = useCallback(() => void refetch(), [refetch])
  return (
    <div data-kind={kind}>
      {/* For layouts without the column beside the feed. */}
      <div className="feed-search">
        <Finder small />
      </div>
      <FeedHeader kind={kind} stats={feed.data?.pages[0]?.stats} isPro={me?.isPro ?? false}>
        {me ? <Whose isNarrowed={isNarrowed} onChange={setFollowed} /> : null}
      </FeedHeader>
      <NewVoices kind={kind} refresh={refresh} quiet={isNarrowed} />
      {feed.isPending || (waits && !feed.isError) ? <FeedSkeleton label={words.loading} /> : null}
      {feed.isError && (saved || !feed.isFetchNextPageError) ? (
        <FeedTrouble error={feed.error} saved={saved} busy={feed.isFetching} onRetry={() => feed.refetch()} />
      ) : null}
      {posts.length > 0 ? (
        <PlayFrom value={playFrom}>
          <Cards
            posts={posts}
            viewerId={me?.id}
            led={({ id }) => ({
              landed: landed.has(id),
              opened: threadOpen && id === wanted,
              led: id === card && card !== wanted ? wanted : null,
            })}
          />
        </PlayFrom>
      ) : null}
      {feed.isSuccess && !waits && posts.length === 0 && isNarrowed ? (
        <NobodyHeard bird={bird} onAll={() => setFollowed(false)} />
      ) : null}
      {feed.isSuccess && !waits && posts.length === 0 && !isNarrowed ? (
        <Empty
          bird={bird}
          title={words.empty.title}
          text={words.empty.text}
          action={<CreateLink kind={kind} tone="kind" />}
        />
      ) : null}
      {feed.hasNextPage && !saved ? (
        <MorePosts busy={feed.isFetchingNextPage} failed={feed.isFetchNextPageError} onMore={more} />
      ) : null}
    </div>
  )
}
