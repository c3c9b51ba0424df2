import { SHARE } from '../../domain/locales/en/share'
import type { Post } from '../../domain/posts/posts.schema'
import { getMemberPagePath, getSharePath } from '../../domain/share/share'
import { getDirection } from '../../domain/text/direction'
import { formatDuration } from '../../domain/time/duration'
import { PlainSound } from './PlainSound'
import { SharedDay } from './SharedDay'
import { SharedText } from './SharedText'
import type { RecordingControls } from './share-controls'
import type { SharedRecordingsPage as Recordings } from './share-state'

type Props = { count: number; recordings: Recordings; controls?: RecordingControls | undefined }

const HEADING = 'recordings'

/** The recordings of an owlcast (S2.2-09..11). Without a script each has a native player. */
export function SharedRecordings({ count, recordings: { items, cursor }, controls }: Props) {
  return (
    <section className="recordings surface" aria-labelledby={HEADING}>
      <h2 id={HEADING}>{SHARE.recordings(count)}</h2>
      {items.length === 0 ? <p className="none">{SHARE.noRecordings}</p> : null}
      {items.length > 0 ? (
        <ol>
          {items.map((post) => (
            <Recording key={post.id} post={post} controls={controls} />
          ))}
        </ol>
      ) : null}
      {cursor ? <More cursor={cursor} controls={controls} /> : null}
    </section>
  )
}

function Recording({ post, controls }: { post: Post; controls?: RecordingControls | undefined }) {
  const isOn = controls?.nowId === post.id
  return (
    <li id={post.id} className={isOn ? 'on' : undefined} aria-current={isOn || undefined}>
      {controls?.button(post)}
      <div className="row-text">
        <h3 dir="auto">
          <a href={getSharePath(post.kind, post.id)}>{getSharedTitle(post)}</a>
        </h3>
        {post.content ? (
          <p className="subtle" dir={getDirection(post.content)}>
            <SharedText text={post.content} names={post.mentions} />
          </p>
        ) : null}
        <small className="tabular">
          <a href={getMemberPagePath(post.author.username)}>
            <bdi>{post.author.displayName}</bdi>
          </a>{' '}
          · {formatDuration(post.seconds)} · <SharedDay at={post.createdAt} />
        </small>
      </div>
      {controls ? controls.seek(post) : <PlainSound src={post.audioUrl} title={getSharedTitle(post)} />}
    </li>
  )
}

/** Title of a recording (S2.2-10). */
export function getSharedTitle({ title }: Pick<Post, 'title'>): string {
  return title || SHARE.untitled
}

/** The next page: loaded in place, or as its own page without a script. */
function More({ cursor, controls }: { cursor: string; controls?: RecordingControls | undefined }) {
  return (
    <div className="more stack -start">
      {controls?.problem ? <p role="alert">{controls.problem}</p> : null}
      <a
        className="btn btn-line"
        href={`?${new URLSearchParams({ after: cursor })}`}
        aria-busy={controls?.busy || undefined}
        onClick={(event) => {
          if (!controls) return
          event.preventDefault()
          controls.more()
        }}
      >
        {SHARE.more}
      </a>
    </div>
  )
}
