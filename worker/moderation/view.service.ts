/** Opens hidden and reported posts and hellos for moderators. */
import { appError } from '../../domain/errors/errors'
import { getCoverMediaPath, getMediaPath } from '../../domain/media/media'
import type { ReviewedHello, ReviewedPost } from '../../domain/moderation/moderation.schema'
import { findModerationRefusal } from '../../domain/people/roles'
import { parseStoredTags } from '../../domain/posts/tags'
import { createAuditEntry } from '../audit/audit.service'
import type { AppDeps } from '../context'
import { listHeld } from '../posts/held/held-posts.repo'
import { listReviewedHellos } from '../posts/held/reviewed-hellos.repo'
import { findViewablePost } from '../posts/held/viewable-posts.repo'
import type { Moderator } from './decide.service'
import { listReportedPeople } from './suspensions.repo'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'ids'>

/**
 * Returns a hidden post, or one under review, also past its end, and audits who opened it; its audio plays for that
 * moderator while the entry is recent.
 */
export async function openReviewedPost(deps: Deps, moderator: Moderator, id: string): Promise<ReviewedPost> {
  const { db, clock } = deps
  const post = await findViewablePost(db, id, clock.now())
  const [held] = post ? [] : await listHeld(db, [id])
  const row = post ?? held
  if (!row) throw appError('post.not_found')
  await assertMayModerate(db, moderator, row.authorId)
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

/** Returns a hidden hello, or one under review, and audits who opened it, as `openReviewedPost` does. */
export async function openReviewedHello(
  deps: Deps,
  moderator: Moderator,
  id: string,
): Promise<ReviewedHello> {
  const { db, clock } = deps
  const [hello] = await listReviewedHellos(db, [id], clock.now())
  if (!hello?.isViewable) throw appError('post.not_found')
  await assertMayModerate(db, moderator, hello.userId)
  await createAuditEntry(deps, moderator, { action: 'hello.view', subjectId: id })
  return { audioUrl: getMediaPath(id), content: hello.text }
}

async function assertMayModerate(db: Deps['db'], moderator: Moderator, userId: string): Promise<void> {
  const [person] = await listReportedPeople(db, [userId])
  if (!person) throw appError('post.not_found')
  const refusal = findModerationRefusal(moderator, person)
  if (refusal) throw appError(refusal)
}
