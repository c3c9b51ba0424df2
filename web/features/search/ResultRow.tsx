import { formatParentTitle } from '../../../domain/connections'
import { formatDuration } from '../../../domain/expiry'
import type { Post } from '../../../domain/posts.schema'
import { getOwnTitle } from '../../../domain/publish'
import type { SearchResult } from '../../../domain/search.schema'
import { toPlayable } from '../../audio/playable'
import { player } from '../../audio/player'
import { usePlaying } from '../../audio/usePlayer'
import { getKindTheme } from '../../kinds'
import { Bird } from '../../ui/Bird'
import { PersonLink } from '../../ui/PersonLink'
import { PlayButton } from '../../ui/PlayButton'
import { PostLink } from '../../ui/PostLink'
import { SEARCH } from '../../words/search'
import { HighlightedText } from './HighlightedText'
import { getHitFact } from './HitLink'

type Props = {
  result: SearchResult
  /** The post as unlocked for the viewer. */
  post: Post
  words: readonly string[]
}

/** One result: playable here, with a link to its page. */
export function ResultRow({ result, post, words }: Props) {
  const { excerpt, peer, parent } = result
  const { id, kind, author, seconds, recordingCount } = post
  const title = formatParentTitle({
    title: getOwnTitle(post),
    content: post.content,
    author: SEARCH.untitledBy(author.displayName),
  })
  const { bird, dataKind } = getKindTheme(kind, post.subtype)
  const item = toPlayable({ ...post, title })
  const state = usePlaying(id, item?.intro?.id)
  const label = peer !== null ? SEARCH.message : parent ? SEARCH.reply : null
  return (
    <li className="result" data-kind={dataKind}>
      {item ? (
        <PlayButton
          title={title}
          playing={state === 'playing' || state === 'loading'}
          loading={state === 'loading'}
          onPointerDown={() => player.preload(item)}
          onClick={() => player.toggle(item)}
        />
      ) : (
        <span className="mute">
          <Bird name={bird} />
        </span>
      )}
      <div className="about">
        <h3 dir="auto">
          <PostLink to={{ id, kind, peer, parent }}>
            <HighlightedText text={title} words={words} />
          </PostLink>
        </h3>
        {excerpt && excerpt !== title ? (
          <p dir="auto">
            <HighlightedText text={excerpt} words={words} />
          </p>
        ) : null}
        <small>
          <PersonLink username={author.username}>
            <bdi>
              <HighlightedText text={author.displayName} words={words} />
            </bdi>
          </PersonLink>{' '}
          · {getHitFact({ ...post, priceCents: post.price?.cents ?? 0 })}
          {label ? ` · ${label}` : ''}
        </small>
      </div>
      <time>
        {recordingCount > 0 ? SEARCH.recordingCount(recordingCount) : item ? formatDuration(seconds) : ''}
      </time>
    </li>
  )
}
