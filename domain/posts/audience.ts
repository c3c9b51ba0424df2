/** Resolves who may hear a new post (spec §4, §6). A reply is never more public than the posts it replies to. */
import type { ErrorCode } from '../errors/error-table'
import { getKind, type Kind } from '../kinds'

export const VISIBILITIES = ['public', 'unlisted', 'private'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** The recipient of a message: a member, or a normalized address or number. All null means no recipient. */
export type Recipient = { id: string | null; email: string | null; phone: string | null }
export const NO_RECIPIENT: Recipient = { id: null, email: null, phone: null }

/** The part of a parent post that limits the audience of a reply. */
export type ParentAudience = { authorId: string; visibility: Visibility; recipient: Recipient }
export type Audience = { visibility: Visibility; recipient: Recipient }
export type AudienceInput = {
  kind: Kind
  authorId: string
  /** Resolved by the server from the typed text; null where nothing was typed. */
  recipient: Recipient | null
  /** The author's choice; null uses the default of the kind. */
  isPrivate: boolean | null
  /** For a post that is not private: hidden from lists, reachable by its link. */
  isUnlisted?: boolean
  parents: readonly ParentAudience[]
}

/** Returns whether a recipient names a member, an address or a number. */
export function hasRecipient({ id, email, phone }: Recipient): boolean {
  return id !== null || email !== null || phone !== null
}

/**
 * Returns the audience of a new post, or the error code that forbids it. A reply to a private post goes to the peer
 * of that conversation; a message with a recipient is private unless its author chose otherwise (S4-18).
 */
export function resolveAudience(wish: AudienceInput): Audience | { code: ErrorCode; field: string } {
  const peers = wish.parents
    .filter(({ visibility }) => visibility === 'private')
    .map((parent) => getPeer(parent, wish.authorId))
  const [peer] = peers
  if (peer && !peers.every((other) => isSameRecipient(other, peer)))
    return { code: 'connection.different_people', field: 'parents' }
  const recipient = wish.recipient ?? peer ?? NO_RECIPIENT
  if (peer && !isSameRecipient(peer, recipient))
    return { code: 'connection.other_recipient', field: 'recipient' }
  const chosen = isPrivateChoice(wish, recipient) ? 'private' : wish.isUnlisted ? 'unlisted' : 'public'
  const visibility = pickMostPrivate([chosen, ...wish.parents.map((parent) => parent.visibility)])
  if (visibility === 'private' && peer === undefined && !hasRecipient(recipient))
    return { code: 'post.recipient_required', field: 'recipient' }
  return { visibility, recipient }
}

function isPrivateChoice({ kind, isPrivate }: AudienceInput, recipient: Recipient): boolean {
  return isPrivate ?? (getKind(kind).privateWithRecipient && hasRecipient(recipient))
}

/** Returns the peer of a private post, by member id where it is known, whatever their current address is. */
function getPeer({ authorId, recipient }: ParentAudience, me: string): Recipient {
  const id = authorId === me ? recipient.id : authorId
  return id === null ? recipient : { ...NO_RECIPIENT, id }
}

/** Compares by member id; without one, addresses and numbers must match. */
function isSameRecipient(a: Recipient, b: Recipient): boolean {
  if (a.id !== null || b.id !== null) return a.id === b.id
  return a.email === b.email && a.phone === b.phone
}

/**
 * Returns the error code that forbids connecting a published post to a parent, or null. The audience of a published
 * post does not change, so its listeners must already be listeners of the parent.
 */
export function findConnectionError(child: ParentAudience, parent: ParentAudience): ErrorCode | null {
  if (pickMostPrivate([child.visibility, parent.visibility]) !== child.visibility)
    return 'connection.parent_less_public'
  if (parent.visibility !== 'private') return null
  return isSameRecipient(getPeer(parent, child.authorId), child.recipient)
    ? null
    : 'connection.different_people'
}

/** Whether nobody but the members of its owlcast hears a post. */
export function isForMembers({
  visibility,
  owlcastId,
}: {
  visibility: Visibility
  owlcastId: string | null
}): boolean {
  return visibility === 'private' && owlcastId !== null
}

/** Returns the most private of the given visibilities. */
export function pickMostPrivate(visibilities: readonly Visibility[]): Visibility {
  return (
    VISIBILITIES[Math.max(...visibilities.map((visibility) => VISIBILITIES.indexOf(visibility)))] ?? 'private'
  )
}
