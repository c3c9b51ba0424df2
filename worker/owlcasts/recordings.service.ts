/** Recordings of an owlcast, and the owlcasts a user works on. */
import { fail } from '../../domain/errors'
import { kindOf } from '../../domain/kinds'
import { RECORDINGS_PER_PAGE } from '../../domain/limits'
import type { Owlcasts, Recordings } from '../../domain/owlcasts.schema'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { cursorAfter, placeOf } from '../posts/cursor'
import { openTo } from '../posts/open-posts'
import { listOwlcasts, listRecordings } from '../posts/owlcasts.repo'
import { postHeard, postOfOwn } from '../posts/post-row'
import { readPost } from '../posts/read.service'
import { withReplyLocks } from '../posts/repliers.service'
import type { Looker } from '../posts/visible-posts'

/** One page of recordings, oldest first. Throws if the viewer may not see the owlcast. */
export async function recordingsOf(
  tools: Pick<Tools, 'db' | 'clock'>,
  viewer: Looker,
  owlcastId: string,
  { cursor, limit = RECORDINGS_PER_PAGE }: { cursor?: string | undefined; limit?: number } = {},
): Promise<Recordings> {
  const { db, clock } = tools
  const now = clock.now()
  const { kind } = await readPost(tools, viewer, owlcastId)
  if (!kindOf(kind).hasRecordings) throw fail('post.not_found')
  const after = cursor === undefined ? undefined : placeOf(cursor)
  const rows = await listRecordings(db, viewer, now, owlcastId, { after, limit })
  const isOpen = await openTo(tools, viewer, rows)
  const heard = rows.map((row) => postHeard(row, isOpen(row)))
  const items = await withReplyLocks(tools, viewer, heard)
  return { items, cursor: items.length === limit ? cursorAfter(items) : null, now }
}

/** Owlcasts the user works on, unlocked. */
export async function owlcastsOf(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  { id }: Pick<Viewer, 'id'>,
): Promise<Owlcasts> {
  const rows = await listOwlcasts(db, id, clock.now())
  return { items: rows.map(postOfOwn) }
}
