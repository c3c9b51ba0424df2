/** Follows and unfollows members, and lists both directions. */

import { appError } from '../../domain/errors/errors'
import type { People } from '../../domain/members/members.schema'
import { formatPeerKey } from '../../domain/messages/messages'
import { FOLLOWED_MAX, PEOPLE_PER_PAGE } from '../../domain/people/people.limits'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { getNextCursor, parseCursor } from '../http/cursor'
import { openRequest } from '../messages/conversations.repo'
import { doesFollow } from '../people/does-follow'
import { findPersonByUsername } from '../people/people.repo'
import { toPersonDto } from '../people/person-columns'
import { hasBlockBetween } from '../safety/safety.repo'
import { addFollow, deleteFollow, findFollow, listFollows } from './follows.repo'

type Deps = Pick<AppDeps, 'db' | 'clock'>

/** Follows a member and accepts their pending message request. Repeating changes nothing. */
export async function follow({ db, clock }: Deps, followerId: string, name: string): Promise<void> {
  const pair = { followerId, followedId: await getUserId(db, name) }
  if (pair.followedId === followerId) throw appError('follow.yourself')
  if (await hasBlockBetween(db, followerId, pair.followedId)) throw appError('post.not_found')
  const { found } = await batch(db, {
    added: addFollow(db, pair, clock.now()),
    found: findFollow(db, pair),
    request: openRequest(
      db,
      followerId,
      formatPeerKey({ by: 'user', value: pair.followedId }),
      doesFollow(pair),
    ),
  })
  if (found.length === 0) throw appError('follow.too_many', { max: FOLLOWED_MAX })
}

/** Unfollows a member; repeating changes nothing. */
export async function unfollow({ db }: Deps, followerId: string, name: string): Promise<void> {
  await deleteFollow(db, { followerId, followedId: await getUserId(db, name) })
}

type FollowListQuery = { name: string; which: 'followers' | 'following'; cursor?: string | undefined }

/**
 * Returns a page of a member's followers, or of those they follow. Throws `post.not_found` if a block is between member
 * and viewer.
 */
export async function getFollowList(
  { db }: Deps,
  viewerId: string | null,
  { name, which: direction, cursor }: FollowListQuery,
): Promise<People> {
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  const userId = await getUserId(db, name)
  if (viewerId !== null && (await hasBlockBetween(db, viewerId, userId))) throw appError('post.not_found')
  const rows = await listFollows(db, viewerId, userId, direction, PEOPLE_PER_PAGE, after)
  const items = rows.map(toPersonDto)
  return { items, cursor: rows.length === PEOPLE_PER_PAGE ? getNextCursor(rows) : null }
}

async function getUserId(db: AppDeps['db'], name: string): Promise<string> {
  const person = await findPersonByUsername(db, name)
  if (!person) throw appError('post.not_found')
  return person.id
}
