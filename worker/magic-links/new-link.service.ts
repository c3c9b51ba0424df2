/** Creates magic links: for the email that delivers a message, or for its author to share. */
import type { BatchItem } from 'drizzle-orm/batch'
import { fail } from '../../domain/errors'
import { MAGIC_LINK_DAYS, MESSAGE_MAILS } from '../../domain/limits'
import { linkEnd, magicLink, opensWithToken } from '../../domain/magic-links'
import type { LinkOrder } from '../../domain/magic-links.schema'
import { hasOwnTitle } from '../../domain/publish'
import { shareLink } from '../../domain/share'
import { hashToken } from '../auth/token'
import type { Tools } from '../context'
import { allow } from '../http/rate-limit'
import { addLetterBy } from '../outbox/outbox.repo'
import { mailLetter } from '../outbox/outbox.service'
import { addressHash, refusalLink } from '../outbox/refusal-link'
import { tokenOf } from '../outbox/sealed-links'
import { findPost, type PostRow } from '../posts/posts.repo'
import type { Looker } from '../posts/visible-posts'
import { messageLetter } from './letters'
import { addLink, type NewLink } from './magic-links.repo'

type Statement = BatchItem<'sqlite'>
type Sent = Omit<PostRow, 'seq'>

/**
 * Statements that email a new message to its address: link and email. Empty for other posts, above the daily limits,
 * and if a block prevents it; the message is published anyway.
 */
export async function letterStatements(tools: Tools, post: Sent): Promise<Statement[]> {
  const { recipientEmail: to } = post
  if (to === null || !opensWithToken(post.kind)) return []
  const mayMail =
    (await allow(tools, `message-mail|${post.authorId}`, MESSAGE_MAILS.perSender)) &&
    (await allow(tools, `message-mail-to|${await addressHash(to)}`, MESSAGE_MAILS.perAddress))
  return mayMail ? mailed(tools, post, to) : []
}

/** Creates a link that the author of a message can share by other means. */
export async function makeLink(
  tools: Tools,
  author: NonNullable<Looker>,
  { postId, expiresDays }: LinkOrder,
): Promise<{ link: string; expiresAt: number }> {
  const { env, db, clock } = tools
  const post = await findPost(db, author, clock.now(), postId)
  if (!post) throw fail('post.not_found')
  if (post.authorId !== author.id) throw fail('auth.forbidden')
  const recipient = post.recipientEmail ?? post.recipientPhone
  if (recipient === null || !opensWithToken(post.kind)) throw fail('share.link_not_needed')
  const row = await newLink(tools, { postId, recipient, days: expiresDays })
  await addLink(db, row)
  return {
    link: magicLink(env.ORIGIN, post, await tokenOf(env.AUTH_SECRET, row.id)),
    expiresAt: row.expiresAt,
  }
}

/** Sends the email of a message again, with a new link. */
export async function sendNewLink(tools: Tools, post: Sent, to: string): Promise<void> {
  const [first, ...rest] = await mailed(tools, post, to)
  if (first) await tools.db.batch([first, ...rest])
}

async function mailed(tools: Tools, post: Sent, to: string): Promise<Statement[]> {
  const { env, db } = tools
  const written = {
    to,
    senderDisplayName: post.authorName,
    senderUsername: post.authorUsername,
    // A default title adds nothing to the kind.
    ...(hasOwnTitle(post) ? { title: post.title } : {}),
    unsubscribeUrl: await refusalLink(env, to),
  }
  const send = (rest: { link: string; days?: number }) =>
    addLetterBy(
      db,
      post.authorId,
      mailLetter(
        tools,
        tools.say(() => messageLetter({ ...written, ...rest })),
      ),
    )
  if (post.visibility !== 'private') return [send({ link: shareLink(env.ORIGIN, post.kind, post.id) })]
  const row = await newLink(tools, { postId: post.id, recipient: to, days: MAGIC_LINK_DAYS })
  // The outbox replaces the link id by its token when it sends.
  return [addLink(db, row), send({ link: magicLink(env.ORIGIN, post, row.id), days: MAGIC_LINK_DAYS })]
}

async function newLink(
  { env, ids, clock }: Tools,
  { postId, recipient, days }: { postId: string; recipient: string; days: number },
): Promise<NewLink> {
  const [id, createdAt] = [ids.make('lnk'), clock.now()]
  const tokenHash = await hashToken(await tokenOf(env.AUTH_SECRET, id))
  return { id, postId, recipient, tokenHash, createdAt, expiresAt: linkEnd(createdAt, days) }
}
