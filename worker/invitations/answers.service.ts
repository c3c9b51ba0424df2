/**
 * Accepts and declines invitations. An invitation belongs to the named member, or to the member who verified the
 * address; a forwarded link gives nobody else access.
 */
import { fail } from '../../domain/errors'
import { isOpen, maskedIdentifier } from '../../domain/invitations'
import type { Accepted, ReceivedInvitation } from '../../domain/invitations.schema'
import type { LiveEvent } from '../../domain/live'
import { mediaPath } from '../../domain/media'
import type { Viewer } from '../auth/session'
import { hashToken } from '../auth/token'
import type { Tools } from '../context'
import { recordEvents } from '../live/events.repo'
import { channelOf } from '../posts/events.repo'
import { findPost, findTitles, type PostRow } from '../posts/posts.repo'
import { join } from './collaborators.repo'
import {
  answerable,
  answerInvitation,
  bothSides,
  type InvitationRow,
  invitationBy,
  listReceived,
} from './invitations.repo'

export type Answered = Accepted & { events: LiveEvent[] }

/** Pending invitations of this person; those to deleted or expired posts are left out. */
export async function receivedInvitations(tools: Tools, person: Viewer): Promise<ReceivedInvitation[]> {
  const { db, clock } = tools
  const rows = await listReceived(db, person, clock.now())
  const ids = rows.map(({ postId }) => postId)
  if (ids.length === 0) return []
  const posts = await findTitles(db, { ...person, granted: ids }, clock.now(), ids)
  return rows.flatMap(({ id, postId, expiresAt, inviter: { avatarMediaId, ...inviter } }) => {
    const post = posts.find((one) => one.id === postId)
    const avatarUrl = avatarMediaId && mediaPath(avatarMediaId)
    return post ? [{ id, post, inviter: { ...inviter, avatarUrl }, expiresAt }] : []
  })
}

/** Accepts by the token of a link. */
export async function acceptByToken(tools: Tools, person: Viewer, token: string): Promise<Answered> {
  const row = await invitationBy(tools.db, { tokenHash: await hashToken(token) })
  if (!row) throw fail('invitation.invalid')
  return accept(tools, person, row)
}

/** Accepts an invitation listed in the app. */
export async function acceptById(tools: Tools, person: Viewer, id: string): Promise<Answered> {
  return accept(tools, person, await addressedTo(tools, person, id))
}

/** Declines for good: only a new invitation can be accepted. */
export async function decline(tools: Tools, person: Viewer, id: string): Promise<LiveEvent[]> {
  const { db, clock } = tools
  const now = clock.now()
  const post = await invitedTo(tools, person, await addressedTo(tools, person, id))
  const open = answerable(id, person, now)
  const [events] = await db.batch([
    recordEvents(db, bothSides(open, post.kind), now),
    answerInvitation(db, open, { status: 'declined', inviteeId: person.id, respondedAt: now }),
  ])
  return events
}

/**
 * One batch in which each statement checks that the invitation is still open: of two concurrent answers only one
 * succeeds.
 */
async function accept(tools: Tools, person: Viewer, row: InvitationRow): Promise<Answered> {
  const { db, clock } = tools
  const now = clock.now()
  const post = await invitedTo(tools, person, row)
  const answer = { post: { id: post.id, kind: post.kind } }
  if (row.inviterId === person.id || isAcceptedBy(row, person)) return { ...answer, events: [] }
  if (!isOpen(row, now)) throw fail('invitation.invalid')
  if (!isAddressedTo(row, person))
    throw fail('invitation.link_error', { message: `it is for ${maskedIdentifier(row.identifier)}` })
  const open = answerable(row.id, person, now)
  const [, events, answered] = await db.batch([
    join(db, open, person.id, now),
    recordEvents(db, bothSides(open, post.kind, channelOf(post)), now),
    answerInvitation(db, open, { status: 'accepted', inviteeId: person.id, respondedAt: now }),
  ])
  if (answered.length > 0) return { ...answer, events }
  const known = await invitationBy(db, { id: row.id })
  if (!known || !isAcceptedBy(known, person)) throw fail('invitation.invalid')
  return { ...answer, events }
}

/** Grants access to the post until it expires. */
async function invitedTo({ db, clock }: Tools, person: Viewer, { postId }: InvitationRow): Promise<PostRow> {
  const post = await findPost(db, { ...person, granted: [postId] }, clock.now(), postId)
  if (!post) throw fail('invitation.invalid')
  return post
}

/** Throws the same error for a missing invitation and for one of another person. */
async function addressedTo({ db }: Tools, person: Viewer, id: string): Promise<InvitationRow> {
  const row = await invitationBy(db, { id })
  if (!row || !isAddressedTo(row, person)) throw fail('invitation.not_yours')
  return row
}

/** Whether an invitation is for this person: by name, or by a verified address. */
export function isAddressedTo(row: InvitationRow, person: Pick<Viewer, 'id' | 'addresses'>): boolean {
  if (row.inviteeId !== null) return row.inviteeId === person.id
  return person.addresses.includes(row.identifier)
}

/** Whether this person accepted it. */
export function isAcceptedBy({ status, inviteeId }: InvitationRow, { id }: Pick<Viewer, 'id'>): boolean {
  return status === 'accepted' && inviteeId === id
}
