/** Invites collaborators, lists sent invitations, and revokes them. */

import { isSomeone, type Recipient } from '../../domain/audience'
import { fail } from '../../domain/errors'
import { DAY_MS } from '../../domain/expiry'
import { Failure } from '../../domain/failure'
import { INVITATION_LINK, invitationLink, invitationState } from '../../domain/invitations'
import type { Invitation } from '../../domain/invitations.schema'
import { kindOf, modeFor, modeOf } from '../../domain/kinds'
import { COLLABORATORS_MAX, INVITATION_DAYS, INVITATIONS_SENT } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import type { Viewer } from '../auth/session'
import { hashToken } from '../auth/token'
import type { Tools } from '../context'
import { allow } from '../http/rate-limit'
import { recordEvents } from '../live/events.repo'
import { mailLetter } from '../outbox/outbox.service'
import { refusalLink } from '../outbox/refusal-link'
import { tokenOf } from '../outbox/sealed-links'
import { findPost, type PostRow } from '../posts/posts.repo'
import { recipientOf } from '../posts/replies.repo'
import { tellOfInvitation, toldOf } from '../posts/telling.repo'
import type { Country } from '../recipients/phone-number'
import { type Settled, settleRecipient } from '../recipients/recipients.service'
import { isCollaborator } from './collaborators.repo'
import { removeCollaborator } from './collaborators.service'
import {
  bothSides,
  findInviteeEmail,
  type InvitationRow,
  invitationBy,
  invitationTo,
  listSent,
  mailInvitation,
  revocable,
  revokeInvitation,
  withToken,
  writeInvitation,
} from './invitations.repo'
import { invitationLetter } from './letters'

export type Sent = { name: string; link: string | null; events: LiveEvent[] }
type Asked = {
  postId: string
  typed: string
  country: Country
  /** Sent by the request that creates the post, which may be repeated with its idempotency key. */
  isCreation?: boolean
}

/**
 * Invites a person, by email if an address was typed or the member has one. A pending invitation is left as it is. The
 * result is the same whether or not a member owns the address.
 */
export async function invite(
  tools: Tools,
  owner: Viewer,
  { postId, typed, country, isCreation = false }: Asked,
): Promise<Sent> {
  const { db, clock } = tools
  const post = await ownPost(tools, owner, postId)
  const { recipient, shown } = await invitee(tools, owner, typed, country)
  const name = shown.shown
  const asTyped = recipient.email ?? recipient.phone ?? name
  // Links for phone numbers are not stored, so returning one again means reissuing it.
  const reissue = recipient.phone !== null
  const known = await invitationTo(db, postId, { personId: recipient.id, identifier: asTyped })
  // One invitation per person, even after they were renamed.
  const identifier = known?.identifier ?? asTyped
  const state = known && invitationState(known, clock.now())
  const waits = state === 'pending'
  // An earlier attempt of the same creation invited them, and they may have answered since.
  if (isCreation && known && !(waits && reissue)) return { name, link: null, events: [] }
  const works = recipient.id !== null && (await isCollaborator(db, postId, recipient.id))
  if (works || state === 'accepted') throw fail('invitation.already_collaborator', { name }, 'to')
  if (waits && !reissue) return { name, link: null, events: [] }
  await countSent(tools, owner, recipient)
  const { token, events } = await write(tools, owner, post, { recipient, identifier, reissue })
  return { name, link: reissue ? invitationLink(tools.env.ORIGIN, post, token) : null, events }
}

async function write(
  tools: Tools,
  owner: Viewer,
  post: PostRow,
  { recipient, identifier, reissue }: { recipient: Recipient; identifier: string; reissue: boolean },
) {
  const { db, ids, clock, env } = tools
  const now = clock.now()
  // Not the row's id: the link of the old email must stop working when an invitation is renewed.
  const linkId = ids.make(INVITATION_LINK)
  const token = await tokenOf(env.AUTH_SECRET, linkId)
  const tokenHash = await hashToken(token)
  const row = {
    id: ids.make('inv'),
    postId: post.id,
    inviterId: owner.id,
    identifier,
    inviteeId: recipient.id,
    tokenHash,
    createdAt: now,
    expiresAt: now + INVITATION_DAYS * DAY_MS,
  }
  const to = await findAddressee(tools, owner, recipient)
  const letter = to && (await letterTo(tools, owner, post, { ...to, linkId }))
  const [written, , events, told] = await db.batch([
    writeInvitation(db, row, { reissue }),
    tellOfInvitation(db, tokenHash, now),
    recordEvents(db, bothSides(withToken(tokenHash), post.kind), now),
    recordEvents(db, toldOf(post.id, now), now),
    ...(letter ? [mailInvitation(db, owner.id, tokenHash, letter)] : []),
  ])
  // Nothing written: a concurrent request inserted the same invitation, or the post is full.
  if (written.length === 0 && !(await invitationTo(db, post.id, { personId: recipient.id, identifier })))
    throw fail('invitation.too_many', { max: COLLABORATORS_MAX }, 'to')
  return { token, events: [...events, ...told] }
}

