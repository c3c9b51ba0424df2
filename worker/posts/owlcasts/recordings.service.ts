/** Recordings of an owlcast, and the owlcasts a user works on. */
import { appError } from '../../../domain/errors/errors'
import { getKind } from '../../../domain/kinds'
import type { Owlcasts, RecordingsPage } from '../../../domain/owlcasts/owlcasts.schema'
import type { Post } from '../../../domain/posts/posts.schema'
import type { AppDeps } from '../../context'
import { batch } from '../../database/batch'
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

/** The first recording of each owlcast among these posts, as visitors hear it, by the owlcast's id. */
export async function getFirstRecordings(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  posts: readonly Post[],
): Promise<Record<string, Post>> {
  const ids = posts.flatMap(({ id, audioUrl }) => (audioUrl === null ? [id] : []))
  const { recordings } = await batch(db, {
    recordings: ids.map((id) => listRecordings(db, null, clock.now(), id, { limit: 1 })),
  })
  const found = recordings.flat().map((row) => toPostDto(row, false))
  return Object.fromEntries(
    found.flatMap((post) => (post.owlcastId && post.audioUrl ? [[post.owlcastId, post]] : [])),
  )
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
