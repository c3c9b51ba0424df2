import { useContext } from 'react'
import { getPostName } from '../../../domain/locales/en/kinds'
import { UI } from '../../../domain/locales/en/shell'
import type { Post } from '../../../domain/posts/posts.schema'
import { toPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePlaying } from '../../audio/playback/usePlayer'
import { ItemPlayButton } from '../../parts/player/ItemPlayButton'
import { PlayFromContext } from '../../parts/player/play-from-context'
import { Countdown } from '../../parts/posts/Countdown'
import { getServerNow } from '../../state/clock'
import { Pill } from '../../ui/text/Pill'

/** A post on the shelf: player, title, author and remaining time. */
export function Tile({ post }: { post: Post }) {
  const playFrom = useContext(PlayFromContext)
  const { author, createdAt, expiresAt } = post
  const item = toPlayable(post)
  const state = usePlaying(post.id)
  return (
    <li className="tile stack -beside surface">
      {item ? (
        <ItemPlayButton
          item={item}
          onClick={() => (playFrom && state === 'idle' ? playFrom(item) : player.toggle(item))}
        />
      ) : null}
      <h3 className="clamp" dir="auto">
        {getPostName(post)}
      </h3>
      <div className="body row wrap">
        <span className="ellipsis">{author.displayName}</span>
        {post.isSample ? <Pill>{UI.sample}</Pill> : null}
        {expiresAt === null ? null : (
          <Countdown createdAt={createdAt} expiresAt={expiresAt} now={getServerNow} />
        )}
      </div>
    </li>
  )
}
