import UserPlus from 'lucide-react/icons/user-plus'
import { BOT } from '../../domain/locales/en/developers'
import { HELLO } from '../../domain/locales/en/people'
import { LATEST, SHARED_MEMBER } from '../../domain/locales/en/share'
import type { Member } from '../../domain/members/members.schema'
import type { Post } from '../../domain/posts/posts.schema'
import type { QrPath } from '../ui/media/qr-path'
import { formatUtcDay } from './day'
import { SharedFace } from './SharedFace'
import { SharedPostRow } from './SharedPostRow'
import { ShareFrame } from './ShareFrame'
import { StaticPlayer } from './StaticPlayer'
import { SubscribeLinks } from './SubscribeLinks'

/** A member and a page of their public posts. `cursor` leads to older ones, on a page of their own. */
export type SharedMember = {
  member: Member
  posts: readonly Post[]
  firstRecordings: Readonly<Record<string, Post>>
  cursor: string | null
  isLater: boolean
  origin: string
  qr: QrPath
}

const HEADING = 'voices'

/** A member's public page; works without a script, which only replaces the browser's players. */
export function MemberPage({
  shared: { member, posts, firstRecordings, cursor, isLater, origin, qr },
}: {
  shared: SharedMember
}) {
  const { displayName, username, isPro, isBot, createdAt, followers, hello } = member
  const helloOf = SHARED_MEMBER.hello(displayName)
  const inOwlcast = `/?${new URLSearchParams({ view: 'member', name: username })}`
  return (
    <ShareFrame>
      <article className="shared stack">
        <div className="by row -m">
          <SharedFace person={member} isLarge />
          <div>
            <h1>
              <bdi>{displayName}</bdi>
            </h1>
            <p>
              <bdi>@{username}</bdi>
            </p>
            <small>
              {[
                isBot ? BOT.badge : '',
                isPro ? SHARED_MEMBER.pro : '',
                SHARED_MEMBER.memberSince(formatUtcDay(createdAt)),
                SHARED_MEMBER.followers(followers),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
        </div>
        {hello ? (
          <div className="hello stack -s">
            <StaticPlayer src={hello.audioUrl} name={helloOf} title={helloOf} seconds={hello.seconds} />
            {hello.text ? <p dir="auto">{HELLO.quote(hello.text)}</p> : null}
          </div>
        ) : null}
        <div className="page-actions wrap">
          <a className="btn btn-primary btn-lg" href={inOwlcast}>
            <UserPlus className="icon" aria-hidden="true" />
            {SHARED_MEMBER.follow}
          </a>
        </div>
        <SubscribeLinks origin={origin} target={{ type: 'person', subject: username }} qr={qr} />
        <section className="recordings surface" aria-labelledby={HEADING}>
          <h2 id={HEADING}>{isLater ? LATEST.older : SHARED_MEMBER.newestPosts}</h2>
          {posts.length === 0 ? <p className="none">{SHARED_MEMBER.empty}</p> : null}
          {posts.length > 0 ? (
            <ol>
              {posts.map((post) => (
                <SharedPostRow key={post.id} post={post} recording={firstRecordings[post.id]} />
              ))}
            </ol>
          ) : null}
          {cursor ? (
            <div className="more stack -start">
              <a className="btn btn-line" rel="next" href={`?${new URLSearchParams({ after: cursor })}`}>
                {LATEST.older}
              </a>
              <a className="btn btn-quiet" href={inOwlcast}>
                {SHARED_MEMBER.listenMore}
              </a>
            </div>
          ) : null}
        </section>
      </article>
    </ShareFrame>
  )
}
