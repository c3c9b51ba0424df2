/** Lists the replies to a post, each with its other parents. */

import { toLengthMs } from '../../../domain/moments/moments'
import { REPLIES_PER_PAGE } from '../../../domain/posts/posts.limits'
import type { Replies } from '../../../domain/posts/posts.schema'
import type { AppDeps } from '../../context'
import { getNextCursor, parseCursor } from '../../http/cursor'
import type { Viewer } from '../access/visible-posts'
import { getHeardSeconds, loadMomentCheck } from '../moments/moments.service'
import { findRowName, toPublicPostDto } from '../post-dto'
import { getVisiblePost } from '../read.service'
import { listParents, listReplies } from './replies.repo'
import { withReplyState } from './reply-state.service'

/** `fromMs`, `toMs`: only replies to moments that start between these times of the recording. */
export type RepliesRequest = {
  cursor?: string | undefined
  fromMs?: number | undefined
  toMs?: number | undefined
}

/** Returns a page of visible replies. Throws if the viewer may not see the post itself. */
export async function getReplies(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  viewer: Viewer,
  parentId: string,
  { cursor, fromMs, toMs }: RepliesRequest = {},
): Promise<Replies> {
  const { db, clock } = deps
  const now = clock.now()
  const parent = await getVisiblePost(deps, viewer, parentId)
  const rows = await listReplies(db, viewer, now, parent, {
    after: cursor === undefined ? undefined : parseCursor(cursor),
    at:
      fromMs === undefined
        ? undefined
        : { fromMs, toMs: toMs ?? fromMs, heardMs: toLengthMs(await getHeardSeconds(deps, viewer, parent)) },
  })
  const children = rows.map(({ post, connection, moment }) => ({
    ...toPublicPostDto(post),
    connection,
    tied: moment,
  }))
  const ids = children.map(({ id }) => id)
  const [parents, replies] = await Promise.all([
    ids.length > 0 ? listParents(db, viewer, now, ids) : [],
    withReplyState(deps, viewer, children),
  ])
  const findMoment = await loadMomentCheck(deps, viewer, [parent, ...parents])
  const items = replies.map(({ tied, ...reply }) => ({
    ...reply,
    moment: findMoment(parent, tied),
    otherParents: parents
      .filter(({ childId, id }) => childId === reply.id && id !== parentId)
      .map((parent) => ({
        id: parent.id,
        kind: parent.kind,
        authorId: parent.authorId,
        type: parent.type,
        moment: findMoment(parent, parent.moment),
        title: findRowName(parent),
        seconds: parent.seconds,
      })),
  }))
  const positions = rows.map(({ post, connectedAt }) => ({ id: post.id, createdAt: connectedAt }))
  return { items, cursor: items.length === REPLIES_PER_PAGE ? getNextCursor(positions) : null, now }
}
