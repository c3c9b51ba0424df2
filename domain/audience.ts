/** Who a new post is for (spec §4, §6): as open as its author wishes, and never more open than what it answers. */
import type { ErrorCode } from './errors'
import { type Kind, kindOf } from './kinds'

export const VISIBILITIES = ['public', 'unlisted', 'private'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** Whom a message is for: a member, or the address or number as it was settled. All null: nobody in particular. */
export type Recipient = { id: string | null; email: string | null; phone: string | null }
export const NOBODY: Recipient = { id: null, email: null, phone: null }

/** A post that is answered, as far as its audience goes. */
export type Answered = { authorId: string; visibility: Visibility; recipient: Recipient }
export type Audience = { visibility: Visibility; recipient: Recipient }
export type Wish = {
  kind: Kind
  authorId: string
  /** As settled by the server from what was typed; null where nothing was. */
  recipient: Recipient | null
  /** The author's own choice; null leaves it to the kind. */
  isPrivate: boolean | null
  /** Where it is not private: kept out of the lists, for those who have its link. */
  isUnlisted?: boolean
  parents: readonly Answered[]
}

/** Whether a recipient is anyone at all. */
export function isSomeone({ id, email, phone }: Recipient): boolean {
  return id !== null || email !== null || phone !== null
}

/**
 * The audience of a new post, or why it can have none. A reply to something private goes to the other one of its two
 * people; a message with a recipient is private unless its author says otherwise (S4-18).
 */
export function audienceOf(wish: Wish): Audience | { code: ErrorCode; field: string } {
  const others = wish.parents
    .filter(({ visibility }) => visibility === 'private')
    .map((parent) => otherOf(parent, wish.authorId))
  const [other] = others
  const recipient = wish.recipient ?? other ?? NOBODY
  if (others.some((one) => !isSame(one, recipient)))
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

/** The other one of the two people of a private post: as a member where they are known, whatever their address is now. */
function otherOf({ authorId, recipient }: Answered, me: string): Recipient {
  const id = authorId === me ? recipient.id : authorId
  return id === null ? recipient : { ...NOBODY, id }
}

/** A member is the same whatever address they were written to; without one the address has to be the same. */
function isSame(a: Recipient, b: Recipient): boolean {
  if (a.id !== null || b.id !== null) return a.id === b.id
  return a.email === b.email && a.phone === b.phone
}

/**
 * Why a post that is out already may not be tied to another one, or null. Its listeners have to be among those of what it
 * answers, since its own audience does not change any more.
 */
export function tieRefusal(child: Answered, parent: Answered): ErrorCode | null {
  if (strictest([child.visibility, parent.visibility]) !== child.visibility) return 'connection.less_open'
  if (parent.visibility !== 'private') return null
  return isSame(otherOf(parent, child.authorId), child.recipient) ? null : 'connection.different_people'
}

/** The least open of some visibilities. */
export function strictest(visibilities: readonly Visibility[]): Visibility {
  return VISIBILITIES[Math.max(...visibilities.map((one) => VISIBILITIES.indexOf(one)))] ?? 'private'
}
