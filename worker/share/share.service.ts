/** Finds what a share link leads to. Only what everyone may see is ever previewed; the rest is one and the same card. */
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

/** The post behind a link, or null where this looker has nothing to see: absent, private, expired, deleted alike. */
export async function sharedPost(tools: Tools, looker: Looker, kind: Kind, id: string): Promise<Post | null> {
  try {
    const post = await readPost(tools, looker, id)
    return post.kind === kind ? post : null
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return null
    throw error
  }
}

/** The post behind an absolute link of ours, for visitors. */
export async function postOfLink(tools: Tools, link: string): Promise<Post> {
  const url = URL.parse(link)
  const shared = url?.origin === tools.env.ORIGIN ? parseSharePath(url.pathname) : null
  const post = shared && (await sharedPost(tools, null, shared.kind, shared.id))
  if (!post) throw fail('post.not_found')
  return post
}

/** A post that everyone may see, by its id alone. */
export async function publicPost(tools: Tools, id: string): Promise<Post> {
  return readPost(tools, null, id)
}

/** The card for a link that leads nowhere. Kinds that fade say that they do. */
export function notFoundState(asked: Asked, mayHaveFaded: boolean): ShareState {
  return errorState(asked, messageOf('post.not_found'), { mayHaveFaded })
}

/** The card for a link whose id cannot be that of a post: it was cut off, or something was added to it. */
export function badIdState(asked: Asked): ShareState {
  const message = asClause(messageOf('share.id_invalid'))
  return errorState(asked, messageOf('share.not_found_because', { message }))
}

/** The card for a link without type or id. */
export function incompleteState(asked: Asked): ShareState {
  return errorState(asked, messageOf('share.incomplete'))
}

/** The card for an address below that of a voice, where nothing ever was. */
export function brokenState(asked: Asked): ShareState {
  return errorState(asked, messageOf('share.removed'))
}

/** The card for a link we failed to follow; another try may help. */
export function failedState(asked: Asked, failure: Failure): ShareState {
  const message = messageOf('share.load_failed', {
    message: asClause(sentenceOf(failure)),
    url: maskedUrl(asked.url),
  })
  return errorState(asked, message, { mayRetry: true })
}

/** The card for an invitation that leads nowhere; of a voice this person may not see nothing else is said. */
export function uninvitedState(asked: Asked): ShareState {
  return errorState(asked, messageOf('invitation.invalid'))
}

/** The card for an invitation we failed to look at. */
export function invitationFailedState(asked: Asked, failure: Failure): ShareState {
  const message = messageOf('invitation.link_error', { message: asClause(sentenceOf(failure)) })
  return errorState(asked, message, { mayRetry: true })
}

/** The card for a link whose token does not open. Another one can be asked for, where that may help. */
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
