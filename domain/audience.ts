/** Resolves who may hear a new post (spec §4, §6). A reply is never more public than the posts it replies to. */
import type { ErrorCode } from './errors'
import { type Kind, kindOf } from './kinds'

export const VISIBILITIES = ['public', 'unlisted', 'private'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** The recipient of a message: a member, or a normalized address or number. All null means no recipient. */
export type Recipient = { id: string | null; email: string | null; phone: string | null }
export const NOBODY: Recipient = { id: null, email: null, phone: null }

/** The part of a parent post that limits the audience of a reply. */
export type Answered = { authorId: string; visibility: Visibility; recipient: Recipient }
export type Audience = { visibility: Visibility; recipient: Recipient }
export type Wish = {
  kind: Kind
  authorId: string
  /** Resolved by the server from the typed text; null where nothing was typed. */
  recipient: Recipient | null
  /** The author's choice; null uses the default of the kind. */
  isPrivate: boolean | null
  /** For a post that is not private: hidden from lists, reachable by its link. */
  isUnlisted?: boolean
  parents: readonly Answered[]
}

/** Returns whether a recipient names a member, an address or a number. */
export function isSomeone({ id, email, phone }: Recipient): boolean {
  return id !== null || email !== null || phone !== null
}

/**
 * Returns the audience of a new post, or the error code that forbids it. A reply to a private post goes to the peer
 * of that conversation; a message with a recipient is private unless its author chose otherwise (S4-18).
 */
export function audienceOf(wish: Wish): Audience | { code: ErrorCode; field: string } {
  const others = wish.parents
    .filter(({ visibility }) => visibility === 'private')
    .map((parent) => otherOf(parent, wish.authorId))
  const [other] = others
  const recipient = wish.recipient ?? other ?? NOBODY
  if (others.some((peer) => !isSame(peer, recipient)))
    return { code: 'connection.different_people', field: 'parents' }
  const chosen = isPrivateBy(wish, recipient) ? 'private' : wish.isUnlisted ? 'unlisted' : 'public'
  const visibility = strictest([chosen, ...wish.parents.map((parent) => parent.visibility)])
  if (visibility === 'private' && other === undefined && !isSomeone(recipient))
    return { code: 'post.recipient_required', field: 'recipient' }
  return { visibility, recipient }
}

function isPrivateBy({ kind, isPrivate }: Wish, recipient: Recipient): boolean {
  return isPrivate ?? (kindOf(kind).privateWithRecipient && isSomeone(recipient))
}

/** Returns the peer of a private post, by member id where it is known, whatever their current address is. */
function otherOf({ authorId, recipient }: Answered, me: string): Recipient {
  const id = authorId === me ? recipient.id : authorId
  return id === null ? recipient : { ...NOBODY, id }
}

/** Compares by member id; without one, addresses and numbers must match. */
function isSame(a: Recipient, b: Recipient): boolean {
  if (a.id !== null || b.id !== null) return a.id === b.id
  return a.email === b.email && a.phone === b.phone
}

/**
 * Returns the error code that forbids connecting a published post to a parent, or null. The audience of a published
 * post does not change, so its listeners must already be listeners of the parent.
 */
export function tieRefusal(child: Answered, parent: Answered): ErrorCode | null {
  if (strictest([child.visibility, parent.visibility]) !== child.visibility) return 'connection.less_open'
  if (parent.visibility !== 'private') return null
  return isSame(otherOf(parent, child.authorId), child.recipient) ? null : 'connection.different_people'
}

/** Returns the most private of the given visibilities. */
export function strictest(visibilities: readonly Visibility[]): Visibility {
  return (
    VISIBILITIES[Math.max(...visibilities.map((visibility) => VISIBILITIES.indexOf(visibility)))] ?? 'private'
  )
}
