/** Wire schemas of a person beside what they made. */
import { z } from 'zod'
import { AVATAR_COLORS } from './avatars'

export const authorShape = z.strictObject({
  id: z.string(),
  username: z.string(),
  displayName: z.string(),
  avatarUrl: z.string().nullable(),
  avatarColor: z.enum(AVATAR_COLORS),
  /** Says that a program posts here; left out otherwise. */
  isBot: z.boolean().optional(),
})
export type Author = z.infer<typeof authorShape>

/** A collaborator named on a post. */
export const creditShape = authorShape.pick({ id: true, username: true, displayName: true })
export type Credit = z.infer<typeof creditShape>

/** The other side of a conversation. */
export const peerShape = z.strictObject({
  key: z.string(),
  /** Null for an address or a number: the response never reveals whether a member has it. */
  person: authorShape.nullable(),
  /** '@wren', or the address or number of the messages. */
  label: z.string(),
})
export type ShownPeer = z.infer<typeof peerShape>
