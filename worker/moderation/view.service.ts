/** Opens hidden posts for moderators. */
import { appError } from '../../domain/errors/errors'
import type { Post } from '../../domain/posts/posts.schema'
import { createAuditEntry } from '../audit/audit.service'
import type { AppDeps } from '../context'
import { toPostDto } from '../posts/post-dto'
import { findHiddenPost } from './moderation.repo'

/** Returns a hidden post and audits who opened it; its audio plays for that moderator while the entry is recent. */
export async function openHiddenPost(
  deps: Pick<AppDeps, 'db' | 'clock' | 'ids'>,
  by: { id: string },
  id: string,
): Promise<Post> {
  const row = await findHiddenPost(deps.db, id)
  if (!row) throw appError('post.not_found')
  await createAuditEntry(deps, by, { action: 'post.view', subjectId: id })
  return toPostDto(row, true)
}
