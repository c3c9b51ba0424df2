import { formatDollars } from '../../domain/billing/price'
import { KIND_LABELS } from '../../domain/locales/en/kinds'
import { SHARE } from '../../domain/locales/en/share'
import type { Post } from '../../domain/posts/posts.schema'
import { getMemberPagePath, getSharePath } from '../../domain/share/share'
import { PREVIEW_TEXT_MAX_CHARS } from '../../domain/share/share.limits'
import { truncate } from '../../domain/text/length'
import { toOneLine } from '../../domain/text/text'
import { formatDuration } from '../../domain/time/duration'
import { SharedDay } from './SharedDay'
import { getSharedTitle } from './SharedRecordings'
import { SharedText } from './SharedText'
import { StaticPlayer } from './StaticPlayer'
import { getThemeName } from './theme'

/** A post in a list page, which names the author where the posts are of several. */
export function SharedPostRow({ post, showsAuthor = false }: { post: Post; showsAuthor?: boolean }) {
  const { kind, id, author, content, mentions, seconds, createdAt, price, recordingCount } = post
  const length = post.audioUrl === null ? SHARE.recordingCount(recordingCount) : formatDuration(seconds)
  return (
    <li data-kind={getThemeName(post)}>
      <div className="row-text">
        <h3 dir="auto">
          <a href={getSharePath(kind, id)}>{getSharedTitle(post)}</a>
        </h3>
        {content ? (
          <p className="subtle" dir="auto">
            <SharedText text={truncate(toOneLine(content), PREVIEW_TEXT_MAX_CHARS)} names={mentions} />
          </p>
        ) : null}
        <small className="tabular">
          {showsAuthor ? (
            <>
              <a href={getMemberPagePath(author.username)}>
                <bdi>{author.displayName}</bdi>
              </a>{' '}
              ·{' '}
            </>
          ) : null}
          {KIND_LABELS[kind].singular} · {length} ·&nbsp;
          <SharedDay at={createdAt} />
          {price ? <> ·&nbsp;{SHARE.priceToListen(formatDollars(price.cents))}</> : null}
        </small>
      </div>
      {post.audioUrl ? (
        <StaticPlayer
          src={post.audioUrl}
          name={SHARE.audioOf(getSharedTitle(post))}
          title={getSharedTitle(post)}
          seconds={seconds}
        />
      ) : null}
    </li>
  )
}
