/**
 * Accepts and declines invitations. An invitation belongs to the named member, or to the member who verified the
 * address; a forwarded link gives nobody else access.
 */

import { appError } from '../../domain/errors/errors'
import { isInvitationOpen, maskIdentifier } from '../../domain/invitations/invitations'
import type { Accepted, ReceivedInvitation } from '../../domain/invitations/invitations.schema'
import type { LiveEvent } from '../../domain/live/live'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { toPersonDto } from '../people/person-columns'
import { addCollaborator } from '../posts/access/collaborators.repo'
import { getPostChannel } from '../posts/event-targets.repo'
import { toNamedPost } from '../posts/post-dto'
import { findPost, listNameRows, type PostRow } from '../posts/posts.repo'
import type { SessionUser } from '../session-user'
import { hashToken } from '../tools/token'
import {
  answerInvitation,
  findInvitation,
  type InvitationRow,
  isAnswerable,
  listReceivedInvitations,
  selectInvitationEventTargets,
} from './invitations.repo'

export type AcceptResult = Accepted & { events: LiveEvent[] }

/** Pending invitations of this person; those to deleted or expired posts are left out. */
export async function getReceivedInvitations(
  deps: AppDeps,
  person: SessionUser,
): Promise<ReceivedInvitation[]> {
  const { db, clock } = deps
  const rows = await listReceivedInvitations(db, person, clock.now())
  const ids = rows.map(({ postId }) => postId)
  if (ids.length === 0) return []
  const posts = await listNameRows(db, { ...person, granted: ids }, clock.now(), ids)
  return rows.flatMap(({ id, postId, expiresAt, inviter }) => {
    const post = posts.find((candidate) => candidate.id === postId)
    return post ? [{ id, post: toNamedPost(post), inviter: toPersonDto(inviter), expiresAt }] : []
  })
}

/** Accepts by the token of a link. */
export async function acceptByToken(
  deps: AppDeps,
  person: SessionUser,
  token: string,
): Promise<AcceptResult> {
  const row = await findInvitation(deps.db, { tokenHash: await hashToken(token) })
  if (!row) throw appError('invitation.invalid')
  return acceptInvitation(deps, person, row)
}

/** Accepts an invitation listed in the app. */
export async function acceptById(deps: AppDeps, person: SessionUser, id: string): Promise<AcceptResult> {
  return acceptInvitation(deps, person, await getOwnInvitation(deps, person, id))
}

/** Declines for good: only a new invitation can be accepted. */
export async function declineInvitation(
  deps: AppDeps,
  person: SessionUser,
  id: string,
): Promise<LiveEvent[]> {
  const { db, clock } = deps
  const now = clock.now()
  const post = await getInvitedPost(deps, person, await getOwnInvitation(deps, person, id))
  const isOpenInvitation = isAnswerable(id, person, now)
  const { events } = await batch(db, {
    events: recordEvents(db, selectInvitationEventTargets(isOpenInvitation, post.kind), now),
    declined: answerInvitation(db, isOpenInvitation, {
      status: 'declined',
      inviteeId: person.id,
      respondedAt: now,
    }),
  })
  return events
}

/**
 * Runs a batch in which each statement checks that the invitation is still open: of two concurrent answers only one
 * succeeds.
 */
async function acceptInvitation(
  deps: AppDeps,
  person: SessionUser,
  row: InvitationRow,
): Promise<AcceptResult> {
  const { db, clock } = deps
  const now = clock.now()
  const post = await getInvitedPost(deps, person, row)
  const result = { post: { id: post.id, kind: post.kind } }
  if (row.inviterId === person.id || isAcceptedBy(row, person)) return { ...result, events: [] }
  if (!isInvitationOpen(row, now)) throw appError('invitation.invalid')
  if (!isAddressedTo(row, person))
    throw appError('invitation.link_error', { message: `it is for ${maskIdentifier(row.identifier)}` })
  const isOpenInvitation = isAnswerable(row.id, person, now)
  const { events, accepted } = await batch(db, {
    collaborator: addCollaborator(db, isOpenInvitation, person.id, now),
    events: recordEvents(
      db,
      selectInvitationEventTargets(isOpenInvitation, post.kind, getPostChannel(post)),
      now,
    ),
    accepted: answerInvitation(db, isOpenInvitation, {
      status: 'accepted',
      inviteeId: person.id,
      respondedAt: now,
    }),
  })
  if (accepted.length > 0) return { ...result, events }
  const current = await findInvitation(db, { id: row.id })
  if (!current || !isAcceptedBy(current, person)) throw appError('invitation.invalid')
  return { ...result, events }
}

/** Grants access to the post until it expires. */
async function getInvitedPost(
  { db, clock }: AppDeps,
  person: SessionUser,
  { postId }: InvitationRow,
): Promise<PostRow> {
  const post = await findPost(db, { ...person, granted: [postId] }, clock.now(), postId)
  if (!post) throw appError('invitation.invalid')
  return post
}

/** Throws the same error for a missing invitation and for one of another person. */
async function getOwnInvitation({ db }: AppDeps, person: SessionUser, id: string): Promise<InvitationRow> {
  const row = await findInvitation(db, { id })
  if (!row || !isAddressedTo(row, person)) throw appError('invitation.not_found')
  return row
}

/** Whether an invitation is for this person: by name, or by a verified address. */
export function isAddressedTo(row: InvitationRow, person: Pick<SessionUser, 'id' | 'addresses'>): boolean {
  if (row.inviteeId !== null) return row.inviteeId === person.id
  return person.addresses.includes(row.identifier)
}

/** Whether this person accepted it. */
export function isAcceptedBy({ status, inviteeId }: InvitationRow, { id }: Pick<SessionUser, 'id'>): boolean {
  return status === 'accepted' && inviteeId === id
}
