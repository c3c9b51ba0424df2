import { UserPlus } from 'lucide-react'
import { clockTime } from '../../domain/expiry'
import { PREVIEW_TEXT_MAX_CHARS } from '../../domain/limits'
import type { Member } from '../../domain/members.schema'
import { dollars } from '../../domain/paywall'
import { initialsOf } from '../../domain/people'
import type { Post } from '../../domain/posts.schema'
import { sharePath } from '../../domain/share'
import { cut, oneLine } from '../../domain/text'
import { KIND_WORDS } from '../words/kinds'
import { SHARE, SHARED_MEMBER } from '../words/share'
import { dayOf } from './day'
import { PlainSound } from './PlainSound'
import { plumageOf } from './plumage'
import { titleOf } from './SharedRecordings'
import { SharedText } from './SharedText'
import { ShareFrame } from './ShareFrame'

/** A member and their newest public posts. `more`: there are further ones. */
export type SharedMember = { member: Member; voices: readonly Post[]; more: boolean }

const HEADING = 'voices'

/** A member's public page; works without a script. */
export function MemberPage({ shared: { member, voices, more } }: { shared: SharedMember }) {
  const { displayName, username, avatarColor, avatarUrl, isPro, createdAt, followers } = member
  const inOwlcast = `/?${new URLSearchParams({ view: 'member', name: username })}`
  return (
    <ShareFrame>
      <article className="sc">
        <div className="by">
          <span className={`avatar av-${avatarColor} -xl`} aria-hidden="true">
            {avatarUrl ? <img src={avatarUrl} alt="" /> : initialsOf(displayName)}
          </span>
          <div>
            <h1>
              <bdi>{displayName}</bdi>
            </h1>
            <p>
              <bdi>@{username}</bdi>
            </p>
            <small>
              {[
                isPro ? SHARED_MEMBER.pro : '',
                SHARED_MEMBER.since(dayOf(createdAt)),
                SHARED_MEMBER.followers(followers),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
        </div>
        <div className="do">
          <a className="btn btn-primary btn-lg" href={inOwlcast}>
            <UserPlus className="i" aria-hidden="true" />
            {SHARED_MEMBER.follow}
          </a>
        </div>
        <section className="recs" aria-labelledby={HEADING}>
          <h2 id={HEADING}>{SHARED_MEMBER.voices}</h2>
          {voices.length === 0 ? <p className="none">{SHARED_MEMBER.quiet}</p> : null}
          {voices.length > 0 ? (
            <ol>
              {voices.map((post) => (
                <Voice key={post.id} post={post} />
              ))}
            </ol>
          ) : null}
          {more ? (
            <div className="more">
              <a className="btn btn-line" href={inOwlcast}>
                {SHARED_MEMBER.more}
              </a>
            </div>
          ) : null}
        </section>
      </article>
    </ShareFrame>
  )
}

function Voice({ post }: { post: Post }) {
  const { kind, id, content, mentions, seconds, createdAt, price, recordingCount } = post
  const length = post.audioUrl === null ? SHARE.count(recordingCount) : clockTime(seconds)
  return (
    <li data-kind={plumageOf(post)}>
      <div className="tx">
        <h3 dir="auto">
          <a href={sharePath(kind, id)}>{titleOf(post)}</a>
        </h3>
        {content ? (
          <p dir="auto">
            <SharedText text={cut(oneLine(content), PREVIEW_TEXT_MAX_CHARS)} names={mentions} />
          </p>
        ) : null}
        <small>
          {KIND_WORDS[kind].one} · {length} ·{' '}
          <time dateTime={new Date(createdAt).toISOString()}>{dayOf(createdAt)}</time>
          {price ? <> · {SHARE.toListen(dollars(price.cents))}</> : null}
        </small>
      </div>
      <PlainSound src={post.audioUrl} title={titleOf(post)} />
    </li>
  )
}
