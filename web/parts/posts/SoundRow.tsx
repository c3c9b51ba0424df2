import './SoundRow.css'
import { formatDuration } from '../../../domain/time/duration'
import type { PlayedPost } from '../../audio/playback/playable'
import { getServerNow } from '../../state/clock'
import { Avatar } from '../people/Avatar'
import { Countdown, FaceRing } from './Countdown'

type Props = {
  post: PlayedPost
  /** Plays it; without, the row only names it. */
  onPlay?: () => void
}

/** A post in one row: its face with the time left, title, author and length. */
export function SoundRow({ post, onPlay }: Props) {
  const { author, title, seconds, createdAt, expiresAt } = post
  const life = expiresAt === null ? null : { createdAt, expiresAt, now: getServerNow }
  const content = (
    <>
      <FaceRing life={life}>
        <Avatar person={author} size="s" />
      </FaceRing>
      <span className="fill">
        <b dir="auto">{title}</b>
        <small>
          <bdi>{author.displayName}</bdi> · {formatDuration(seconds)}
        </small>
      </span>
      {life ? <Countdown {...life} mark={null} /> : null}
    </>
  )
  return (
    <li className="sound-row" data-kind={post.kind}>
      {onPlay ? (
        <button type="button" onClick={onPlay}>
          {content}
        </button>
      ) : (
        <div>{content}</div>
      )}
    </li>
  )
}
