/** Opens messages by link (S7.3; D8): viewing never uses a link up, pressing Open does, once. */
import { fail } from '../../domain/errors'
import { maskedIdentifier } from '../../domain/invitations'
import { LINK_RENEWALS } from '../../domain/limits'
import { forgottenBefore, linkState } from '../../domain/magic-links'
import type { HeldLink, Validity } from '../../domain/magic-links.schema'
import type { Post } from '../../domain/posts.schema'
import { hashToken } from '../auth/token'
import type { Tools } from '../context'
import { allow } from '../http/rate-limit'
import { postOf } from '../posts/post-row'
import { findPost, type PostRow } from '../posts/posts.repo'
import type { Looker } from '../posts/visible-posts'
import { claimLink, dropLinks, findLink } from './magic-links.repo'
import { sendNewLink } from './new-link.service'

type Kit = Pick<Tools, 'db' | 'clock'>

/** What a token opens. Tokens cannot be guessed, so only the holder can ask; asking uses nothing up. */
export async function validateLink({ db, clock }: Kit, token: string): Promise<Validity> {
  const now = clock.now()
  const link = await findLink(db, await hashToken(token))
  const post = link && (await linkedPost({ db, clock }, link.postId))
  if (!link || !post) throw fail('share.link_invalid')
  return {
    content_id: post.id,
    content_type: post.kind,
    recipient_email: maskedIdentifier(link.recipient),
    is_valid: linkState(link, now) === 'valid',
  }
}

/**
 * Opens a message for the requesting browser. Viewers with access need no valid link; otherwise the first browser
 * claims the link and keeps access until it expires. The author's own visit claims nothing.
 */
export async function openLink(
  { db, clock }: Kit,
  looker: Looker,
  { postId, token, browser }: HeldLink & { browser: string },
): Promise<Post> {
  const now = clock.now()
  const seen = looker && (await findPost(db, looker, now, postId))
  if (seen && seen.authorId === looker.id) return postOf(seen)
  const post = seen ?? (await linkedPost({ db, clock }, postId))
  const tokenHash = await hashToken(token)
  if (post && (await claimLink(db, { tokenHash, postId, grantHash: await hashToken(browser), now })))
    return postOf(post)
  if (seen) return postOf(seen)
  const link = await findLink(db, tokenHash)
  const isUsed = link?.postId === postId && linkState(link, now) === 'used'
  throw fail(isUsed ? 'share.link_used' : 'share.link_invalid')
}

/**
 * Sends a new link to the address of an old one. Returns nothing, so that it reveals neither whether the message exists
 * nor its recipient.
 */
export async function renewLink(tools: Tools, { postId, token }: HeldLink): Promise<void> {
  const link = await findLink(tools.db, await hashToken(token))
  if (link?.postId !== postId || !link.recipient.includes('@')) return
  const post = await linkedPost(tools, postId)
  if (!post) return
  const once = `link|${postId}|${link.recipient}`
  if (!(await allow(tools, once, LINK_RENEWALS.atOnce))) return
  if (await allow(tools, `${once}|day`, LINK_RENEWALS.perDay)) await sendNewLink(tools, post, link.recipient)
}

/** Deletes links that expired long ago; part of the cron run. */
export async function forgetLinks({ db, clock }: Kit): Promise<void> {
  await dropLinks(db, forgottenBefore(clock.now()))
}

/** The message behind a link, with the access of the person who opens it. */
function linkedPost({ db, clock }: Kit, postId: string): Promise<PostRow | null> {
  return findPost(db, { id: null, addresses: [], granted: [postId] }, clock.now(), postId)
}
