/** Opens messages by link (S7.3; D8): viewing never uses a link up, pressing Open does, once. */

import { appError } from '../../domain/errors/errors'
import { maskIdentifier } from '../../domain/invitations/invitations'
import { getLinkState } from '../../domain/magic-links/magic-links'
import type { HeldLink, Validity } from '../../domain/magic-links/magic-links.schema'
import { NO_RECIPIENT } from '../../domain/posts/audience'
import type { Post } from '../../domain/posts/posts.schema'
import { DAY_SECONDS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { consumeRateLimit } from '../gate/rate-limit'
import type { Viewer } from '../posts/access/visible-posts'
import { findMemberByAddress } from '../posts/known-member.repo'
import { toPublicPostDto } from '../posts/post-dto'
import { findPost, type PostRow } from '../posts/posts.repo'
import { withReplyCounts } from '../posts/replies/reply-state.service'
import { hashToken } from '../tools/token'
import { claimLink, findLink } from './magic-links.repo'
import { sendNewLink } from './new-link.service'

/** Renewals of an expired link. */
const LINK_RENEWALS = {
  atOnce: { count: 1, seconds: 600 },
  perDay: { count: 5, seconds: DAY_SECONDS },
}

type Deps = Pick<AppDeps, 'db' | 'clock'>

/** Validates a token. Tokens cannot be guessed, so only the holder can ask; asking uses nothing up. */
export async function validateLink({ db, clock }: Deps, token: string): Promise<Validity> {
  const now = clock.now()
  const link = await findLink(db, await hashToken(token))
  const post = link && (await findLinkedPost({ db, clock }, link.postId))
  if (!link || !post) throw appError('share.link_invalid')
  return {
    content_id: post.id,
    content_type: post.kind,
    recipient_email: maskIdentifier(link.recipient),
    is_valid: getLinkState(link, now) === 'valid',
  }
}

/**
 * Opens a message for the requesting browser. Viewers with access need no valid link; otherwise the first browser
 * claims the link and keeps access until it expires. The author's own visit claims nothing.
 */
export async function openLink(
  { db, clock }: Deps,
  viewer: Viewer,
  { postId, token, browser }: HeldLink & { browser: string },
): Promise<Post> {
  const now = clock.now()
  const { id = null, addresses = [], scopes = null, granted = [] } = viewer ?? {}
  const reader: Viewer = { id, addresses, scopes, granted: [...granted, postId] }
  const toOpenedPost = async (row: PostRow) => {
    const [counted = row] = await withReplyCounts({ db, clock }, reader, [row])
    return toPublicPostDto(counted)
  }
  const visible = viewer && (await findPost(db, viewer, now, postId))
  if (visible && visible.authorId === viewer.id) return toOpenedPost(visible)
  const post = visible ?? (await findLinkedPost({ db, clock }, postId))
  const tokenHash = await hashToken(token)
  if (post && (await claimLink(db, { tokenHash, postId, grantHash: await hashToken(browser), now })))
    return toOpenedPost(post)
  if (visible) return toOpenedPost(visible)
  const link = await findLink(db, tokenHash)
  const isUsed = link?.postId === postId && getLinkState(link, now) === 'used'
  throw appError(isUsed ? 'share.link_used' : 'share.link_invalid')
}

/**
 * Sends a new link to the address of an old one, unless a member claimed the message and has the address no more: its
 * next owner would open it. Returns nothing, so that it reveals neither whether the message exists
 * nor its recipient.
 */
export async function renewLink(deps: AppDeps, { postId, token }: HeldLink): Promise<void> {
  const link = await findLink(deps.db, await hashToken(token))
  if (link?.postId !== postId || !link.recipient.includes('@')) return
  const post = await findLinkedPost(deps, postId)
  if (!post || !(await isStillOwner(deps, post, link.recipient))) return
  const limitKey = `link|${postId}|${link.recipient}`
  if (!(await consumeRateLimit(deps, limitKey, LINK_RENEWALS.atOnce))) return
  if (await consumeRateLimit(deps, `${limitKey}|day`, LINK_RENEWALS.perDay))
    await sendNewLink(deps, post, link.recipient)
}

/** Whether nobody claimed the message, or the member who did still owns the address. */
async function isStillOwner(
  { db }: Pick<AppDeps, 'db'>,
  { authorId, recipientId }: PostRow,
  email: string,
): Promise<boolean> {
  if (recipientId === null) return true
  return (await findMemberByAddress(db, authorId, { ...NO_RECIPIENT, email })) === recipientId
}

/** The message behind a link, with the access of the person who opens it. */
function findLinkedPost({ db, clock }: Deps, postId: string): Promise<PostRow | null> {
  return findPost(db, { id: null, addresses: [], scopes: null, granted: [postId] }, clock.now(), postId)
}
