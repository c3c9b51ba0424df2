/**
 * Lists of the user's own posts (spec §2.3, D17): several kinds merged by time, each with its parent's title or its
 * recipient.
 */
import type { Kind } from '../../domain/kinds'
import { OWN_POSTS_PER_PAGE } from '../../domain/limits'
import { peerOfRecipient } from '../../domain/messages'
import { narrowed, type OwnFilter } from '../../domain/own-posts'
import type { OwnPosts } from '../../domain/own-posts.schema'
import type { Tools } from '../context'
import { peersOf } from '../messages/peers.service'
import { cursorAfter, placeOf } from './cursor'
import type { Reader } from './messages.repo'
import { listOwn } from './own.repo'
import { postOfOwn, withOwnSource } from './post-row'
import { findTitles, type PostRow } from './posts.repo'
import { withReplyLocks } from './repliers.service'
import { recipientOf } from './replies.repo'

type Asked = { kind: Kind; filter: OwnFilter; cursor?: string | undefined }

/** One page of the user's own posts, unlocked. */
export async function ownPostsOf(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  me: Reader,
  { kind: list, filter, cursor }: Asked,
): Promise<OwnPosts> {
  const now = clock.now()
  const { kinds, ...asked } = narrowed(list, filter)
  const limit = OWN_POSTS_PER_PAGE
  const after = cursor === undefined ? undefined : placeOf(cursor)
  const [first, ...rest] = kinds.map((kind) => listOwn(db, me, now, kind, { ...asked, after, limit }))
  const rows = first ? newest((await db.batch([first, ...rest])).flat(), limit) : []
  const recipients = rows.map((row) => peerOfRecipient(recipientOf(row)))
  const [answered, peers] = await Promise.all([
    findTitles(db, me, now, [...new Set(rows.flatMap(({ parentId }) => parentId ?? []))]),
    peersOf(db, recipients),
  ])
  const own = rows.map((row, at) => ({
    ...withOwnSource(postOfOwn(row), row, me.id),
    answers: answered.find(({ id }) => id === row.parentId) ?? null,
    to: peers[at] ?? null,
  }))
  // Reply permissions of a reply depend on its thread.
  const items = await withReplyLocks({ db }, me, own)
  return { items, cursor: items.length === limit ? cursorAfter(items) : null, now }
}

/** Merges sorted lists, newest first. */
function newest(rows: PostRow[], limit: number): PostRow[] {
  return rows.sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)).slice(0, limit)
}
