import type { Playable } from '../../audio/playback/playable'
import { KIND_UI } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { Avatar } from '../../parts/people/Avatar'
import { Countdown } from '../../parts/posts/Countdown'
import { getServerNow } from '../../state/clock'
import { TimeAgo } from '../../ui/text/TimeAgo'
import { FollowSpeaker } from './FollowSpeaker'
import { formatPlayerAuthor } from './player-author'

/** What sounds and who speaks: face, title, name, kind and age; and how long the post still lives. */
export function Speaker({ now }: { now: Playable }) {
  const { bird, texts } = KIND_UI[now.kind]
  const { post } = now
  return (
    <div className="speaker row -m">
      {post ? <Avatar person={post.author} size="m" /> : <Bird name={bird} />}
      <div className="fill">
        <h2 dir="auto">{now.title}</h2>
        <small>
          <bdi>{formatPlayerAuthor(now)}</bdi> · {texts.singular}
          {post ? (
            <>
              {' '}
              · <TimeAgo at={post.createdAt} />
            </>
          ) : null}
          {post?.expiresAt ? (
            <>
              {' '}
              ·{' '}
              <Countdown
                createdAt={post.createdAt}
                expiresAt={post.expiresAt}
                now={getServerNow}
                mark={null}
              />
            </>
          ) : null}
        </small>
      </div>
      {post ? <FollowSpeaker key={post.author.id} author={post.author} /> : null}
    </div>
  )
}
