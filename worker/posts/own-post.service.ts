/** Finds a post for the person who changes it, by what their request may do. */
import { canReadPrivate, canWritePrivate } from '../../domain/access-tokens/access-tokens'
import { appError } from '../../domain/errors/errors'
import type { Visibility } from '../../domain/posts/audience'
import type { AppDeps } from '../context'
import { assertScope } from '../http/bearer'
import type { Reader } from './access/visible-posts'
import { findPost, type PostRow } from './posts.repo'

/**
 * The author's own post, to be changed. Throws `post.not_found` for a post they may not see, `auth.forbidden` for that of
 * another user, and `token.scope_missing` for a private one that their token may only read.
 */
export async function getOwnPost(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  author: Reader,
  id: string,
): Promise<PostRow> {
  const row = await findPost(db, author, clock.now(), id)
  if (!row) throw appError('post.not_found')
  if (row.authorId !== author.id) throw appError('auth.forbidden')
  assertMayChange(author, row)
  return row
}

/**
 * Throws if this request may not change or delete a private post: `token.scope_missing`, or `post.not_found` if it may not
 * read it either.
 */
export function assertMayChange(
  { scopes }: Pick<Reader, 'scopes'>,
  { visibility }: { visibility: Visibility },
): void {
  if (visibility !== 'private' || canWritePrivate(scopes)) return
  if (!canReadPrivate(scopes)) throw appError('post.not_found')
  assertScope(scopes, 'messages:write')
}
