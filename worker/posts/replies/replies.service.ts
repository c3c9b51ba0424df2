/** Lists the replies to a post, each with its other parents. */

import { REPLIES_PER_PAGE } from '../../../domain/limits'
import { toLengthMs } from '../../../domain/moments/moments'
import { formatParentTitle } from '../../../domain/posts/connections'
import type { Replies } from '../../../domain/posts/posts.schema'
import { getOwnTitle } from '../../../domain/posts/publish'
import type { AppDeps } from '../../context'
import { getNextCursor, parseCursor } from '../../http/cursor'
import { getHeardSeconds, loadMomentCheck } from '../moments/moments.service'
import { toPublicPostDto } from '../post-dto'
import { getVisiblePost } from '../read.service'
import type { Viewer } from '../visible-posts'
import { listParents, listReplies } from './replies.repo'
import { listReplyLocks } from './reply-permissions.repo'
import { withLock } from './reply-permissions.service'

/** `fromMs`, `toMs`: only replies to moments that start between these times of the recording. */
export type RepliesRequest = {
  cursor?: string | undefined
  fromMs?: number | undefined
  toMs?: number | undefined
}

/** One page of visible replies. Throws if the viewer may not see the post itself. */
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
  const children = rows.map(({ post }) => post.id)
  const [parents, locks] =
    children.length > 0
      ? await db.batch([
          listParents(db, viewer, now, children),
          listReplyLocks(db, viewer?.id ?? null, children),
        ])
      : [[], []]
  const findMoment = await loadMomentCheck(deps, viewer, [parent, ...parents])
  const items = rows.map(({ post, connection, moment }) => ({
    ...withLock(toPublicPostDto(post), locks),
    connection,
    moment: findMoment(parent, moment),
    otherParents: parents
      .filter(({ childId, id }) => childId === post.id && id !== parentId)
      .map(({ id, kind, authorId, type, ...parent }) => ({
        ...{ id, kind, authorId, type },
        moment: findMoment({ id, authorId, ...parent }, parent.moment),
        title: formatParentTitle({
          title: getOwnTitle({ kind, ...parent }),
          content: parent.content,
          author: parent.authorName,
        }),
      })),
  }))
  const positions = rows.map(({ post, connectedAt }) => ({ id: post.id, createdAt: connectedAt }))
  return { items, cursor: items.length === REPLIES_PER_PAGE ? getNextCursor(positions) : null, now }
}
