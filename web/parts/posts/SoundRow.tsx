import './SoundRow.css'
import { getPostName } from '../../../domain/locales/en/kinds'
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
  const { author, seconds, createdAt, expiresAt } = post
  const life = expiresAt === null ? null : { createdAt, expiresAt, now: getServerNow }
  const content = (
    <>
      <FaceRing life={life}>
        <Avatar person={author} size="s" />
      </FaceRing>
      <span className="fill">
        <b className="clamp" dir="auto">
          {getPostName(post)}
        </b>
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
        <button type="button" className="row -m" onClick={onPlay}>
          {content}
        </button>
      ) : (
        <div className="row -m">{content}</div>
      )}
    </li>
  )
}
