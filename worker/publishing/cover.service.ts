/** The author's own picture as the cover of an owlcast, in place of the drawn one. */

import { appError } from '../../domain/errors/errors'
import type { LiveEvent } from '../../domain/live/live'
import { DELETED_BYTES_GRACE_MS } from '../../domain/media/media.limits'
import { isOwlcast } from '../../domain/owlcasts/owlcasts'
import type { Post } from '../../domain/posts/posts.schema'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { attachPicture, removeMediaById } from '../media/media.repo'
import { storePicture } from '../media/pictures.service'
import { selectPostEventTargets } from '../posts/event-targets.repo'
import { type CoverColumns, hasCover, selectCoverId, updateCover } from '../posts/owlcasts/cover.repo'
import { getOwnPost } from '../posts/own-post.service'
import type { PostRow } from '../posts/posts.repo'
import type { SessionUser } from '../session-user'
import { toEditedPost } from './edit.service'

type CoverChange = { post: Post; events: LiveEvent[] }

/**
 * Sets the picture in these bytes as the cover of the author's owlcast; deletes the previous one. Throws `cover.invalid`
 * for anything but a square JPEG of at most `COVER_SIDE_PX`.
 */
export async function saveCover(
  deps: AppDeps,
  author: SessionUser,
  id: string,
  file: Uint8Array,
): Promise<CoverChange> {
  await getOwnOwlcast(deps, author, id)
  const picture = await storePicture(deps, author.id, 'cover', file)
  const changed = await changeCover(deps, author, id, { coverMediaId: picture.id, coverSide: picture.side })
  if (changed) return changed
  // The owlcast was deleted during the upload, with the account perhaps: then no row references the bytes.
  await deps.media.delete(picture.key)
  throw appError('post.not_found')
}

/** Removes the own cover; the drawn one is shown again. */
export async function removeCover(deps: AppDeps, author: SessionUser, id: string): Promise<CoverChange> {
  const row = await getOwnOwlcast(deps, author, id)
  if (row.coverMediaId === null) return { post: await toEditedPost(deps, author, row), events: [] }
  const changed = await changeCover(deps, author, id, { coverMediaId: null, coverSide: null })
  if (!changed) throw appError('post.not_found')
  return changed
}

async function getOwnOwlcast(deps: AppDeps, author: SessionUser, id: string): Promise<PostRow> {
  const row = await getOwnPost(deps, author, id)
  if (!isOwlcast({ ...row, audioUrl: row.mediaId }))
    throw appError('request.invalid', { reason: 'cover: only of an Owlcast' })
  return row
}

/** Null when the owlcast no longer exists. */
async function changeCover(
  deps: AppDeps,
  author: SessionUser,
  id: string,
  cover: CoverColumns,
): Promise<CoverChange | null> {
  const { db, clock } = deps
  const now = clock.now()
  const previous = removeMediaById(db, selectCoverId(author.id, id), now + DELETED_BYTES_GRACE_MS)
  const {
    updated: [changed],
    events,
  } = await batch(db, {
    ...previous,
    updated: updateCover(db, author.id, id, cover),
    attached: attachPicture(db, author.id, cover.coverMediaId, {
      isPublic: false,
      onlyIf: hasCover(id, cover),
    }),
    events: recordEvents(db, selectPostEventTargets('post.changed', [id]), now),
  })
  return changed ? { post: await toEditedPost(deps, author, changed), events } : null
}
