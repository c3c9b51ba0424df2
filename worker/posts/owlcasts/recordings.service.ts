/** Recordings of an owlcast, and the owlcasts a user works on. */
import { appError } from '../../../domain/errors/errors'
import { getKind } from '../../../domain/kinds'
import type { Owlcasts, RecordingsPage } from '../../../domain/owlcasts/owlcasts.schema'
import type { AppDeps } from '../../context'
import { getNextCursor, parseCursor } from '../../http/cursor'
import { loadUnlockCheck } from '../access/unlocked-posts'
import type { Reader, Viewer } from '../access/visible-posts'
import { toOwnPostDto, toPostDto } from '../post-dto'
import { getPost } from '../read.service'
import { withReplyCounts, withReplyState } from '../replies/reply-state.service'
import { listOwlcasts, listRecordings } from './owlcasts.repo'

const RECORDINGS_PER_PAGE = 50

/** Returns a page of recordings, oldest first. Throws if the viewer may not see the owlcast. */
export async function getRecordings(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  viewer: Viewer,
  owlcastId: string,
  { cursor, limit = RECORDINGS_PER_PAGE }: { cursor?: string | undefined; limit?: number } = {},
): Promise<RecordingsPage> {
  const { db, clock } = deps
  const now = clock.now()
  const { kind } = await getPost(deps, viewer, owlcastId)
  if (!getKind(kind).hasRecordings) throw appError('post.not_found')
  const after = cursor === undefined ? undefined : parseCursor(cursor)
  const rows = await listRecordings(db, viewer, now, owlcastId, { after, limit })
  const isUnlocked = await loadUnlockCheck(deps, viewer, rows)
  const dtos = rows.map((row) => toPostDto(row, isUnlocked(row)))
  const items = await withReplyState(deps, viewer, dtos)
  return { items, cursor: items.length === limit ? getNextCursor(items) : null, now }
}

/** Owlcasts the user works on, unlocked. */
export async function getOwlcasts(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  reader: Reader,
): Promise<Owlcasts> {
  const listed = await listOwlcasts(db, reader, clock.now())
  const rows = await withReplyCounts({ db, clock }, reader, listed)
  return { items: rows.map(toOwnPostDto) }
}
