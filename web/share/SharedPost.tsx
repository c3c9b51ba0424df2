import Link2 from 'lucide-react/icons/link-2'
import Mic from 'lucide-react/icons/mic'
import { formatReplyRefusal } from '../../domain/errors/reply-refusal'
import { getPostName, KIND_LABELS } from '../../domain/locales/en/kinds'
import { formatExactPosition, LATEST, SHARE } from '../../domain/locales/en/share'
import type { Moment } from '../../domain/moments/moments'
import type { Post } from '../../domain/posts/posts.schema'
import {
  getMemberPagePath,
  getReplyParams,
  getShareLinkBetween,
  getSharePath,
} from '../../domain/share/share'
import { getTagPagePath, isSyndicatedPost } from '../../domain/syndication/syndication'
import { getDirection } from '../../domain/text/direction'
import { formatDuration } from '../../domain/time/duration'
import { isSameText } from '../../domain/transcripts/words'
import { Bird } from '../parts/brand/Bird'
import { Cover } from '../parts/posts/Cover'
import { PlainSound } from './PlainSound'
import { PriceNote } from './PriceNote'
import { SharedDay } from './SharedDay'
import { SharedFace } from './SharedFace'
import { SharedRecordings } from './SharedRecordings'
import { SharedSource } from './SharedSource'
import { SharedText } from './SharedText'
import { SubscribeLinks } from './SubscribeLinks'
import type { ShareControls } from './share-controls'
import type { Shared } from './share-state'
import { getBird } from './theme'

const ADDED_HEADING = 'added'

type Props = Shared & { link: string; controls?: ShareControls | undefined }

/** Plays only the moment that a reply refers to. */
function getParentPath({ kind, id, moment }: NonNullable<Shared['parent']>): string {
  if (!moment) return getSharePath(kind, id)
  return getShareLinkBetween('', kind, id, { start: moment.startMs / 1000, end: moment.endMs / 1000 })
}

function formatRange({ startMs, endMs }: Moment): string {
  return `${formatExactPosition(startMs / 1000)} – ${formatExactPosition(endMs / 1000)}`
}

/** The post's card: author, text, player and actions. */
export function SharedPost({ post, recordings, owlcast, parent, words, added, link, controls }: Props) {
  const { author } = post
  // A script that was read aloud is not shown twice.
  const text = words && isSameText(post.content, post.transcript) ? '' : post.content
  return (
    <article className="shared stack">
      <p className="type row">
        <Bird name={getBird(post)} />
        {KIND_LABELS[post.kind].shareHeading}
        {post.isSample ? <span className="badge">{SHARE.sample}</span> : null}
      </p>
      {recordings ? <Cover post={post} /> : null}
      <h1 dir="auto">
        <SharedText text={getPostName(post)} names={post.mentions} />
      </h1>
      <div className="by row -m">
        <SharedFace person={author} />
        <div>
          <strong dir="auto">
            <a href={getMemberPagePath(author.username)}>{author.displayName}</a>
          </strong>
          <small>
            {controls?.timeLeft ?? <SharedDay at={post.createdAt} />}
            {post.isImported ? ` · ${SHARE.imported}` : null}
            {post.editedAt ? ` · ${SHARE.edited}` : null}
            {post.collaborators.length > 0 ? <> · {SHARE.with(formatNames(post))}</> : null}
          </small>
        </div>
      </div>
      {owlcast ? (
        <p className="part-of" dir="auto">
          {SHARE.recordedIn} <a href={getSharePath(owlcast.kind, owlcast.id)}>{getPostName(owlcast)}</a>
        </p>
      ) : null}
      {parent ? (
        <p className="part-of" dir="auto">
          {SHARE.inReplyTo}{' '}
          <a href={getParentPath(parent)}>
            {getPostName(parent)}
            {parent.moment ? <> · {formatRange(parent.moment)}</> : null}
          </a>
        </p>
      ) : null}
      <PriceNote post={post} />
      {post.podcast ? (
        <SharedSource podcast={post.podcast} plain={!controls?.player}>
          <button type="button" className="btn btn-quiet btn-sm scripted" onClick={() => controls?.report()}>
            {SHARE.report}
          </button>
        </SharedSource>
      ) : null}
      {post.audioUrl ? (
        <div className="big stack surface">
          {controls?.player ?? <PlainPlayer post={post} src={post.audioUrl} />}
        </div>
      ) : null}
      {text ? (
        <p className="desc" dir={getDirection(text)}>
          <SharedText text={text} names={post.mentions} />
        </p>
      ) : null}
      {words ? (
        <section className="shared-words stack">
          <h2 className="hint">{SHARE.words}</h2>
          {controls?.words ?? (
            <p className="spoken-text" lang={words.language} dir={getDirection(words.text)}>
              {words.text}
            </p>
          )}
        </section>
      ) : null}
      {recordings ? (
        <SharedRecordings
          count={post.recordingCount}
          recordings={recordings}
          controls={controls?.recordings ?? undefined}
        />
      ) : null}
      {added ? <AddedPosts posts={added} /> : null}
      {isSyndicatedPost(post) ? (
        <SubscribeLinks origin={new URL(link).origin} target={{ type: 'post', subject: post.id }} />
      ) : null}
      <Tags post={post} />
      <div className="page-actions wrap">
        <form action="/" method="get" onSubmit={() => controls?.reply(post)}>
          {Object.entries(getReplyParams(post.kind)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="btn btn-primary btn-lg">
            <Mic className="icon" aria-hidden="true" />
            {SHARE.reply}
          </button>
        </form>
        <button
          type="button"
          className="btn btn-line btn-lg scripted"
          onClick={() => controls?.copyLink(link)}
        >
          <Link2 className="icon" aria-hidden="true" />
          {SHARE.copyLink}
        </button>
      </div>
      {post.replyLock ? (
        <p className="subtle" dir="auto">
          {formatReplyRefusal(post.replyLock)}
        </p>
      ) : null}
      <p className="plain-link">{link}</p>
    </article>
  )
}

function formatNames({ collaborators }: Post): string {
  return collaborators.map(({ displayName }) => displayName).join(', ')
}

function PlainPlayer({ post, src }: { post: Post; src: string }) {
  return (
    <>
      <div className="body row">
        <PlainSound src={src} title={getPostName(post)} />
      </div>
      <div className="times row -spread subtle tabular">
        <span>{formatDuration(0)}</span>
        <span>{formatDuration(post.seconds)}</span>
      </div>
    </>
  )
}

function Tags({ post: { tags, visibility } }: { post: Post }) {
  if (tags.length === 0) return null
  return (
    <ul className="tagline hint wrap" aria-label={SHARE.tags}>
      {tags.map((tag) => (
        <li key={tag} dir="auto">
          {visibility === 'public' ? <a href={getTagPagePath(tag)}>{`#${tag}`}</a> : `#${tag}`}
        </li>
      ))}
    </ul>
  )
}

/** Posts that continue a chain, as links. */
function AddedPosts({ posts }: { posts: NonNullable<Shared['added']> }) {
  return (
    <section className="recordings surface" aria-labelledby={ADDED_HEADING}>
      <h2 id={ADDED_HEADING}>{LATEST.added}</h2>
      <ol>
        {posts.map((post) => (
          <li key={post.id}>
            <div className="row-text">
              <h3 dir="auto">
                <a href={getSharePath(post.kind, post.id)}>{getPostName(post)}</a>
              </h3>
              <small>
                <bdi>{post.authorName}</bdi>
              </small>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
