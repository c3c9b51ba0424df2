/** The shape of lists of one's own posts on the wire. */
import { z } from 'zod'
import { KIND_NAMES } from './kinds'
import { peerShape } from './messages.schema'
import { postShape } from './posts.schema'

/** One's own post, with what only its author is told in a list of very different things. */
export const ownPostShape = postShape.extend({
  /** What it answers first, where that is still there. */
  answers: z.strictObject({ id: z.string(), kind: z.enum(KIND_NAMES), title: z.string() }).nullable(),
  /** Whom a message is for. */
  to: peerShape.nullable(),
})
export type OwnPost = z.infer<typeof ownPostShape>

/** One page of one's own posts, newest first. */
export const ownPostsShape = z.strictObject({
  items: z.array(ownPostShape),
  cursor: z.string().nullable(),
  now: z.number(),
})
export type OwnPosts = z.infer<typeof ownPostsShape>
