/** Follows and unfollows members, and lists both directions. */
import { fail } from '../../domain/errors'
import { FOLLOWED_MAX, PEOPLE_PER_PAGE } from '../../domain/limits'
import { mediaPath } from '../../domain/media'
import type { People } from '../../domain/members.schema'
import { peerKey } from '../../domain/messages'
import type { Tools } from '../context'
import { openRequest } from '../messages/conversations.repo'
import { personByName } from '../people/people.repo'
import { cursorAfter, placeOf } from '../posts/cursor'
import { isBlockBetween } from '../safety/safety.repo'
import { doesFollow } from './does-follow'
import { addFollow, dropFollow, findFollow, listFollows } from './follows.repo'

type Kit = Pick<Tools, 'db' | 'clock'>

/** Follows a member and accepts their pending message request. Repeating changes nothing. */
export async function follow({ db, clock }: Kit, followerId: string, name: string): Promise<void> {
  const tie = { followerId, followedId: await idOf(db, name) }
  if (tie.followedId === followerId) throw fail('follow.yourself')
  if (await isBlockBetween(db, followerId, tie.followedId)) throw fail('post.not_found')
  const [, found] = await db.batch([
    addFollow(db, tie, clock.now()),
    findFollow(db, tie),
    openRequest(db, followerId, peerKey({ by: 'user', value: tie.followedId }), doesFollow(tie)),
  ])
  if (found.length === 0) throw fail('follow.too_many', { max: FOLLOWED_MAX })
}

/** Unfollows a member; repeating changes nothing. */
export async function unfollow({ db }: Kit, followerId: string, name: string): Promise<void> {
  await dropFollow(db, { followerId, followedId: await idOf(db, name) })
}

type Listed = { name: string; which: 'followers' | 'following'; cursor?: string | undefined }

/**
 * One page of a member's followers, or of those they follow. Throws `post.not_found` if a block is between member and
 * viewer.
 */
export async function peopleAround(
  { db }: Kit,
  viewerId: string | null,
  { name, which, cursor }: Listed,
): Promise<People> {
  const after = cursor === undefined ? undefined : placeOf(cursor)
  const personId = await idOf(db, name)
  if (viewerId !== null && (await isBlockBetween(db, viewerId, personId))) throw fail('post.not_found')
  const rows = await listFollows(db, viewerId, personId, which, PEOPLE_PER_PAGE, after)
  const items = rows.map(({ createdAt: _, avatarMediaId, ...person }) => ({
    ...person,
    avatarUrl: avatarMediaId && mediaPath(avatarMediaId),
  }))
  return { items, cursor: rows.length === PEOPLE_PER_PAGE ? cursorAfter(rows) : null }
}

async function idOf(db: Tools['db'], name: string): Promise<string> {
  const person = await personByName(db, name)
  if (!person) throw fail('post.not_found')
  return person.id
}
