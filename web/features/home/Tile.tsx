import { useContext } from 'react'
import { UI } from '../../../domain/locales/en/shell'
import { formatDuration } from '../../../domain/posts/expiry'
import type { Post } from '../../../domain/posts/posts.schema'
import { toPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePlaying } from '../../audio/playback/usePlayer'
import { getServerNow } from '../../state/clock'
import { Avatar } from '../../ui/media/Avatar'
import { ItemPlayButton } from '../../ui/media/ItemPlayButton'
import { PlayFromContext } from '../../ui/media/play-from-context'
import { Waveform } from '../../ui/media/Waveform'
import { Countdown } from '../../ui/text/Countdown'
import { Pill } from '../../ui/text/Pill'

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
        <span className="ellipsis">{author.displayName}</span>
        {post.isSample ? <Pill>{UI.sample}</Pill> : null}
        {expiresAt === null ? null : (
          <Countdown createdAt={createdAt} expiresAt={expiresAt} now={getServerNow} />
        )}
      </div>
      <h3>{title}</h3>
      {item ? (
        <div className="row">
          <ItemPlayButton
            small
            item={item}
            onClick={() => (playFrom && state === 'idle' ? playFrom(item) : player.toggle(item))}
          />
          <Waveform peaks={peaks} seconds={seconds} pitch={PITCH} />
          <time>{formatDuration(seconds)}</time>
        </div>
      ) : null}
    </li>
  )
}
