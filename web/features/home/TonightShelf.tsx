import './TonightShelf.css'
import { useDeferredValue, useEffect, useState } from 'react'
import type { Kind } from '../../../domain/kinds'
import { HOME } from '../../../domain/locales/en/shell'
import { FADING_HOURS } from '../../../domain/posts/expiry'
import type { Post } from '../../../domain/posts/posts.schema'
import { HOUR_MS } from '../../../domain/time/units'
import { useFeed } from '../../api/posts/posts.queries'
import { readSavedFeed } from '../../api/posts/saved-feed'
import { getErrorMessage } from '../../api/request-error'
import { toPlayable } from '../../audio/playback/playable'
import { usePlayInList } from '../../audio/playback/usePlayInList'
import { KIND_UI } from '../../kinds'
import { EmptyState } from '../../parts/loading/EmptyState'
import { Skeleton, SkeletonBlock } from '../../parts/loading/Skeleton'
import { PlayFromContext } from '../../parts/player/play-from-context'
import { CachedPostsNote } from '../../parts/posts/CachedPostsNote'
import { ViewLink } from '../../parts/views/ViewLink'
import { getServerNow, onServerTime } from '../../state/clock'
import { getButtonClass } from '../../ui/buttons/Button'
import { ErrorState } from '../../ui/states/ErrorState'
import { getNextShelfChange, listShelfPosts } from './shelf-posts'
import { Tile } from './Tile'

type Feed = ReturnType<typeof useFeed>

/** The posts of a kind that are about to fade, else the newest, side by side. */
export function TonightShelf({ kind }: { kind: Kind }) {
  const { texts, view } = KIND_UI[kind]
  const feed = useFeed(kind)
  // Deferred, so that React yields to the browser between the tiles.
  const data = useDeferredValue(feed.data)
  const isSaved = feed.isError && !feed.data
  const read = isSaved ? readSavedFeed(kind, getServerNow()) : data?.pages.flatMap(({ items }) => items)
  const { isFading, posts } = listShelfPosts(read ?? [], useShelfTime(read ?? []))
  return (
    <section className="shelf" data-kind={kind} aria-labelledby="tonight">
      <div className="shelf-heading row -m -spread -baseline">
        <h2 id="tonight">{isFading ? HOME.fadingSoon : HOME.newTonight}</h2>
        <ViewLink className="subtle" view={view}>
          {texts.viewAll}
        </ViewLink>
      </div>
      {posts.length > 0 ? (
        <>
          {isSaved ? (
            <CachedPostsNote error={feed.error} busy={feed.isFetching} onRetry={() => void feed.refetch()} />
          ) : null}
          <Tiles posts={posts} name={isFading ? HOME.fadingSoon : HOME.newTonight} />
        </>
      ) : (
        <NoTiles kind={kind} feed={feed} isLoading={!data && !feed.isError} />
      )}
    </section>
  )
}

/** The server's time in ms, again whenever the selection of the shelf changes. */
function useShelfTime(posts: readonly Post[]): number {
  // Starts at 0, since before the first response this device's clock may be days off.
  const [at, setAt] = useState(0)
  const now = Math.max(at, getServerNow())
  const nextChange = getNextShelfChange(posts, now, FADING_HOURS * HOUR_MS)
  useEffect(() => {
    if (nextChange) return onServerTime(nextChange, () => setAt(getServerNow()))
  }, [nextChange])
  return now
}

function Tiles({ posts, name }: { posts: readonly Post[]; name: string }) {
  const items = posts.flatMap((post) => toPlayable(post) ?? [])
  const playFrom = usePlayInList(items, { name })
  return (
    <PlayFromContext value={playFrom}>
      <ul className="track">
        {posts.map((post) => (
          <Tile key={post.id} post={post} />
        ))}
      </ul>
    </PlayFromContext>
  )
}

function NoTiles({ kind, feed, isLoading }: { kind: Kind; feed: Feed; isLoading: boolean }) {
  const { bird, texts } = KIND_UI[kind]
  if (isLoading)
    return (
      <Skeleton label={texts.loading}>
        <div className="track">
          {['a', 'b', 'c', 'd'].map((key) => (
            <div key={key} className="tile stack -beside surface">
              <SkeletonBlock shape="strip" height="44px" />
              <SkeletonBlock width="84%" height="36px" />
              <SkeletonBlock width="52%" />
            </div>
          ))}
        </div>
      </Skeleton>
    )
  if (feed.isError)
    return (
      <ErrorState
        text={getErrorMessage(feed.error)}
        busy={feed.isFetching}
        onRetry={() => void feed.refetch()}
      />
    )
  return (
    <EmptyState
      bird={bird}
      title={texts.empty.title}
      text={texts.empty.text}
      action={
        <ViewLink className={getButtonClass({ tone: 'kind' })} view="record" params={{ mode: kind }}>
          {texts.create}
        </ViewLink>
      }
    />
  )
}
