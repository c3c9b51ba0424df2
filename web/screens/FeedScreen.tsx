import '../features/feed/Feed.css'
import { useAtom } from 'jotai'
import { lazy, useCallback } from 'react'
import { type Kind, kindOf } from '../../domain/kinds'
import { isOwlcast } from '../../domain/owlcasts'
import { useFeed } from '../api/posts.queries'
import { useMe } from '../api/session.queries'
import { CreateLink, FeedHeader } from '../features/feed/FeedHeader'
import { FeedSkeleton } from '../features/feed/FeedSkeleton'
import { FeedTrouble } from '../features/feed/FeedTrouble'
import { MorePosts } from '../features/feed/MorePosts'
import { NewVoices } from '../features/feed/NewVoices'
import { useCards } from '../features/feed/useCards'
import { useLanded } from '../features/feed/useLanded'
import { NobodyHeard, Whose } from '../features/feed/Whose'
import { AddCollaborator } from '../features/invitations/AddCollaborator'
import { PostCard } from '../features/post/PostCard'
import { kindOfView, LOOKS } from '../kinds'
import { followingAtom } from '../state/device-settings'
import { useView } from '../state/view'
import { Empty } from '../ui/Empty'

const ChainBar = lazy(async () => ({ default: (await import('../features/chains/ChainBar')).ChainBar }))
const Cast = lazy(async () => ({ default: (await import('./Cast')).Cast }))
const Thread = lazy(async () => ({ default: (await import('./Thread')).Thread }))

/** The public list of the kind that the view is for. `?post=` leads to one of its posts. */
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
  const { fetchNextPage, refetch } = feed
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const refresh = useCallback(() => void refetch(), [refetch])
  return (
    <div data-kind={kind}>
      <FeedHeader kind={kind} stats={feed.data?.pages[0]?.stats} isPro={me?.isPro ?? false}>
        {me ? <Whose isNarrowed={isNarrowed} onChange={setFollowed} /> : null}
      </FeedHeader>
      <NewVoices kind={kind} refresh={refresh} quiet={isNarrowed} />
      {feed.isPending || (waits && !feed.isError) ? <FeedSkeleton label={words.loading} /> : null}
      {feed.isError && (saved || !feed.isFetchNextPageError) ? (
        <FeedTrouble error={feed.error} saved={saved} busy={feed.isFetching} onRetry={() => feed.refetch()} />
      ) : null}
      {posts.length > 0 ? (
        <div className="feed">
          {posts.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              mine={post.author.id === me?.id}
              landed={landed.has(post.id)}
              Own={kindOf(post.kind).collaborators ? AddCollaborator : undefined}
              Chain={kindOf(post.kind).playsAs === 'chain' ? ChainBar : undefined}
              Thread={Thread}
              opened={threadOpen && post.id === wanted}
              Face={isOwlcast(post) ? Cast : undefined}
              led={post.id === card && card !== wanted ? wanted : null}
            />
          ))}
        </div>
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
