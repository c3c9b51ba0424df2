/** Profiles and public posts of members. */

import { getActivePlan } from '../../domain/billing/plans'
import { appError } from '../../domain/errors/errors'
import type { Kind } from '../../domain/kinds'
import { getMediaPath } from '../../domain/media/media'
import type { Member, MemberPosts, Shelf } from '../../domain/members/members.schema'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { findFollow, findFollowCounts } from '../follows/follows.repo'
import { getNextCursor, parseCursor } from '../http/cursor'
import { selectOwnHello, selectPublicHello, toHelloDto } from '../people/hellos.repo'
import { findPersonByUsername } from '../people/people.repo'
import { countAuthorPosts, listAuthorPosts } from '../posts/feed/author-posts.repo'
import { toPublicPostDto } from '../posts/post-dto'
import { withReplyState } from '../posts/replies/reply-state.service'
import { hasBlockBetween } from '../safety/safety.repo'
import { getRestrictions, NO_RESTRICTIONS } from '../safety/safety.service'

const MEMBER_POSTS_PER_PAGE = 20

type Deps = Pick<AppDeps, 'db' | 'clock'>

/** A member by their current or a former username. `viewerId`: null for visitors. */
export async function getMember({ db, clock }: Deps, viewerId: string | null, name: string): Promise<Member> {
  const person = await findPersonByUsername(db, name)
  if (!person) throw appError('post.not_found')
  const { id, username, displayName, avatarColor, avatarMediaId, proExpiresAt, isBot, createdAt } = person
  const { fediverseAddress } = person
  const restrictions =
    viewerId === null ? NO_RESTRICTIONS : await getRestrictions({ db }, { by: viewerId, of: id })
  if (restrictions.isBlocking) throw appError('post.not_found')
  const isMe = id === viewerId
  const now = clock.now()
  const {
    counts: [counts],
    follow,
    followBack,
    postCounts,
    hello: [hello],
  } = await batch(db, {
    counts: findFollowCounts(db, id),
    follow: findFollow(db, { followerId: viewerId ?? '', followedId: id }),
    followBack: findFollow(db, { followerId: id, followedId: viewerId ?? '' }),
    postCounts: countAuthorPosts(db, id),
    hello: isMe ? selectOwnHello(db, id) : selectPublicHello(db, id, now),
  })
  return {
    id,
    username,
    displayName,
    avatarUrl: avatarMediaId && getMediaPath(avatarMediaId),
    avatarColor,
    ...(isBot ? { isBot: true } : {}),
    ...(fediverseAddress ? { fediverseAddress } : {}),
    ...(hello && !restrictions.isBlocked ? { hello: toHelloDto(hello) } : {}),
    isPro: getActivePlan(proExpiresAt, now) === 'pro',
    createdAt,
    followers: counts?.followers ?? 0,
    following: counts?.following ?? 0,
    postCounts: Object.fromEntries(postCounts.map(({ kind, count }) => [kind, count])),
    isFollowed: follow.length > 0,
    ...(followBack.length > 0 ? { followsViewer: true as const } : {}),
    isBlocked: restrictions.isBlocked,
    isMuted: restrictions.isMuted,
    isMe,
  }
}

type MemberPostsQuery = {
  name: string
  kind?: Kind | undefined
  shelf?: Shelf | undefined
  cursor?: string | undefined
  limit?: number
}

/**
 * Returns a page of a member's public posts, newest first; the same for every viewer. Throws `post.not_found` for
 * blocked viewers.
 */
export async function getMemberPosts(
  { db, clock }: Deps,
  viewerId: string | null,
  { name, kind, shelf, cursor, limit = MEMBER_POSTS_PER_PAGE }: MemberPostsQuery,
): Promise<MemberPosts> {
  const person = await findPersonByUsername(db, name)
  if (!person) throw appError('post.not_found')
  if (viewerId !== null && (await hasBlockBetween(db, viewerId, person.id))) throw appError('post.not_found')
  const now = clock.now()
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  const rows = await listAuthorPosts(db, person.id, now, { kind, shelf, limit: limit + 1, after })
  const items = await withReplyState(
    { db, clock },
    { id: viewerId, addresses: [], scopes: null },
    rows.slice(0, limit).map(toPublicPostDto),
  )
  return { items, cursor: rows.length > limit ? getNextCursor(items) : null, now }
}
