import { formatDollars } from '../../domain/billing/paywall'
import type { Kind } from '../../domain/kinds'
import { PREVIEW_TEXT_MAX_CHARS } from '../../domain/limits'
import { KIND_LABELS } from '../../domain/locales/en/kinds'
import { LATEST, SHARE } from '../../domain/locales/en/share'
import { formatDuration } from '../../domain/posts/expiry'
import type { Post } from '../../domain/posts/posts.schema'
import { getMemberPagePath, getSharePath } from '../../domain/share/share'
import {
  getLatestPagePath,
  LASTING_KINDS,
  type SyndicationTarget,
} from '../../domain/syndication/syndication'
import { toOneLine, truncate } from '../../domain/text/text'
import { formatUtcDay } from './day'
import type { QrPath } from './qr-path'
import { getSharedTitle } from './SharedRecordings'
import { SharedText } from './SharedText'
import { ShareFrame } from './ShareFrame'
import { StaticPlayer } from './StaticPlayer'
import { SubscribeLinks } from './SubscribeLinks'
import { getThemeName } from './theme'

/** Public posts that last: of all kinds, of one, or with a tag. `cursor` leads to older ones. */
export type SharedList = {
  heading: string
  lead: string
  posts: readonly Post[]
  cursor: string | null
  isLater: boolean
  path: string
  kind?: Kind
  feed?: { origin: string; target: SyndicationTarget; qr: QrPath }
}

const HEADING = 'posts'

/** A list page; works without a script. */
export function ListPage({ list }: { list: SharedList }) {
  const { heading, lead, posts, cursor, isLater, path, kind, feed } = list
  return (
    <ShareFrame dataKind={kind}>
      <article className="shared">
        <h1 dir="auto">{heading}</h1>
        <p>{lead}</p>
        {feed ? <SubscribeLinks {...feed} /> : <KindLinks kind={kind} />}
        <section className="recordings" aria-labelledby={HEADING}>
          <h2 id={HEADING}>{isLater ? LATEST.older : LATEST.newest}</h2>
          {posts.length === 0 ? <p className="none">{LATEST.empty}</p> : null}
          {posts.length > 0 ? (
            <ol>
              {posts.map((post) => (
                <ListedPost key={post.id} post={post} />
              ))}
            </ol>
          ) : null}
        </section>
        <nav className="page-actions" aria-label={LATEST.older}>
          {isLater ? (
            <a className="btn btn-line" href={path}>
              {LATEST.newest}
            </a>
          ) : null}
          {cursor ? (
            <a className="btn btn-line" rel="next" href={`${path}?${new URLSearchParams({ after: cursor })}`}>
              {LATEST.older}
            </a>
          ) : null}
        </nav>
      </article>
    </ShareFrame>
  )
}

function KindLinks({ kind }: { kind: Kind | undefined }) {
  return (
    <nav className="page-actions" aria-label={LATEST.kinds}>
      <a className="btn btn-line btn-sm" href={getLatestPagePath()} aria-current={kind ? undefined : 'page'}>
        {LATEST.all}
      </a>
      {LASTING_KINDS.map((one) => (
        <a
          key={one}
          className="btn btn-line btn-sm"
          href={getLatestPagePath(one)}
          aria-current={one === kind ? 'page' : undefined}
        >
          {KIND_LABELS[one].plural}
        </a>
      ))}
    </nav>
  )
}

function ListedPost({ post }: { post: Post }) {
  const { kind, id, author, content, mentions, seconds, createdAt, price, recordingCount } = post
  const length = post.audioUrl === null ? SHARE.recordingCount(recordingCount) : formatDuration(seconds)
  return (
    <li data-kind={getThemeName(post)}>
      <div className="row-text">
        <h3 dir="auto">
          <a href={getSharePath(kind, id)}>{getSharedTitle(post)}</a>
        </h3>
        {content ? (
          <p dir="auto">
            <SharedText text={truncate(toOneLine(content), PREVIEW_TEXT_MAX_CHARS)} names={mentions} />
          </p>
        ) : null}
        <small>
          <a href={getMemberPagePath(author.username)}>
            <bdi>{author.displayName}</bdi>
          </a>{' '}
          · {KIND_LABELS[kind].singular} · {length} ·&nbsp;
          <time dateTime={new Date(createdAt).toISOString()}>{formatUtcDay(createdAt)}</time>
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
