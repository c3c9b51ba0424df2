/** Creates magic links: for the email that delivers a message, or for its author to share. */

import type { BatchItem } from 'drizzle-orm/batch'
import { appError } from '../../domain/errors/errors'
import { MAGIC_LINK_DAYS } from '../../domain/limits'
import { createMagicLink, getLinkExpiry, hasTokenLinks } from '../../domain/magic-links/magic-links'
import type { NewMagicLink } from '../../domain/magic-links/magic-links.schema'
import { hasOwnTitle } from '../../domain/posts/titles'
import { getShareLink } from '../../domain/share/share'
import { DAY_SECONDS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { createMessageEmail } from '../emails/magic-link-emails'
import { consumeRateLimit } from '../gate/rate-limit'
import { hashAddress } from '../outbox/address-hash'
import { insertEmailFrom } from '../outbox/outbox.repo'
import { createEmail } from '../outbox/outbox.service'
import { deriveLinkToken } from '../outbox/placeholders'
import { createUnsubscribeUrl } from '../outbox/unsubscribe-url'
import { isSentToAddress, type Viewer } from '../posts/access/visible-posts'
import { findPost, type PostRow } from '../posts/posts.repo'
import { hashToken } from '../tools/token'
import { addLink, type NewMagicLinkRow } from './magic-links.repo'

/** Emails about messages; messages above the limit are published without one. */
export const MESSAGE_EMAILS = {
  perSender: { count: 20, seconds: DAY_SECONDS },
  perAddress: { count: 3, seconds: DAY_SECONDS },
}

type Statement = BatchItem<'sqlite'>
type SentPost = Omit<PostRow, 'seq'>

/**
 * Statements that email a new message to its address: link and email. Empty for other posts, above the daily limits,
 * and if a block prevents it; the message is published anyway.
 */
export async function createMagicLinkEmailStatements(deps: AppDeps, post: SentPost): Promise<Statement[]> {
  const { recipientEmail: to } = post
  if (to === null || !hasTokenLinks(post.kind)) return []
  const addressHash = await hashAddress(deps.env.AUTH_SECRET, to)
  const canEmail =
    (await consumeRateLimit(deps, `message-mail|${post.authorId}`, MESSAGE_EMAILS.perSender)) &&
    (await consumeRateLimit(deps, `message-mail-to|${addressHash}`, MESSAGE_EMAILS.perAddress))
  return canEmail ? createLinkEmail(deps, post, to) : []
}

/** Creates a link that the author of a message can share by other means. */
export async function makeLink(
  deps: AppDeps,
  author: NonNullable<Viewer>,
  { postId, expiresDays }: NewMagicLink,
): Promise<{ link: string; expiresAt: number }> {
  const { env, db, clock } = deps
  const post = await findPost(db, author, clock.now(), postId)
  if (!post) throw appError('post.not_found')
  if (post.authorId !== author.id) throw appError('auth.forbidden')
  const recipient = post.recipientEmail ?? post.recipientPhone
  if (recipient === null || !hasTokenLinks(post.kind)) throw appError('share.link_not_needed')
  const row = await createLink(deps, { postId, recipient, days: expiresDays })
  const [added] = await db.batch([addLink(db, row)])
  // The account of the recipient was deleted meanwhile.
  if (added.length === 0) throw appError('share.link_not_needed')
  return {
    link: createMagicLink(env.ORIGIN, post, await deriveLinkToken(env.AUTH_SECRET, row.id)),
    expiresAt: row.expiresAt,
  }
}

/** Sends the email of a message again, with a new link. */
export async function sendNewLink(deps: AppDeps, post: SentPost, to: string): Promise<void> {
  const [first, ...rest] = await createLinkEmail(deps, post, to)
  if (first) await deps.db.batch([first, ...rest])
}

async function createLinkEmail(deps: AppDeps, post: SentPost, to: string): Promise<Statement[]> {
  const { env, db } = deps
  const emailFields = {
    to,
    senderDisplayName: post.authorName,
    senderUsername: post.authorUsername,
    // A default title adds nothing to the kind.
    ...(hasOwnTitle(post) ? { title: post.title } : {}),
    unsubscribeUrl: await createUnsubscribeUrl(env, to),
  }
  const send = (rest: { link: string; days?: number }) =>
    insertEmailFrom(
      db,
      post.authorId,
      {
        ...createEmail(
          deps,
          deps.t(() => createMessageEmail({ ...emailFields, ...rest })),
        ),
        postId: post.id,
      },
      isSentToAddress(post.id, to),
    )
  if (post.visibility !== 'private') return [send({ link: getShareLink(env.ORIGIN, post.kind, post.id) })]
  const row = await createLink(deps, { postId: post.id, recipient: to, days: MAGIC_LINK_DAYS })
  // The outbox replaces the link id by its token when it sends.
  return [addLink(db, row), send({ link: createMagicLink(env.ORIGIN, post, row.id), days: MAGIC_LINK_DAYS })]
}

async function createLink(
  { env, ids, clock }: AppDeps,
  { postId, recipient, days }: { postId: string; recipient: string; days: number },
): Promise<NewMagicLinkRow> {
  const [id, createdAt] = [ids.make('lnk'), clock.now()]
  const tokenHash = await hashToken(await deriveLinkToken(env.AUTH_SECRET, id))
  return { id, postId, recipient, tokenHash, createdAt, expiresAt: getLinkExpiry(createdAt, days) }
}
