/** Lists the replies to a post, each with its other parents. */

import { parentTitle } from '../../domain/connections'
import { REPLIES_PER_PAGE } from '../../domain/limits'
import type { Replies } from '../../domain/posts.schema'
import { ownTitle } from '../../domain/publish'
import type { Tools } from '../context'
import { cursorAfter, placeOf } from './cursor'
import { postOf } from './post-row'
import { seenPost } from './read.service'
import { locksOf } from './repliers.repo'
import { withLock } from './repliers.service'
import { listParents, listReplies } from './replies.repo'
import type { Looker } from './visible-posts'

/** One page of visible replies. Throws if the viewer may not see the post itself. */
export async function repliesTo(
  tools: Pick<Tools, 'db' | 'clock'>,
  viewer: Looker,
  parentId: string,
  cursor?: string,
): Promise<Replies> {
  const { db, clock } = tools
  const now = clock.now()
  const parent = await seenPost(tools, viewer, parentId)
  const rows = await listReplies(db, viewer, now, parent, cursor === undefined ? undefined : placeOf(cursor))
  const children = rows.map(({ post }) => post.id)
  const [parents, locks] =
    children.length > 0
      ? await db.batch([listParents(db, viewer, now, children), locksOf(db, viewer?.id ?? null, children)])
      : [[], []]
  const items = rows.map(({ post, connection }) => ({
    ...withLock(postOf(post), locks),
    connection,
    also: parents
      .filter(({ childId, id }) => childId === post.id && id !== parentId)
      .map(({ id, kind, authorId, type, ...parent }) => ({
        ...{ id, kind, authorId, type },
        title: parentTitle({
          title: ownTitle({ kind, ...parent }),
          content: parent.content,
          author: parent.authorName,
        }),
      })),
  }))
  const places = rows.map(({ post, connectedAt }) => ({ id: post.id, createdAt: connectedAt }))
  return { items, cursor: items.length === REPLIES_PER_PAGE ? cursorAfter(places) : null, now }
}
