/** Opens hidden posts for moderators. */
import { fail } from '../../domain/errors'
import type { Post } from '../../domain/posts.schema'
import { deedNote } from '../audit/audit.service'
import type { Tools } from '../context'
import { postHeard } from '../posts/post-row'
import { findHiddenPost } from '../posts/reported.repo'

/** Returns a hidden post and audits who opened it; its audio plays for that moderator while the entry is recent. */
export async function viewHiddenPost(
  tools: Pick<Tools, 'db' | 'clock' | 'ids'>,
  by: { id: string },
  id: string,
): Promise<Post> {
  const row = await findHiddenPost(tools.db, id)
  if (!row) throw fail('post.not_found')
  await deedNote(tools, by, { action: 'post.view', subjectId: id })
  return postHeard(row, true)
}
