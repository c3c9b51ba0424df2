/** Invites collaborators, lists sent invitations, and revokes them. */

import { sql } from 'drizzle-orm'
import { AppError } from '../../domain/errors/app-error'
import { appError } from '../../domain/errors/errors'
import { createInvitationLink, getInvitationState } from '../../domain/invitations/invitations'
import { COLLABORATORS_MAX } from '../../domain/invitations/invitations.limits'
import type { Invitation } from '../../domain/invitations/invitations.schema'
import type { SentInvitation } from '../../domain/invitations/invitees.schema'
import { getKind, getMode, getPostMode } from '../../domain/kinds'
import type { LiveEvent } from '../../domain/live/live'
import { formatEmail, isEmail } from '../../domain/people/email'
import { isNationalNumber } from '../../domain/people/recipients'
import { hasRecipient, type Recipient } from '../../domain/posts/audience'
import { getOwnTitle } from '../../domain/posts/titles'
import { DAY_MS, DAY_SECONDS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import type { EmailRecipient } from '../database/tables/outbox.table'
import { createInvitationEmail } from '../emails/invitation-emails'
import { recordEvents } from '../events/events.repo'
import { consumeRateLimit } from '../gate/rate-limit'
import { type ResolvedRecipient, resolveRecipient } from '../messages/recipients.service'
import { notifyInvitation, selectNotificationEventTargets } from '../notifications/notify.repo'
import { listRefusedAddresses } from '../outbox/address-reports.service'
import { createEmail } from '../outbox/outbox.service'
import { deriveLinkToken } from '../outbox/placeholders'
import { createUnsubscribeUrl } from '../outbox/unsubscribe-url'
import { assertAccountKept, findAddressOwner, isAccountKept, isAddressOwner } from '../people/address-owner'
import { isCollaborator } from '../posts/access/collaborators.repo'
import { assertMayChange, getOwnPost } from '../posts/own-post.service'
import { findPost, type PostRow } from '../posts/posts.repo'
import { toRecipient } from '../posts/replies/replies.repo'
import type { SessionUser } from '../session-user'
import type { Database } from '../tools/db'
import { hashToken } from '../tools/token'
import { removeCollaborator } from './collaborators.service'
import {
  assignInvitations,
  findInvitation,
  findInvitationTo,
  findInviteeEmail,
  hasToken,
  type InvitationRow,
  insertInvitationEmail,
  isAcceptedByFormerOwner,
  isAnsweredByFormerOwner,
  isRevocable,
  listSentInvitations,
  nameAcceptedInvitations,
  revokeInvitation,
  selectInvitationEventTargets,
  writeInvitation,
} from './invitations.repo'

export const INVITATION_DAYS = 30
/** Emails sent per inviter and per invited address. */
export const INVITATIONS_SENT = {
  perPerson: { count: 20, seconds: DAY_SECONDS },
  perAddress: { count: 3, seconds: DAY_SECONDS },
}

export type InviteResult = SentInvitation & { events: LiveEvent[] }
type InviteInput = {
  postId: string
  typed: string
  /** Sent by the request that creates the post, which may be repeated with its idempotency key. */
  isCreation?: boolean
}

/**
 * Invites a person, by email if an address was typed or the member has one. A pending invitation is left as it is. The
 * result is the same whether or not a member owns the address.
 */
export async function invite(
  deps: AppDeps,
  owner: SessionUser,
  { postId, typed, isCreation = false }: InviteInput,
): Promise<InviteResult> {
  const { db, clock } = deps
  const post = await getSharedPost(deps, owner, postId)
  const { recipient, shown } = await resolveInvitee(deps, owner, typed)
  const name = shown.label
  const asTyped = recipient.email ?? recipient.phone ?? name
  // Links for phone numbers are not stored, so returning one again means reissuing it.
  const reissue = recipient.phone !== null
  const existing = await findInvitationTo(db, postId, { userId: recipient.id, identifier: asTyped })
  // A person gets a single invitation, even after they were renamed.
  const identifier = existing?.identifier ?? asTyped
  const state = existing && getInvitationState(existing, clock.now())
  const isPending = state === 'pending'
  // An earlier attempt of the same creation invited them, and they may have answered since.
  if (isCreation && existing && !(isPending && reissue)) return { name, link: null, events: [] }
  const isMember = recipient.id !== null && (await isCollaborator(db, postId, recipient.id))
  const isOfNextOwner =
    state === 'accepted' && recipient.id === null && (await isAcceptedByFormerOwner(db, postId, identifier))
  if (isMember || (state === 'accepted' && !isOfNextOwner))
    throw appError('invitation.already_collaborator', { name }, 'to')
  if (isPending && !reissue) return { name, link: null, events: [] }
  await assertInviteLimits(deps, owner, recipient)
  const invitee = { recipient, identifier, reissue, isOfNextOwner }
  const { token, events, isOverLimit } = await writeInvitationBatch(deps, owner, post, invitee)
  const link = reissue ? createInvitationLink(deps.env.ORIGIN, post, token) : null
  return { name, link, ...(isOverLimit ? { isWithoutEmail: true } : {}), events }
}

type InviteeInput = {
  recipient: Recipient
  identifier: string
  reissue: boolean
  /** A former owner of the address accepted an invitation to it. */
  isOfNextOwner: boolean
}

async function writeInvitationBatch(
  deps: AppDeps,
  owner: SessionUser,
  post: PostRow,
  { recipient, identifier, reissue, isOfNextOwner }: InviteeInput,
) {
  const { db, ids, clock, env } = deps
  const now = clock.now()
  // The token has an id of its own instead of the row's: the link of the old email must stop working when an invitation
  // is renewed.
  const linkId = ids.make('ivl')
  const token = await deriveLinkToken(env.AUTH_SECRET, linkId)
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
  const { to, isOverLimit } = await findAddressee(deps, owner, recipient)
  const email = to && (await createEmailFor(deps, owner, post, { ...to, linkId }))
  const addressOwnerId = await findAddressOwner(db, recipient)
  const results = await batch(db, {
    // Otherwise it would be for the address's next owner.
    addressOwner: addressOwnerId === null ? null : assertAccountKept(db, addressOwnerId),
    named: isOfNextOwner ? nameAcceptedInvitations(db, isAnsweredByFormerOwner(post.id, identifier)) : null,
    written: writeInvitation(db, row, { reissue }),
    assigned: addressOwnerId === null ? null : assignGivenUp(db, addressOwnerId, recipient, tokenHash),
    notifications: notifyInvitation(db, tokenHash, now),
    events: recordEvents(db, selectInvitationEventTargets(hasToken(tokenHash), post.kind), now),
    notified: recordEvents(db, selectNotificationEventTargets(post.id, now), now),
    email:
      email && insertInvitationEmail(db, { inviterId: owner.id, inviteeId: recipient.id, tokenHash }, email),
  }).catch(async (error: unknown) => {
    if (addressOwnerId === null || (await isAccountKept(db, addressOwnerId))) throw error
    // The deletion of the invitee's account would have deleted it.
    return null
  })
  if (results === null) return { token, events: [], isOverLimit }
  const { written, events, notified } = results
  // Nothing written: a concurrent request inserted the same invitation, or the post is full.
  if (written.length === 0 && !(await findInvitationTo(db, post.id, { userId: recipient.id, identifier })))
    throw appError('invitation.too_many', { max: COLLABORATORS_MAX }, 'to')
  return { token, events: [...events, ...notified], isOverLimit }
}

/** Statement that assigns a new invitation to the owner of its number who gave it up while the invitation was sent. */
function assignGivenUp(db: Database, userId: string, { phone }: Recipient, tokenHash: string) {
  if (phone === null) return null
  const isGivenUp = sql`${hasToken(tokenHash)} and not ${isAddressOwner(userId, phone)}`
  return assignInvitations(db, { userId, formerNumber: phone }, isGivenUp)
}

/** Everyone invited to the author's own post, with the state of each invitation. */
export async function getSentInvitations(
  deps: AppDeps,
  owner: SessionUser,
  postId: string,
): Promise<Invitation[]> {
  await getSharedPost(deps, owner, postId)
  const now = deps.clock.now()
  const rows = await listSentInvitations(deps.db, postId)
  const addresses = rows.map(({ identifier }) => identifier).filter(isEmail)
  const refused = await listRefusedAddresses(deps, addresses)
  return rows.map((row) => ({
    id: row.id,
    to: formatEmail(row.identifier),
    state: getInvitationState(row, now),
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    ...(refused.has(row.identifier) ? { isEmailRefused: true } : {}),
  }))
}

/** Revokes an invitation; if it was accepted, removes the collaborator. */
export async function revoke(deps: AppDeps, inviter: SessionUser, id: string): Promise<LiveEvent[]> {
  const { db, clock } = deps
  const row = await findInvitation(db, { id })
  if (row?.inviterId !== inviter.id) throw appError('invitation.not_found')
  if (hasAccepted(row)) return removeCollaborator(deps, inviter, row.postId, row.inviteeId)
  const post = await findPost(db, inviter, clock.now(), row.postId)
  if (!post) throw appError('post.not_found')
  assertMayChange(inviter, post)
  const isOpen = isRevocable(id, inviter.id)
  const { events, revoked } = await batch(db, {
    events: recordEvents(db, selectInvitationEventTargets(isOpen, post.kind), clock.now()),
    revoked: revokeInvitation(db, isOpen, clock.now()),
  })
  // Accepted in the meantime: remove the collaborator instead.
  const current = revoked.length === 0 && (await findInvitation(db, { id }))
  if (current && hasAccepted(current)) return removeCollaborator(deps, inviter, row.postId, current.inviteeId)
  return events
}

function hasAccepted(row: InvitationRow): row is InvitationRow & { inviteeId: string } {
  return row.status === 'accepted' && row.inviteeId !== null
}

/** A post of the viewer's own that takes collaborators. */
async function getSharedPost(deps: AppDeps, owner: SessionUser, postId: string): Promise<PostRow> {
  const post = await getOwnPost(deps, owner, postId)
  if (!getKind(post.kind).collaborators || hasRecipient(toRecipient(post)))
    throw appError('invitation.private_message')
  if (post.owlcastId !== null) throw appError('invitation.recording_not_supported')
  return post
}

type Addressee = EmailRecipient & { isNamed: boolean }

/**
 * Address for the email: the typed one, or that of the named member unless its limit is used up, which the result says.
 * Invitations that nobody is written about count too: otherwise it would tell who muted the inviter.
 */
async function findAddressee(
  deps: AppDeps,
  owner: SessionUser,
  { id, email: typed }: Recipient,
): Promise<{ to: Addressee | null; isOverLimit: boolean }> {
  if (typed !== null) return { to: { email: typed, language: null, isNamed: false }, isOverLimit: false }
  const found = id && (await findInviteeEmail(deps.db, id, owner.id))
  if (!found) return { to: null, isOverLimit: false }
  const { isWrittenTo, ...recipient } = found
  const isOverLimit = !(await canEmail(deps, recipient.email))
  return { to: isWrittenTo && !isOverLimit ? { ...recipient, isNamed: true } : null, isOverLimit }
}

/** Email with the link. The outbox replaces the link id by its token when it sends. */
async function createEmailFor(
  deps: AppDeps,
  owner: SessionUser,
  post: PostRow,
  { email: to, language, isNamed, linkId }: Addressee & { linkId: string },
) {
  const { env, t } = deps
  const fields = {
    to,
    isNamed,
    inviterDisplayName: owner.displayName,
    inviterUsername: owner.username,
    title: getOwnTitle(post),
    contentName: getMode(getPostMode(post.kind, post.subtype)).name,
    link: createInvitationLink(env.ORIGIN, post, linkId),
    days: INVITATION_DAYS,
    unsubscribeUrl: await createUnsubscribeUrl(env, to),
  }
  const email = createEmail(
    deps,
    t(() => createInvitationEmail(fields), language),
  )
  return { ...email, postId: post.id }
}

/**
 * Resolves the invitee, with errors worded for collaborators. A match by display name is rejected, since it cannot be
 * confirmed here.
 */
async function resolveInvitee(deps: AppDeps, owner: SessionUser, typed: string): Promise<ResolvedRecipient> {
  // The app sends the international form that it showed, which names its country.
  if (isNationalNumber(typed)) throw appError('recipient.phone_country', {}, 'to')
  const resolved = await resolveRecipient(deps, owner, typed).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    const name = typed.trim().replace(/^@/, '')
    if (error.code === 'recipient.unknown') throw appError('invitation.user_not_found', { name }, 'to')
    if (error.code === 'post.recipient_required') throw appError('invitation.identifier_required', {}, 'to')
    throw new AppError(error.code, error, 'to')
  })
  if (resolved.shown.form === 'displayName') throw appError('recipient.unconfirmed', {}, 'to')
  return resolved
}

/** Rate limits: invitations per person and per address and day (A7). */
async function assertInviteLimits(
  deps: AppDeps,
  owner: SessionUser,
  { email, phone }: Recipient,
): Promise<void> {
  const address = email ?? phone
  const isWithinLimits =
    (await consumeRateLimit(deps, `invite|${owner.id}`, INVITATIONS_SENT.perPerson)) &&
    (address === null || (await canEmail(deps, address)))
  if (!isWithinLimits) throw appError('request.rate_limited', {}, 'to')
}

async function canEmail(deps: AppDeps, address: string): Promise<boolean> {
  return consumeRateLimit(deps, `invite|${await hashToken(address)}`, INVITATIONS_SENT.perAddress)
}
