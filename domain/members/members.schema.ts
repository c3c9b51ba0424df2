/** Wire schemas of members as other users see them; no private field. */
import { z } from 'zod'
import { helloShape } from '../hellos/hellos.schema'
import { KIND_NAMES } from '../kinds'
import { authorShape } from '../people/author.schema'
import { postShape } from '../posts/posts.schema'

/** A username in a URL, current or former. */
export const memberNameShape = z.string().min(1).max(64)

export const memberShape = authorShape.extend({
  isPro: z.boolean(),
  /** `@user@host` of the fediverse; absent without one. */
  fediverseAddress: z.string().optional(),
  /** Absent without one, and for viewers who may not hear it. */
  hello: helloShape.optional(),
  createdAt: z.number(),
  followers: z.number(),
  following: z.number(),
  /** Counts of public posts by kind; kinds without posts are omitted. */
  postCounts: z.partialRecord(z.enum(KIND_NAMES), z.number()),
  /** Whether the viewer follows, blocked or muted this member, or is this member. */
  isFollowed: z.boolean(),
  /** Whether this member follows the viewer; left out where not. */
  followsViewer: z.literal(true).optional(),
  isBlocked: z.boolean(),
  isMuted: z.boolean(),
  isMe: z.boolean(),
})
export type Member = z.infer<typeof memberShape>

/** `fading` posts expire, `kept` ones do not. */
export const SHELVES = ['fading', 'kept'] as const
export type Shelf = (typeof SHELVES)[number]

/** A page of a member's public posts, newest first. */
export const memberPostsShape = z.strictObject({
  items: z.array(postShape),
  cursor: z.string().nullable(),
  now: z.number(),
})
export type MemberPosts = z.infer<typeof memberPostsShape>

/** A page of users. */
export const peopleShape = z.strictObject({
  items: z.array(authorShape),
  cursor: z.string().nullable(),
})
export type People = z.infer<typeof peopleShape>
