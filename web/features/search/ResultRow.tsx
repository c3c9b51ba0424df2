import { useContext } from 'react'
import { SEARCH } from '../../../domain/locales/en/posts'
import { formatParentTitle } from '../../../domain/posts/connections'
import type { Post } from '../../../domain/posts/posts.schema'
import { getOwnTitle } from '../../../domain/posts/titles'
import type { SearchResult } from '../../../domain/search/search.schema'
import { formatDuration } from '../../../domain/time/duration'
import { toPlayable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePlaying } from '../../audio/playback/usePlayer'
import { getKindTheme } from '../../kinds'
import { Bird } from '../../parts/brand/Bird'
import { BotMark } from '../../parts/people/BotMark'
import { PersonLink } from '../../parts/people/PersonLink'
import { ItemPlayButton } from '../../parts/player/ItemPlayButton'
import { PlayFromContext } from '../../parts/player/play-from-context'
import { PostLink } from '../../parts/posts/PostLink'
import { HighlightedText } from './HighlightedText'
import { getHitFact } from './HitLink'
import { SpokenHit } from './SpokenHit'

type Props = {
  result: SearchResult
  /** The post as unlocked for the viewer. */
  post: Post
  words: readonly string[]
}

/** A result: playable here, with a link to its page. */
export function ResultRow({ result, post, words }: Props) {
  const { excerpt, spoken, peer, parent } = result
  const { id, kind, author, seconds, recordingCount } = post
  const title = formatParentTitle({
    title: getOwnTitle(post),
    content: post.content,
    author: SEARCH.untitledBy(author.displayName),
  })
  const { bird, dataKind } = getKindTheme(kind, post.subtype)
  const item = toPlayable({ ...post, title })
  const playFrom = useContext(PlayFromContext)
  const isIdle = usePlaying(id, item?.intro?.id) === 'idle'
  const label = peer !== null ? SEARCH.message : parent ? SEARCH.reply : null
  return (
    <li className="result" data-kind={dataKind} data-post={id}>
      {item ? (
        <ItemPlayButton
          item={item}
          onClick={() => (playFrom && isIdle ? playFrom(item) : player.toggle(item))}
        />
      ) : (
        <span className="mute disc">
          <Bird name={bird} />
        </span>
      )}
      <div className="about stack">
        <h3 dir="auto">
          <PostLink to={{ id, kind, peer, parent, startSeconds: spoken ? spoken.startMs / 1000 : undefined }}>
            <HighlightedText text={title} words={words} />
          </PostLink>
        </h3>
        {excerpt && excerpt !== title && excerpt !== spoken?.excerpt ? (
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
          <BotMark person={author} /> · {getHitFact({ ...post, priceCents: post.price?.cents ?? 0 })}
          {label ? ` · ${label}` : ''}
        </small>
      </div>
      {spoken && item ? (
        <SpokenHit spoken={spoken} item={item} words={words} play={playFrom ?? undefined} />
      ) : null}
      <time>
        {recordingCount > 0 ? SEARCH.recordingCount(recordingCount) : item ? formatDuration(seconds) : ''}
      </time>
    </li>
  )
}
