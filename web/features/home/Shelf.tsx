import './Shelf.css'
import { useEffect, useState } from 'react'
import type { Kind } from '../../../domain/kinds'
import { textOf } from '../../api/failure'
import { useFeed } from '../../api/posts.queries'
import { savedFeed } from '../../api/saved-feed'
import { playableOf } from '../../audio/playable'
import { usePlayList } from '../../audio/usePlayList'
import { LOOKS } from '../../kinds'
import { onServerTime, serverNow } from '../../state/clock'
import { PlayFrom } from '../../state/play-from'
import { buttonClass } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { Oops } from '../../ui/Oops'
import { SavedNote } from '../../ui/SavedNote'
import { Bone, Skeleton } from '../../ui/Skeleton'
import { ViewLink } from '../../ui/ViewLink'
import { HOME } from '../../words/home'
import { fadingFirst } from './fading'
import { Tile } from './Tile'

/** The posts of a kind that expire first, side by side. */
export function Shelf({ kind }: { kind: Kind }) {
  const { words, view } = LOOKS[kind]
  return (
    <section className="shelf" data-kind={kind} aria-labelledby="fading">
      <div className="sh">
        <h2 id="fading">{HOME.fadingSoon}</h2>
        <ViewLink view={view}>{words.all}</ViewLink>
      </div>
      <Tiles kind={kind} />
    </section>
  )
}

function Tiles({ kind }: { kind: Kind }) {
  const { bird, words } = LOOKS[kind]
  const feed = useFeed(kind)
  // Starts at 0, since before the first response this device's clock may be days off.
  const [now, setNow] = useState(0)
  const saved = feed.isError && !feed.data
  const read = saved ? savedFeed(kind, serverNow()) : feed.data?.pages.flatMap(({ items }) => items)
  const posts = fadingFirst(read ?? [], Math.max(now, serverNow()))
  const playFrom = usePlayList(posts.flatMap((post) => playableOf(post) ?? []))
  const nextEnd = posts[0]?.expiresAt
  useEffect(() => {
    if (nextEnd) return onServerTime(nextEnd, () => setNow(serverNow()))
  }, [nextEnd])
  if (posts.length > 0)
    return (
      <>
        {saved ? (
          <SavedNote error={feed.error} busy={feed.isFetching} onRetry={() => void feed.refetch()} />
        ) : null}
        <PlayFrom value={playFrom}>
          <ul className="track">
            {posts.map((post) => (
              <Tile key={post.id} post={post} />
            ))}
          </ul>
        </PlayFrom>
      </>
    )
  if (feed.isPending)
    return (
      <Skeleton label={words.loading}>
        <div className="track">
          {['a', 'b', 'c', 'd'].map((key) => (
            <div key={key} className="tile">
              <Bone width="52%" />
              <Bone width="84%" height="18px" />
              <Bone shape="strip" height="36px" />
            </div>
          ))}
        </div>
      </Skeleton>
    )
  if (feed.isError)
    return <Oops text={textOf(feed.error)} busy={feed.isFetching} onRetry={() => void feed.refetch()} />
  return (
    <Empty
      bird={bird}
      title={words.empty.title}
      text={words.empty.text}
      action={
        <ViewLink className={buttonClass({ tone: 'kind' })} view="record" params={{ mode: kind }}>
          {words.create}
        </ViewLink>
      }
    />
  )
}
