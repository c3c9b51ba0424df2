import { formatErrorMessage } from '../../domain/errors/errors'
import { isOwlcast } from '../../domain/owlcasts/owlcasts'
import type { RecordingsPage } from '../../domain/owlcasts/owlcasts.schema'
import type { Post } from '../../domain/posts/posts.schema'
import { getShareLink, parseSharePath } from '../../domain/share/share'
import { toClause } from '../../domain/text/sentences'
import { owlcastsApi } from '../api/owlcasts/owlcasts.client'
import { postsApi } from '../api/posts/posts.client'
import { getErrorMessage } from '../api/request-error'
import type { Shared, ShareState } from './share-state'

/** Reloads a failed page: returns the post, or the error card with the new reason. */
export async function loadShared(failed: Extract<ShareState, { at: 'error' }>): Promise<ShareState> {
  const shared = parseSharePath(location.pathname)
  if (!shared) return failed
  try {
    const link = getShareLink(location.origin, shared.kind, shared.id)
    return { at: 'loaded', ...(await readShared(shared.id)), link }
  } catch (error) {
    const reason = getErrorMessage(error)
    const message = formatErrorMessage('share.load_failed', {
      message: toClause(reason),
      url: failed.details.url,
    })
    return { ...failed, message, details: { ...failed.details, message: reason } }
  }
}

/** A post with its recordings, its owlcast or the post it answers, as the viewer may access them. */
export async function readShared(id: string): Promise<Shared> {
  const post = await readPost(id)
  if (isOwlcast(post)) {
    const { items, cursor } = await readRecordings(id)
    return {
      post,
      recordings: { items, cursor, seconds: items.reduce((sum, { seconds }) => sum + seconds, 0) },
    }
  }
  if (post.owlcastId !== null) return { post, owlcast: await readPost(post.owlcastId) }
  if (post.parentId === null) return { post }
  // Gone, or not for this viewer: the reply itself stays readable.
  const parent = await readPost(post.parentId).catch(() => null)
  return parent ? { post, parent } : { post }
}

/** A page of an owlcast's recordings. */
export async function readRecordings(id: string, cursor?: string): Promise<RecordingsPage> {
  const param = { id: encodeURIComponent(id) }
  return (await owlcastsApi.api.posts[':id'].recordings.$get({ param, query: { cursor } })).json()
}

async function readPost(id: string): Promise<Post> {
  return (await postsApi.api.posts[':id'].$get({ param: { id: encodeURIComponent(id) } })).json()
}
