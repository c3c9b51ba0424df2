import './ExpiringShelf.css'
import { useEffect, useState } from 'react'
import type { Kind } from '../../../domain/kinds'
import { HOME } from '../../../domain/locales/en/shell'
import { useFeed } from '../../api/posts.queries'
import { getErrorMessage } from '../../api/request-error'
import { readSavedFeed } from '../../api/saved-feed'
import { toPlayable } from '../../audio/playback/playable'
import { usePlayList } from '../../audio/playback/usePlayList'
import { KIND_UI } from '../../kinds'
import { getServerNow, onServerTime } from '../../state/clock'
import { getButtonClass } from '../../ui/buttons/Button'
import { PlayFromContext } from '../../ui/media/play-from-context'
import { CachedPostsNote } from '../../ui/states/CachedPostsNote'
import { EmptyState } from '../../ui/states/EmptyState'
import { ErrorState } from '../../ui/states/ErrorState'
import { Skeleton, SkeletonBlock } from '../../ui/states/Skeleton'
import { ViewLink } from '../../ui/text/ViewLink'
import { listExpiringSoon } from './expiring-soon'
import { Tile } from './Tile'

/** The posts of a kind that expire first, side by side. */
export function ExpiringShelf({ kind }: { kind: Kind }) {
  const { words, view } = KIND_UI[kind]
  return (
    <section className="shelf" data-kind={kind} aria-labelledby="fading">
      <div className="sh">
        <h2 id="fading">{HOME.fadingSoon}</h2>
        <ViewLink view={view}>{words.viewAll}</ViewLink>
      </div>
      <Tiles kind={kind} />
    </section>
  )
}

function Tiles({ kind }: { kind: Kind }) {
  const { bird, words } = KIND_UI[kind]
  const feed = useFeed(kind)
  // Starts at 0, since before the first response this device's clock may be days off.
  const [now, setNow] = useState(0)
  const saved = feed.isError && !feed.data
  const read = saved ? readSavedFeed(kind, getServerNow()) : feed.data?.pages.flatMap(({ items }) => items)
  const posts = listExpiringSoon(read ?? [], Math.max(now, getServerNow()))
  const playFrom = usePlayList(posts.flatMap((post) => toPlayable(post) ?? []))
  const nextEnd = posts[0]?.expiresAt
  useEffect(() => {
    if (nextEnd) return onServerTime(nextEnd, () => setNow(getServerNow()))
  }, [nextEnd])
  if (posts.length > 0)
    return (
      <>
        {saved ? (
          <CachedPostsNote error={feed.error} busy={feed.isFetching} onRetry={() => void feed.refetch()} />
        ) : null}
        <PlayFromContext value={playFrom}>
          <ul className="track">
            {posts.map((post) => (
              <Tile key={post.id} post={post} />
            ))}
          </ul>
        </PlayFromContext>
      </>
    )
  if (feed.isPending)
    return (
      <Skeleton label={words.loading}>
        <div className="track">
          {['a', 'b', 'c', 'd'].map((key) => (
            <div key={key} className="tile">
              <SkeletonBlock width="52%" />
              <SkeletonBlock width="84%" height="18px" />
              <SkeletonBlock shape="strip" height="36px" />
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
      title={words.empty.title}
      text={words.empty.text}
      action={
        <ViewLink className={getButtonClass({ tone: 'kind' })} view="record" params={{ mode: kind }}>
          {words.create}
        </ViewLink>
      }
    />
  )
}
