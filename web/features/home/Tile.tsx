import { useContext } from 'react'
import { formatDuration } from '../../../domain/expiry'
import type { Post } from '../../../domain/posts.schema'
import { toPlayable } from '../../audio/playable'
import { player } from '../../audio/player'
import { usePlaying } from '../../audio/usePlayer'
import { getServerNow } from '../../state/clock'
import { PlayFromContext } from '../../state/play-from-context'
import { Avatar } from '../../ui/Avatar'
import { Countdown } from '../../ui/Countdown'
import { Pill } from '../../ui/Pill'
import { PlayButton } from '../../ui/PlayButton'
import { Waveform } from '../../ui/Waveform'
import { UI } from '../../words/ui'

const PITCH = 4

/** A post on the shelf: author, remaining time, title and player. */
export function Tile({ post }: { post: Post }) {
  const playFrom = useContext(PlayFromContext)
  const { author, title, createdAt, expiresAt, seconds, peaks } = post
  const item = toPlayable(post)
  const state = usePlaying(post.id)
  return (
    <li className="tile">
      <div className="k">
        <Avatar person={author} size="xs" />
        <span className="ell">{author.displayName}</span>
        {post.isSample ? <Pill>{UI.sample}</Pill> : null}
        {expiresAt === null ? null : (
          <Countdown createdAt={createdAt} expiresAt={expiresAt} now={getServerNow} />
        )}
      </div>
      <h3>{title}</h3>
      {item ? (
        <div className="row">
          <PlayButton
            small
            title={title}
            playing={state === 'playing' || state === 'loading'}
            loading={state === 'loading'}
            onPointerDown={() => player.preload(item)}
            onClick={() => (playFrom && state === 'idle' ? playFrom(item) : player.toggle(item))}
          />
          <Waveform peaks={peaks} seconds={seconds} pitch={PITCH} />
          <time>{formatDuration(seconds)}</time>
        </div>
      ) : null}
    </li>
  )
}
