/** Moments of recordings: which of them a viewer may refer to and see. */
import { getPreviewSeconds } from '../../../domain/billing/preview'
import { appError } from '../../../domain/errors/errors'
import { findHeardMoment, isMomentWithin, type Moment, toLengthMs } from '../../../domain/moments/moments'
import type { ParentLink } from '../../../domain/posts/connections'
import type { MomentMarkList } from '../../../domain/posts/moment-marks.schema'
import { MOMENTS_MARKED_MAX } from '../../../domain/posts/posts.limits'
import type { AppDeps } from '../../context'
import { loadUnlockCheck } from '../access/unlocked-posts'
import type { Viewer } from '../access/visible-posts'
import { toAuthorDto } from '../post-dto'
import type { PostRow } from '../posts.repo'
import { getVisiblePost } from '../read.service'
import { listMoments, listParents, type StoredMoment } from '../replies/replies.repo'

type HeardPost = Pick<PostRow, 'id' | 'owlcastId' | 'authorId' | 'priceCents' | 'seconds'>
type Db = Pick<AppDeps, 'db'>

/** The stored moment as it is sent, the same for every viewer. */
export function toMoment({ momentStartMs, momentEndMs }: StoredMoment): Moment | null {
  return momentStartMs === null || momentEndMs === null
    ? null
    : { startMs: momentStartMs, endMs: momentEndMs }
}

/** Seconds of a recording that the viewer may hear: the preview of a priced one that they have not paid for. */
export async function getHeardSeconds(deps: Db, viewer: Viewer, post: HeardPost): Promise<number> {
  return (await loadHeardSeconds(deps, viewer, [post]))(post)
}

/** Returns a function that finds the stored moment of one of these posts; null where the viewer may not hear it. */
export async function loadMomentCheck(deps: Db, viewer: Viewer, posts: readonly HeardPost[]) {
  const getSeconds = await loadHeardSeconds(deps, viewer, posts)
  return (post: HeardPost, stored: StoredMoment): Moment | null => findHeardMoment(stored, getSeconds(post))
}

async function loadHeardSeconds(deps: Db, viewer: Viewer, posts: readonly HeardPost[]) {
  const isUnlocked = await loadUnlockCheck(deps, viewer, posts)
  return (post: HeardPost): number =>
    post.priceCents > 0 && !isUnlocked(post) ? getPreviewSeconds(post.seconds) : post.seconds
}

/** Throws unless each moment lies within what the author of the reply may hear of its parent. */
export async function assertMoments(
  deps: Db,
  author: Viewer,
  links: readonly Pick<ParentLink, 'id' | 'moment'>[],
  rows: readonly HeardPost[],
): Promise<void> {
  const getSeconds = await loadHeardSeconds(deps, author, rows)
  for (const { id, moment } of links) {
    const parent = rows.find((row) => row.id === id)
    if (moment && (!parent || !isMomentWithin(moment, getSeconds(parent))))
      throw appError('connection.moment_invalid', {}, 'parents')
  }
}

/** The moments of their primary parents that some replies refer to, by the id of the reply, as far as the viewer may hear them. */
export async function loadReplyMoments(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  viewer: Viewer,
  replies: readonly Pick<PostRow, 'id' | 'parentId'>[],
): Promise<Map<string, Moment>> {
  const parentIds = new Map(
    replies.flatMap(({ id, parentId }) => (parentId ? [[id, parentId] as const] : [])),
  )
  if (parentIds.size === 0) return new Map()
  const listed = await listParents(db, viewer, clock.now(), [...parentIds.keys()], { withMoment: true })
  const rows = listed.filter(({ id, childId }) => parentIds.get(childId) === id)
  if (rows.length === 0) return new Map()
  const getMoment = await loadMomentCheck({ db }, viewer, rows)
  return new Map(
    rows.flatMap((row) => {
      const moment = getMoment(row, row.moment)
      return moment ? [[row.childId, moment] as const] : []
    }),
  )
}

/** The moments of a post that visible replies refer to. Throws if the viewer may not see the post. */
export async function getMoments(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  viewer: Viewer,
  postId: string,
): Promise<MomentMarkList> {
  const { db, clock } = deps
  const post = await getVisiblePost(deps, viewer, postId)
  const heardMs = toLengthMs(await getHeardSeconds(deps, viewer, post))
  const rows = await listMoments(db, viewer, clock.now(), post, heardMs)
  const items = rows.slice(0, MOMENTS_MARKED_MAX).flatMap((row) => {
    const moment = toMoment(row)
    return moment ? [{ ...moment, id: row.id, author: toAuthorDto(row) }] : []
  })
  return { items, hasMore: rows.length > MOMENTS_MARKED_MAX }
}
