/** Opens hidden and reported posts for moderators. */
import { appError } from '../../domain/errors/errors'
import { getCoverMediaPath, getMediaPath } from '../../domain/media/media'
import type { ReviewedPost } from '../../domain/moderation/moderation.schema'
import { findModerationRefusal } from '../../domain/people/roles'
import { parseStoredTags } from '../../domain/posts/tags'
import { createAuditEntry } from '../audit/audit.service'
import type { AppDeps } from '../context'
import { listHeld } from '../posts/held/held-posts.repo'
import { findViewablePost } from '../posts/held/viewable-posts.repo'
import type { Moderator } from './decide.service'
import { listReportedPeople } from './suspensions.repo'

/**
 * Returns a hidden post, or one under review, also past its end, and audits who opened it; its audio plays for that
 * moderator while the entry is recent.
 */
export async function openReviewedPost(
  deps: Pick<AppDeps, 'db' | 'clock' | 'ids'>,
  moderator: Moderator,
  id: string,
): Promise<ReviewedPost> {
  const { db, clock } = deps
  const post = await findViewablePost(db, id, clock.now())
  const [held] = post ? [] : await listHeld(db, [id])
  const row = post ?? held
  const [author] = row ? await listReportedPeople(db, [row.authorId]) : []
  if (!row || !author) throw appError('post.not_found')
  const refusal = findModerationRefusal(moderator, author)
  if (refusal) throw appError(refusal)
  await createAuditEntry(deps, moderator, { action: 'post.view', subjectId: id })
  const { kind, title, content, tags, visibility, createdAt } = row
  const { mediaId, clipMediaId, trackMediaId, coverMediaId } = row
  const soundId = mediaId ?? trackMediaId
  return {
    id,
    kind,
    title,
    content,
    visibility,
    createdAt,
    tags: parseStoredTags(tags),
    audioUrl: soundId && getMediaPath(soundId),
    clipUrl: clipMediaId && getMediaPath(clipMediaId),
    coverUrl: coverMediaId && getCoverMediaPath(coverMediaId),
    isGone: !post,
  }
}
