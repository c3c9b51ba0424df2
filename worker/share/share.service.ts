/** Resolves share links. Only public content is previewed; everything else shares one error state. */

import { AppError } from '../../domain/errors/app-error'
import { appError, formatAppError, formatErrorMessage } from '../../domain/errors/errors'
import type { Kind } from '../../domain/kinds'
import type { Post } from '../../domain/posts/posts.schema'
import { maskUrl, parseSharePath } from '../../domain/share/share'
import { toClause } from '../../domain/text/sentences'
import { createShareDetails, type ShareRequest } from '../../web/share/details'
import type { ShareState } from '../../web/share/share-state'
import type { AppDeps } from '../context'
import type { Viewer } from '../posts/access/visible-posts'
import { getPost } from '../posts/read.service'

/** The post of a link, or null when this viewer cannot see it: missing, private, expired or deleted alike. */
export async function findSharedPost(
  deps: AppDeps,
  viewer: Viewer,
  kind: Kind,
  id: string,
): Promise<Post | null> {
  try {
    const post = await getPost(deps, viewer, id)
    return post.kind === kind ? post : null
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  }
}

/** The post of an absolute link of ours, for visitors; throws `post.not_found`. */
export async function getPostByLink(deps: AppDeps, link: string): Promise<Post> {
  const url = URL.parse(link)
  const shared = url?.origin === deps.env.ORIGIN ? parseSharePath(url.pathname) : null
  const post = shared && (await findSharedPost(deps, null, shared.kind, shared.id))
  if (!post) throw appError('post.not_found')
  return post
}

/** A public post by its id. */
export async function getPublicPost(deps: AppDeps, id: string): Promise<Post> {
  return getPost(deps, null, id)
}

/** State for an unknown link. Kinds that expire say so. */
export function createNotFoundState(context: ShareRequest, mayHaveExpired: boolean): ShareState {
  return createErrorState(context, formatErrorMessage('post.not_found'), { mayHaveExpired })
}

/** State for an id that cannot be a post's: truncated or extended. */
export function createBadIdState(context: ShareRequest): ShareState {
  const message = toClause(formatErrorMessage('share.id_invalid'))
  return createErrorState(context, formatErrorMessage('share.not_found_because', { message }))
}

/** State for a link without kind or id. */
export function createIncompleteState(context: ShareRequest): ShareState {
  return createErrorState(context, formatErrorMessage('share.incomplete'))
}

/** State for a path below a post's. */
export function createBrokenState(context: ShareRequest): ShareState {
  return createErrorState(context, formatErrorMessage('share.removed'))
}

/** State for a server error; retrying may help. */
export function createFailedState(context: ShareRequest, failure: AppError): ShareState {
  const message = formatErrorMessage('share.load_failed', {
    message: toClause(formatAppError(failure)),
    url: maskUrl(context.url),
  })
  return createErrorState(context, message, { mayRetry: true })
}

/** State for an invalid invitation; reveals nothing about the post. */
export function createUninvitedState(context: ShareRequest): ShareState {
  return createErrorState(context, formatErrorMessage('invitation.invalid'))
}

/** State for a server error while loading an invitation. */
export function createInvitationFailedState(context: ShareRequest, failure: AppError): ShareState {
  const message = formatErrorMessage('invitation.link_error', { message: toClause(formatAppError(failure)) })
  return createErrorState(context, message, { mayRetry: true })
}

/** State for a token that is invalid or used. Offers a new link where that may help. */
export function createShutState(context: ShareRequest, failure: AppError, isAsked = false): ShareState {
  const { code } = failure
  const isShut = code === 'share.link_used' || code === 'share.link_invalid'
  return createErrorState(context, formatAppError(failure), {
    renewal: isAsked ? 'asked' : isShut ? 'offered' : null,
  })
}

function createErrorState(
  context: ShareRequest,
  message: string,
  {
    mayHaveExpired = false,
    mayRetry = false,
    renewal = null,
  }: Partial<Extract<ShareState, { at: 'error' }>> = {},
): ShareState {
  return {
    at: 'error',
    message,
    mayHaveExpired,
    mayRetry,
    renewal,
    details: createShareDetails(context, message),
  }
}
