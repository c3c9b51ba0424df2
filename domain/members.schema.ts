/** The shapes of members as others see them. Nothing here is for their own eyes. */
import { z } from 'zod'
import { KIND_NAMES } from './kinds'
import { authorShape, postShape } from './posts.schema'

/** A member's name in an address, present or former. */
export const nameShape = z.string().min(1).max(64)

export const memberShape = authorShape.extend({
  isPro: z.boolean(),
  /** Member since. */
  createdAt: z.number(),
  followers: z.number(),
  following: z.number(),
  /** What stands in the public lists, by kind; kinds without any are left out. */
  voices: z.partialRecord(z.enum(KIND_NAMES), z.number()),
  /** Whether the person looking follows, blocked or muted this member, or is this member. */
  isFollowed: z.boolean(),
  isBlocked: z.boolean(),
  isMuted: z.boolean(),
  isMe: z.boolean(),
})
export type Member = z.infer<typeof memberShape>

/** One page of a member's public voices, newest first. */
export const voicesShape = z.strictObject({
  items: z.array(postShape),
  cursor: z.string().nullable(),
  now: z.number(),
})
export type Voices = z.infer<typeof voicesShape>

/** One page of people. */
export const peopleShape = z.strictObject({
  items: z.array(authorShape),
  cursor: z.string().nullable(),
})
export type People = z.infer<typeof peopleShape>
