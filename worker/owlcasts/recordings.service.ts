/** What was recorded in an owlcast. */
import { fail } from '../../domain/errors'
import { kindOf } from '../../domain/kinds'
import { RECORDINGS_PER_PAGE } from '../../domain/limits'
import type { Recordings } from '../../domain/owlcasts.schema'
import type { Tools } from '../context'
import { cursorAfter, placeOf } from '../posts/cursor'
import { openTo } from '../posts/open-posts'
import { listRecordings } from '../posts/owlcasts.repo'
import { postHeard } from '../posts/post-row'
import { readPost } from '../posts/read.service'
import type { Looker } from '../posts/visible-posts'

/** One page of the recordings, oldest first, for whoever may see the owlcast. */
export async function recordingsOf(
  tools: Pick<Tools, 'db' | 'clock'>,
  viewer: Looker,
  owlcastId: string,
  cursor?: string,
): Promise<Recordings> {
  const { db, clock } = tools
  const now = clock.now()
  const { kind } = await readPost(tools, viewer, owlcastId)
  if (!kindOf(kind).hasRecordings) throw fail('post.not_found')
  const rows = await listRecordings(
    db,
    viewer,
    now,
    owlcastId,
    cursor === undefined ? undefined : placeOf(cursor),
  )
  const isOpen = await openTo(tools, viewer, rows)
  const items = rows.map((row) => postHeard(row, isOpen(row)))
  return { items, cursor: items.length === RECORDINGS_PER_PAGE ? cursorAfter(items) : null, now }
}
