import type { Playable } from '../../audio/playback/playable'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { Avatar } from '../../parts/people/Avatar'
import { Countdown } from '../../parts/posts/Countdown'
import { getServerNow } from '../../state/clock'
import { TimeAgo } from '../../ui/text/TimeAgo'
import { formatPlayerAuthor } from './player-author'

/** Who speaks: face, name, kind and age; and how long the post still lives. */
export function Speaker({ now }: { now: Playable }) {
  const { bird, texts } = KIND_UI[now.kind]
  const { post } = now
  return (
    <div className="speaker">
      {post ? <Avatar person={post.author} size="m" /> : <Bird name={bird} />}
      <span className="speaker-name">
        <strong className="ellipsis">
          <bdi>{formatPlayerAuthor(now)}</bdi>
        </strong>
        <small>
          {texts.singular}
          {post ? (
            <>
              {' '}
              · <TimeAgo at={post.createdAt} />
            </>
          ) : null}
        </small>
      </span>
      {post?.expiresAt ? (
        <Countdown createdAt={post.createdAt} expiresAt={post.expiresAt} now={getServerNow} />
      ) : null}
    </div>
  )
}
