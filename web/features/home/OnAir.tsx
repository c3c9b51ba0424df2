import './OnAir.css'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useDeferredValue } from 'react'
import type { Kind } from '../../../domain/kinds'
import { getPostName } from '../../../domain/locales/en/kinds'
import { RADIO } from '../../../domain/locales/en/radio'
import { UI } from '../../../domain/locales/en/shell'
import { formatDuration } from '../../../domain/time/duration'
import { useFeed } from '../../api/posts/posts.queries'
import { toPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePlayer } from '../../audio/playback/usePlayer'
import { Avatar } from '../../parts/people/Avatar'
import { ItemWaveform } from '../../parts/player/ItemWaveform'
import { getServerNow } from '../../state/clock'
import { Spinner } from '../../ui/states/Spinner'
import { Pill } from '../../ui/text/Pill'
import { listNewestSounds } from './shelf-posts'

const PITCH = 4

/** The newest posts of a kind, which visitors hear one after the other. Renders nothing without any. */
export function OnAir({ kind }: { kind: Kind }) {
  const feed = useFeed(kind)
  // Deferred, as the shelf's.
  const data = useDeferredValue(feed.data)
  const { now, state } = usePlayer()
  if (!data && !feed.isError) return <div className="on-air surface" />
  const posts = listNewestSounds(data?.pages.flatMap(({ items }) => items) ?? [], getServerNow())
  const sounds = posts.flatMap((post) => {
    const item = toPlayable(post)
    return item ? [{ post, item }] : []
  })
  const loaded = sounds.find(({ item }) => item.id === now?.id)
  const shown = loaded ?? sounds[0]
  if (!shown) return null
  const { post, item } = shown
  const isPlaying = loaded !== undefined && (state === 'playing' || state === 'loading')
  const minutes = Math.ceil(sounds.reduce((sum, sound) => sum + sound.item.seconds, 0) / 60)
  return (
    <div className="on-air stack -beside surface" data-kind={kind}>
      <button
        type="button"
        className="moon disc"
        aria-label={isPlaying ? UI.pause(RADIO.hearTonight) : RADIO.hearTonight}
        onPointerDown={() => player.preload(item)}
        onClick={() => (loaded ? player.toggle(item) : player.playAll(sounds.map((sound) => sound.item)))}
      >
        {loaded && state === 'loading' ? (
          <Spinner />
        ) : isPlaying ? (
          <Pause className="icon" />
        ) : (
          <Play className="icon i-play" />
        )}
      </button>
      <p className="label text-block">
        <strong>{RADIO.hearTonight}</strong>
        <small>{RADIO.tonightFacts(sounds.length, minutes)}</small>
      </p>
      <p className="title clamp" dir="auto">
        {getPostName(post)}
      </p>
      <div className="by row">
        <Avatar person={post.author} size="xs" />
        <small className="ellipsis">
          {loaded ? post.author.displayName : RADIO.playsFirst(post.author.displayName)}
        </small>
        {post.isSample ? <Pill>{UI.sample}</Pill> : null}
        <ItemWaveform item={item} pitch={PITCH} head={loaded !== undefined} />
        <time>{formatDuration(item.seconds)}</time>
      </div>
    </div>
  )
}
