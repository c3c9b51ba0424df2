import { useAtom } from 'jotai'
import { useCallback, useEffect, useMemo } from 'react'
import type { Kind } from '../../domain/kinds'
import { FEED } from '../../domain/locales/en/shell'
import { isProAdvertised } from '../../domain/people/roles'
import { useMe } from '../api/auth/session.queries'
import { useFeed } from '../api/posts/posts.queries'
import { resumeFirstVoice } from '../audio/playback/first-voice'
import { toPlayable } from '../audio/playback/playable'
import { player } from '../audio/playback/player'
import { EmptyFollowing, FeedFilter } from '../features/posts/feed/FeedFilter'
import { CreateLink, FeedHeader } from '../features/posts/feed/FeedHeader'
import { NewPosts } from '../features/posts/feed/NewPosts'
import { useFeedPosts } from '../features/posts/feed/useFeedPosts'
import { useHighlightedPosts } from '../features/posts/feed/useHighlightedPosts'
import { findKindByView, KIND_UI } from '../kinds'
import { EmptyState } from '../parts/loading/EmptyState'
import { PlayAllButton } from '../parts/player/PlayAllButton'
import { followingAtom } from '../state/device-settings'
import { openOverlay } from '../state/overlays'
import { useView } from '../state/view'
import { Button } from '../ui/buttons/Button'
import { PagedPosts } from './PagedPosts'

/** The public feed of the kind of the view. `?post=` targets one of its posts. */
export function FeedScreen() {
  const { view, params } = useView()
  const kind = findKindByView(view)
  return kind ? (
    <KindFeed key={kind} kind={kind} targetId={params.get('post')} threadOpen={params.has('thread')} />
  ) : null
}

type Props = { kind: Kind; targetId: string | null; threadOpen: boolean }

function KindFeed({ kind, targetId, threadOpen }: Props) {
  const { bird, texts } = KIND_UI[kind]
  const me = useMe()
  const [wantsFollowed, setFollowed] = useAtom(followingAtom)
  const isNarrowed = wantsFollowed && Boolean(me)
  const feed = useFeed(kind, isNarrowed ? 'following' : 'all')
  const { posts, saved, card, isWaiting } = useFeedPosts(
    kind,
    feed.data?.pages,
    feed.isError,
    targetId,
    isNarrowed,
  )
  const highlighted = useHighlightedPosts(posts, card)
  const items = useMemo(() => posts.flatMap((post) => toPlayable(post) ?? []), [posts])
  const isLoaded = feed.data !== undefined
  useEffect(() => {
    if (isLoaded) resumeFirstVoice(player, items, { name: texts.menu, isChosen: true })
  }, [isLoaded, items, texts])
  const { refetch } = feed
  const refresh = useCallback(() => void refetch(), [refetch])
  return (
    <div data-kind={kind}>
      <FeedHeader
        kind={kind}
        stats={feed.data?.pages[0]?.stats}
        play={<PlayAllButton posts={posts} name={texts.menu} tone="primary" />}
      >
        {me ? <FeedFilter isNarrowed={isNarrowed} onChange={setFollowed} /> : null}
      </FeedHeader>
      <NewPosts kind={kind} refresh={refresh} quiet={isNarrowed} />
      <PagedPosts
        list={feed}
        posts={posts}
        items={items}
        name={texts.menu}
        saved={saved}
        isWaiting={isWaiting}
        viewerId={me?.id}
        linkedId={({ id }) => ({
          isHighlighted: highlighted.has(id),
          opened: threadOpen && id === targetId,
          linkedId: id === card && card !== targetId ? targetId : null,
        })}
        loading={texts.loading}
        empty={
          isNarrowed ? (
            <EmptyFollowing bird={bird} onAll={() => setFollowed(false)} />
          ) : (
            <EmptyState bird={bird} {...texts.empty} action={<CreateLink kind={kind} tone="kind" />} />
          )
        }
      />
      {texts.upgrade && me !== undefined && isProAdvertised(me) ? (
        <div className="feed-pro stack -center">
          <Button tone="quiet" size="sm" onClick={() => openOverlay('pro')}>
            {FEED.upgrade}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
