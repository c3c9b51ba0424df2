/** Inviting somebody to work on a voice, what became of it, and taking it back. */

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
  /** Invited by the request that creates the post, which may be repeated under its key. */
  isCreation?: boolean
}

/**
 * Invites whoever is meant, by a mail where an address was typed or the member has one. An invitation that still waits is left as it is. The
 * answer is the same whether or not an address belongs to a member.
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
  // The link of a number is not kept by anyone, so handing it over again means making it again.
  const anew = recipient.phone !== null
  const known = await invitationTo(db, postId, { personId: recipient.id, identifier: asTyped })
  // A person is invited once, whatever they are called by now.
  const identifier = known?.identifier ?? asTyped
  const state = known && invitationState(known, clock.now())
  const waits = state === 'pending'
  // Known at creation: an earlier try of it invited them, and they may have answered since.
  if (isCreation && known && !(waits && anew)) return { name, link: null, events: [] }
  const works = recipient.id !== null && (await isCollaborator(db, postId, recipient.id))
  if (works || state === 'accepted') throw fail('invitation.already_collaborator', { name }, 'to')
  if (waits && !anew) return { name, link: null, events: [] }
  await countSent(tools, owner, recipient)
  const { token, events } = await write(tools, owner, post, { recipient, identifier, anew })
  return { name, link: anew ? invitationLink(tools.env.ORIGIN, post, token) : null, events }
}

async function write(
  tools: Tools,
  owner: Viewer,
  post: PostRow,
  { recipient, identifier, anew }: { recipient: Recipient; identifier: string; anew: boolean },
) {
  const { db, ids, clock, env } = tools
  const now = clock.now()
  // Not the row's id: one invitation may be renewed, and then its old letter must open nothing.
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
    writeInvitation(db, row, { anew }),
    tellOfInvitation(db, tokenHash, now),
    recordEvents(db, bothSides(withToken(tokenHash), post.kind), now),
    recordEvents(db, toldOf(post.id, now), now),
    ...(letter ? [mailInvitation(db, owner.id, tokenHash, letter)] : []),
  ])
  // Nothing was written: the same invitation was quicker, or there is no room.
  if (written.length === 0 && !(await invitationTo(db, post.id, { personId: recipient.id, identifier })))
    throw fail('invitation.too_many', { max: COLLABORATORS_MAX }, 'to')
  return { token, events: [...events, ...told] }
}

/** Everyone invited to one's own post, and how it stands. */
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

/** Takes an invitation back; who had accepted it works on the post no more. */
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
  // A yes may have been quicker: then that is taken back.
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
 * Where the invitation is mailed to: the address that was typed, or that of the member who was named. One that was mailed
 * too often today refuses no name, which would tell the inviter whose address it is.
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

/** The mail with the link. The link's id stands for its secret until the letter leaves. */
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
    refuseLink: await refusalLink(env, email),
  }
  return mailLetter(
    tools,
    say(() => invitationLetter(given)),
  )
}

/** Who is meant, refused in the words for collaborators. Nobody is shown before, so a display name is not enough. */
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

/** Against floods: so many a day by one person, and so many a day to one address (A7). */
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
