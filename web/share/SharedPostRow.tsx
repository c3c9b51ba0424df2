import { formatDollars } from '../../domain/billing/price'
import { getPostName, getRecordingName, KIND_LABELS } from '../../domain/locales/en/kinds'
import { SHARE } from '../../domain/locales/en/share'
import type { Post } from '../../domain/posts/posts.schema'
import { getMemberPagePath, getSharePath } from '../../domain/share/share'
import { PREVIEW_TEXT_MAX_CHARS } from '../../domain/share/share.limits'
import { truncate } from '../../domain/text/length'
import { toOneLine } from '../../domain/text/text'
import { formatDuration } from '../../domain/time/duration'
import { Bird } from '../parts/brand/Bird'
import { Cover } from '../parts/posts/Cover'
import { SharedDay } from './SharedDay'
import { SharedFace } from './SharedFace'
import { SharedText } from './SharedText'
import { StaticPlayer } from './StaticPlayer'
import { getBird, getThemeName } from './theme'

type Props = {
  post: Post
  /** The first one of an owlcast. */
  recording?: Post | undefined
  showsAuthor?: boolean
}

/** A post in a list page, which names the author where the posts are of several. */
export function SharedPostRow({ post, recording, showsAuthor = false }: Props) {
  const { kind, id, author, content, mentions, seconds, createdAt, price, recordingCount } = post
  const length = post.audioUrl === null ? SHARE.recordingCount(recordingCount) : formatDuration(seconds)
  return (
    <li data-kind={getThemeName(post)}>
      {post.recordingCount > 0 ? <Cover post={post} /> : showsAuthor ? <SharedFace person={author} /> : null}
      <div className="row-text">
        <h3 dir="auto">
          <a href={getSharePath(kind, id)}>{getPostName(post)}</a>
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
          <Bird name={getBird(post)} /> {KIND_LABELS[kind].singular} · {length} ·&nbsp;
          <SharedDay at={createdAt} />
          {price ? <> ·&nbsp;{SHARE.priceToListen(formatDollars(price.cents))}</> : null}
        </small>
      </div>
      {recording ? (
        <PostPlayer post={recording} title={getRecordingName(recording)} />
      ) : (
        <PostPlayer post={post} title={getPostName(post)} />
      )}
    </li>
  )
}

function PostPlayer({ post: { audioUrl, seconds }, title }: { post: Post; title: string }) {
  return audioUrl === null ? null : (
    <StaticPlayer src={audioUrl} name={SHARE.audioOf(title)} title={title} seconds={seconds} />
  )
}
