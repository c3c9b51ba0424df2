/** Resolves share links. Only public content is previewed; everything else shares one error state. */
import { fail, messageOf, sentenceOf } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import type { Kind } from '../../domain/kinds'
import type { Post } from '../../domain/posts.schema'
import { maskedUrl, parseSharePath } from '../../domain/share'
import { asClause } from '../../domain/text'
import { type Asked, detailsOf } from '../../web/share/details'
import type { ShareState } from '../../web/share/share-state'
import type { Tools } from '../context'
import { readPost } from '../posts/read.service'
import type { Looker } from '../posts/visible-posts'

/** The post of a link, or null when this viewer cannot see it: missing, private, expired or deleted alike. */
export async function sharedPost(tools: Tools, looker: Looker, kind: Kind, id: string): Promise<Post | null> {
  try {
    const post = await readPost(tools, looker, id)
    return post.kind === kind ? post : null
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return null
    throw error
  }
}

/** The post of an absolute link of ours, for visitors; throws `post.not_found`. */
export async function postOfLink(tools: Tools, link: string): Promise<Post> {
  const url = URL.parse(link)
  const shared = url?.origin === tools.env.ORIGIN ? parseSharePath(url.pathname) : null
  const post = shared && (await sharedPost(tools, null, shared.kind, shared.id))
  if (!post) throw fail('post.not_found')
  return post
}

/** A public post by its id. */
export async function publicPost(tools: Tools, id: string): Promise<Post> {
  return readPost(tools, null, id)
}

/** State for an unknown link. Kinds that expire say so. */
export function notFoundState(asked: Asked, mayHaveFaded: boolean): ShareState {
  return errorState(asked, messageOf('post.not_found'), { mayHaveFaded })
}

/** State for an id that cannot be a post's: truncated or extended. */
export function badIdState(asked: Asked): ShareState {
  const message = asClause(messageOf('share.id_invalid'))
  return errorState(asked, messageOf('share.not_found_because', { message }))
}

/** State for a link without kind or id. */
export function incompleteState(asked: Asked): ShareState {
  return errorState(asked, messageOf('share.incomplete'))
}

/** State for a path below a post's. */
export function brokenState(asked: Asked): ShareState {
  return errorState(asked, messageOf('share.removed'))
}

/** State for a server error; retrying may help. */
export function failedState(asked: Asked, failure: Failure): ShareState {
  const message = messageOf('share.load_failed', {
    message: asClause(sentenceOf(failure)),
    url: maskedUrl(asked.url),
  })
  return errorState(asked, message, { mayRetry: true })
}

/** State for an invalid invitation; reveals nothing about the post. */
export function uninvitedState(asked: Asked): ShareState {
  return errorState(asked, messageOf('invitation.invalid'))
}

/** State for a server error while loading an invitation. */
export function invitationFailedState(asked: Asked, failure: Failure): ShareState {
  const message = messageOf('invitation.link_error', { message: asClause(sentenceOf(failure)) })
  return errorState(asked, message, { mayRetry: true })
}

/** State for a token that is invalid or used. Offers a new link where that may help. */
export function shutState(asked: Asked, failure: Failure, isAsked = false): ShareState {
  const { code } = failure
  const isShut = code === 'share.link_used' || code === 'share.link_invalid'
  return errorState(asked, sentenceOf(failure), { renewal: isAsked ? 'asked' : isShut ? 'offered' : null })
}

function errorState(
  asked: Asked,
  message: string,
  {
    mayHaveFaded = false,
    mayRetry = false,
    renewal = null,
  }: Partial<Extract<ShareState, { at: 'error' }>> = {},
): ShareState {
  return { at: 'error', message, mayHaveFaded, mayRetry, renewal, details: detailsOf(asked, message) }
}
