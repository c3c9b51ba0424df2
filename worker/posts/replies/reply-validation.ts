/** Server-side validation of the parents of a reply, on rows that the server read itself. */
import { appError } from '../../../domain/errors/errors'
import type { ParsedPost } from '../../../domain/posts/posts.schema'
import type { ParentRow } from './replies.repo'
import type { ReplyLockRow } from './reply-permissions.repo'

/** The parents in the order of the draft. Throws if one is missing, not visible or repeated. */
export function orderParents(
  { parents }: Pick<ParsedPost, 'parents'>,
  found: readonly ParentRow[],
): ParentRow[] {
  if (new Set(parents.map(({ id }) => id)).size < parents.length)
    throw appError('request.invalid', { reason: 'parents: the same post twice' }, 'parents')
  return parents.map(({ id }) => {
    const row = found.find((candidate) => candidate.id === id)
    if (!row) throw appError('post.not_found', {}, 'parents')
    return row
  })
}

/** Throws if the thread restricts replies to others. */
export function assertReplyAllowed([lock]: readonly ReplyLockRow[]): void {
  if (lock) throw appError('reply.not_allowed', { from: lock.from, name: lock.by }, 'parents')
}
