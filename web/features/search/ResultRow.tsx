import { parentTitle } from '../../../domain/connections'
import { clockTime } from '../../../domain/expiry'
import type { Post } from '../../../domain/posts.schema'
import { ownTitle } from '../../../domain/publish'
import type { Result } from '../../../domain/search.schema'
import { playableOf } from '../../audio/playable'
import { player } from '../../audio/player'
import { usePlaying } from '../../audio/usePlayer'
import { plumageOf } from '../../kinds'
import { Bird } from '../../ui/Bird'
import { PersonLink } from '../../ui/PersonLink'
import { PlayButton } from '../../ui/PlayButton'
import { WayTo } from '../../ui/WayTo'
import { SEARCH } from '../../words/search'
import { factOf } from './HitLink'
import { Marked } from './Marked'

type Props = {
  result: Result
  /** The post as unlocked for the viewer. */
  post: Post
  words: readonly string[]
}

/** One result: playable here, with a link to its page. */
export function ResultRow({ result, post, words }: Props) {
  const { said, peer, answers } = result
  const { id, kind, author, seconds, recordingCount } = post
  const title = parentTitle({
    title: ownTitle(post),
    content: post.content,
    author: SEARCH.by(author.displayName),
  })
  const { bird, dataKind } = plumageOf(kind, post.subtype)
  const item = playableOf({ ...post, title })
  const state = usePlaying(id, item?.lead?.id)
  const is = peer !== null ? SEARCH.message : answers ? SEARCH.reply : null
  return (
    <li className="result" data-kind={dataKind}>
      {item ? (
        <PlayButton
          title={title}
          playing={state === 'playing' || state === 'loading'}
          loading={state === 'loading'}
          onPointerDown={() => player.getReady(item)}
          onClick={() => player.toggle(item)}
        />
      ) : (
        <span className="mute">
          <Bird name={bird} />
        </span>
      )}
      <div className="about">
        <h3 dir="auto">
          <WayTo to={{ id, kind, peer, answers }}>
            <Marked text={title} words={words} />
          </WayTo>
        </h3>
        {said && said !== title ? (
          <p dir="auto">
            <Marked text={said} words={words} />
          </p>
        ) : null}
        <small>
          <PersonLink username={author.username}>
            <bdi>
              <Marked text={author.displayName} words={words} />
            </bdi>
          </PersonLink>{' '}
          · {factOf({ ...post, priceCents: post.price?.cents ?? 0 })}
          {is ? ` · ${is}` : ''}
        </small>
      </div>
      <time>{recordingCount > 0 ? SEARCH.recordings(recordingCount) : item ? clockTime(seconds) : ''}</time>
    </li>
  )
}