/** Everyone invited to the author's own post, with the state of each invitation. */
export async function sentInvitations(tools: Tools, owner: Viewer, postId: string): Promise<Invitation[]> {
  await ownPost(tools, owner, postId)
  const now = tools.clock.now()
  return (await listSent(tools.db, postId)).map((row) => ({
    id: row.id,
    to: row.identifier,
    state: invitationState(row, now),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
  }))
}

/** Revokes an invitation; if it was accepted, removes the collaborator. */
export async function revoke(tools: Tools, inviter: Viewer, id: string): Promise<LiveEvent[]> {
  const { db, clock } = tools
  const row = await invitationBy(db, { id })
  if (row?.inviterId !== inviter.id) throw fail('invitation.not_yours')
  if (hasAccepted(row)) return removeCollaborator(tools, inviter, row.postId, row.inviteeId)
  const post = await findPost(db, inviter, clock.now(), row.postId)
  if (!post) throw fail('post.not_found')
  const open = revocable(id, inviter.id)
  const [events, revoked] = await db.batch([
    recordEvents(db, bothSides(open, post.kind), clock.now()),
    revokeInvitation(db, open, clock.now()),
  ])
  // Accepted in the meantime: remove the collaborator instead.
  const answered = revoked.length === 0 && (await invitationBy(db, { id }))
  if (answered && hasAccepted(answered))
    return removeCollaborator(tools, inviter, row.postId, answered.inviteeId)
  return events
}

function hasAccepted(row: InvitationRow): row is InvitationRow & { inviteeId: string } {
  return row.status === 'accepted' && row.inviteeId !== null
}

async function ownPost({ db, clock }: Tools, owner: Viewer, postId: string): Promise<PostRow> {
  const post = await findPost(db, owner, clock.now(), postId)
  if (!post) throw fail('post.not_found')
  if (post.authorId !== owner.id) throw fail('auth.forbidden')
  if (!kindOf(post.kind).collaborators || isSomeone(recipientOf(post))) throw fail('invitation.not_here')
  if (post.owlcastId !== null) throw fail('invitation.to_owlcast')
  return post
}

type Addressee = { email: string; isNamed: boolean }

/**
 * Address for the email: the typed one, or that of the named member. Exceeding the address limit skips the email of a
 * named member silently, since an error would reveal the address.
 */
async function findAddressee(
  tools: Tools,
  owner: Viewer,
  { id, email: typed }: Recipient,
): Promise<Addressee | null> {
  if (typed !== null) return { email: typed, isNamed: false }
  const email = id && (await findInviteeEmail(tools.db, id, owner.id))
  return email && (await mayMail(tools, email)) ? { email, isNamed: true } : null
}

/** Email with the link. The outbox replaces the link id by its token when it sends. */
async function letterTo(
  tools: Tools,
  owner: Viewer,
  post: PostRow,
  { email, isNamed, linkId }: Addressee & { linkId: string },
) {
  const { env, say } = tools
  const given = {
    to: email,
    isNamed,
    inviterDisplayName: owner.displayName,
    inviterUsername: owner.username,
    title: post.title,
    contentName: modeOf(modeFor(post.kind, post.subtype)).name,
    link: invitationLink(env.ORIGIN, post, linkId),
    days: INVITATION_DAYS,
    unsubscribeUrl: await refusalLink(env, email),
  }
  return mailLetter(
    tools,
    say(() => invitationLetter(given)),
  )
}

/**
 * Resolves the invitee, with errors worded for collaborators. A match by display name is rejected, since it cannot be
 * confirmed here.
 */
async function invitee(tools: Tools, owner: Viewer, typed: string, country: Country): Promise<Settled> {
  const settled = await settleRecipient(tools, owner, typed, country).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    const name = typed.trim().replace(/^@/, '')
    if (error.code === 'recipient.unknown') throw fail('invitation.user_not_found', { name }, 'to')
    if (error.code === 'post.recipient_required') throw fail('invitation.identifier_required', {}, 'to')
    throw new Failure(error.code, error, 'to')
  })
  if (settled.isByDisplayName) throw fail('recipient.unconfirmed', {}, 'to')
  return settled
}

/** Rate limits: invitations per person and per address and day (A7). */
async function countSent(tools: Tools, owner: Viewer, { email, phone }: Recipient): Promise<void> {
  const address = email ?? phone
  const mayGo =
    (await allow(tools, `invite|${owner.id}`, INVITATIONS_SENT.perPerson)) &&
    (address === null || (await mayMail(tools, address)))
  if (!mayGo) throw fail('request.rate_limited', {}, 'to')
}

async function mayMail(tools: Tools, address: string): Promise<boolean> {
  return allow(tools, `invite|${await hashToken(address)}`, INVITATIONS_SENT.perAddress)
}
