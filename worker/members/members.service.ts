/** Profiles and public posts of members. */
import { fail } from '../../domain/errors'
import type { Kind } from '../../domain/kinds'
import { MEMBER_POSTS_PER_PAGE } from '../../domain/limits'
import { mediaPath } from '../../domain/media'
import type { Member, Voices } from '../../domain/members.schema'
import { planAt } from '../../domain/plans'
import type { Tools } from '../context'
import { findCounts, findFollow } from '../follows/follows.repo'
import { personByName } from '../people/people.repo'
import { cursorAfter, placeOf } from '../posts/cursor'
import { postOf } from '../posts/post-row'
import { withReplyLocks } from '../posts/repliers.service'
import { countVoices, listVoices } from '../posts/voices.repo'
import { isBlockBetween } from '../safety/safety.repo'
import { NO_TIES, tiesTo } from '../safety/safety.service'

type Kit = Pick<Tools, 'db' | 'clock'>

/** A member by their current or a former username. `viewerId`: null for visitors. */
export async function memberCalled(
  { db, clock }: Kit,
  viewerId: string | null,
  name: string,
): Promise<Member> {
  const person = await personByName(db, name)
  if (!person) throw fail('post.not_found')
  const { id, username, displayName, avatarColor, avatarMediaId, proExpiresAt, createdAt } = person
  const ties = viewerId === null ? NO_TIES : await tiesTo({ db }, { by: viewerId, of: id })
  if (ties.isBlocking) throw fail('post.not_found')
  const [[counts], tie, voices] = await db.batch([
    findCounts(db, id),
    findFollow(db, { followerId: viewerId ?? '', followedId: id }),
    countVoices(db, id),
  ])
  return {
    id,
    username,
    displayName,
    avatarUrl: avatarMediaId && mediaPath(avatarMediaId),
    avatarColor,
    isPro: planAt(proExpiresAt, clock.now()) === 'pro',
    createdAt,
    followers: counts?.followers ?? 0,
    following: counts?.following ?? 0,
    voices: Object.fromEntries(voices.map(({ kind, count }) => [kind, count])),
    isFollowed: tie.length > 0,
    isBlocked: ties.isBlocked,
    isMuted: ties.isMuted,
    isMe: id === viewerId,
  }
}

type Asked = { name: string; kind?: Kind | undefined; cursor?: string | undefined; limit?: number }

/**
 * One page of a member's public posts, newest first; the same for every viewer. Throws `post.not_found` for blocked
 * viewers.
 */
export async function voicesOf(
  { db, clock }: Kit,
  viewerId: string | null,
  { name, kind, cursor, limit = MEMBER_POSTS_PER_PAGE }: Asked,
): Promise<Voices> {
  const person = await personByName(db, name)
  if (!person) throw fail('post.not_found')
  if (viewerId !== null && (await isBlockBetween(db, viewerId, person.id))) throw fail('post.not_found')
  const now = clock.now()
  const after = cursor === undefined ? undefined : placeOf(cursor)
  const rows = await listVoices(db, person.id, now, { kind, limit: limit + 1, after })
  const items = await withReplyLocks({ db }, { id: viewerId }, rows.slice(0, limit).map(postOf))
  return { items, cursor: rows.length > limit ? cursorAfter(items) : null, now }
}
