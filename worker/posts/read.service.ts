/** Reads one post for one viewer. */
import { AppError } from '../../domain/errors/app-error'
import { appError } from '../../domain/errors/errors'
import type { Post } from '../../domain/posts/posts.schema'
import type { AppDeps } from '../context'
import type { EarlierCreate } from '../gate/idempotency'
import { loadUnlockCheck } from './access/unlocked-posts'
import type { Viewer } from './access/visible-posts'
import { toPostDto, withOwnSource } from './post-dto'
import { findPost, type PostRow } from './posts.repo'
import { withReplyState } from './replies/reply-state.service'

/** The row of a post by id. Absent, private, expired and deleted posts all throw `post.not_found`. */
export async function getVisiblePost(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  viewer: Viewer,
  id: string,
): Promise<PostRow> {
  const row = await findPost(db, viewer, clock.now(), id)
  if (!row) throw appError('post.not_found')
  return row
}

/** A post by id with the viewer's unlock state, reply counts and permission; throws `post.not_found`. */
export async function getPost(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  viewer: Viewer,
  id: string,
): Promise<Post> {
  const row = await getVisiblePost({ db, clock }, viewer, id)
  const isOpen = await loadUnlockCheck({ db }, viewer, [row])
  const post = withOwnSource(toPostDto(row, isOpen(row)), row, viewer?.id ?? null)
  const [checked = post] = await withReplyState({ db, clock }, viewer, [post])
  return checked
}

/**
 * A post for its author, who gets their own also where their token reads no messages: what a repeated create answers.
 * Throws `post.already_published` if it is deleted, expired or hidden, so that it is not created again.
 */
export async function getPublishedPost(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  authorId: string,
  { postId }: EarlierCreate,
): Promise<Post> {
  return getPost(deps, { id: authorId, addresses: [], scopes: null }, postId ?? '').catch(
    (error: unknown) => {
      throw error instanceof AppError ? appError('post.already_published', {}, undefined, error) : error
    },
  )
}
