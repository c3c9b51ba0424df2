/** Reads one post for one viewer. */
import { fail } from '../../domain/errors'
import type { Post } from '../../domain/posts.schema'
import type { Tools } from '../context'
import { openTo } from './open-posts'
import { postHeard, withOwnSource } from './post-row'
import { findPost, type PostRow } from './posts.repo'
import { withReplyLocks } from './repliers.service'
import type { Looker } from './visible-posts'

/** The row of a post by id. Absent, private, expired and deleted posts all throw `post.not_found`. */
export async function seenPost(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  viewer: Looker,
  id: string,
): Promise<PostRow> {
  const row = await findPost(db, viewer, clock.now(), id)
  if (!row) throw fail('post.not_found')
  return row
}

/** A post by id with the viewer's unlock state and reply permission; throws `post.not_found`. */
export async function readPost(
  { db, clock }: Pick<Tools, 'db' | 'clock'>,
  viewer: Looker,
  id: string,
): Promise<Post> {
  const row = await seenPost({ db, clock }, viewer, id)
  const isOpen = await openTo({ db }, viewer, [row])
  const post = withOwnSource(postHeard(row, isOpen(row)), row, viewer?.id ?? null)
  const [known = post] = await withReplyLocks({ db }, viewer, [post])
  return known
}
