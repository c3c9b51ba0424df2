/** Finds what a share link leads to. Only what everyone may see is ever previewed; the rest is one and the same card. */
import { Failure, fail, messageOf } from '../../domain/errors'
import type { Kind } from '../../domain/kinds'
import type { Post } from '../../domain/posts.schema'
import { maskedUrl, parseSharePath } from '../../domain/share'
import type { ShareDetails, ShareState } from '../../web/share/share-state'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { readPost } from '../posts/read.service'

/** The post behind a link, or null where this viewer has nothing to see: absent, private, expired, deleted alike. */
export async function sharedPost(
  tools: Tools,
  viewer: Viewer | null,
  kind: Kind,
  id: string,
): Promise<Post | null> {
  try {
    const post = await readPost(tools, viewer, id)
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

export type Asked = { url: URL; kind: string; id: string; requestId: string }

/** The card for a link that leads nowhere. Kinds that fade say that they do. */
export function notFoundState(asked: Asked, mayHaveFaded: boolean): ShareState {
  return errorState(asked, messageOf('post.not_found'), { mayHaveFaded })
}

/** The card for a link without type or id. */
export function incompleteState(asked: Asked): ShareState {
  return errorState(asked, messageOf('share.incomplete'))
}

/** The card for a link we failed to follow; another try may help. */
export function failedState(asked: Asked, reason: string): ShareState {
  const message = messageOf('share.load_failed', { message: reason, url: maskedUrl(asked.url) })
  return errorState(asked, message, { mayRetry: true })
}

function errorState(
  asked: Asked,
  message: string,
  { mayHaveFaded = false, mayRetry = false } = {},
): ShareState {
  return { at: 'error', message, mayHaveFaded, mayRetry, details: detailsOf(asked, message) }
}

/** What support needs to know, without what opens doors. */
function detailsOf({ url, kind, id, requestId }: Asked, message: string): ShareDetails {
  return {
    url: maskedUrl(url),
    pathname: url.pathname,
    searchParams: [...new Set(url.searchParams.keys())].join(', '),
    contentType: kind,
    id,
    token: url.searchParams.has('token'),
    invitation: url.searchParams.has('invitation'),
    message,
    requestId,
  }
}
