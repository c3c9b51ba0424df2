import type { Kind } from '../../domain/kinds'
import { KIND_LABELS } from '../../domain/locales/en/kinds'
import { LATEST } from '../../domain/locales/en/share'
import type { Post } from '../../domain/posts/posts.schema'
import {
  getLatestPagePath,
  LASTING_KINDS,
  type SyndicationTarget,
} from '../../domain/syndication/syndication'
import type { QrPath } from '../ui/media/qr-path'
import { SharedPostRow } from './SharedPostRow'
import { ShareFrame } from './ShareFrame'
import { SubscribeLinks } from './SubscribeLinks'

/** Public posts: of all kinds, of one, or with a tag. `cursor` leads to older ones. */
export type SharedList = {
  heading: string
  lead: string
  /** Each can be played: by itself, or an owlcast by its first recording. */
  posts: readonly Post[]
  firstRecordings: Readonly<Record<string, Post>>
  cursor: string | null
  isLater: boolean
  path: string
  kind?: Kind
  feed?: { origin: string; target: SyndicationTarget; qr: QrPath }
}

const HEADING = 'posts'

/** A list page; works without a script. */
export function ListPage({ list }: { list: SharedList }) {
  const { heading, lead, posts, firstRecordings, cursor, isLater, path, kind, feed } = list
  return (
    <ShareFrame dataKind={kind}>
      <article className="shared stack">
        <h1 dir="auto">{heading}</h1>
        <p>{lead}</p>
        {feed ? <SubscribeLinks {...feed} /> : <KindLinks kind={kind} />}
        <section className="recordings surface" aria-labelledby={HEADING}>
          <h2 id={HEADING}>{isLater ? LATEST.older : LATEST.newest}</h2>
          {posts.length === 0 ? <p className="none">{LATEST.empty}</p> : null}
          {posts.length > 0 ? (
            <ol>
              {posts.map((post) => (
                <SharedPostRow key={post.id} post={post} recording={firstRecordings[post.id]} showsAuthor />
              ))}
            </ol>
          ) : null}
        </section>
        <nav className="page-actions wrap" aria-label={LATEST.older}>
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
    <nav className="page-actions wrap" aria-label={LATEST.kinds}>
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
