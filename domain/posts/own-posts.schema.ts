/** Wire schemas of the lists of a user's own posts. */
import { z } from 'zod'
import { KIND_NAMES } from '../kinds'
import { momentShape } from '../moments/moments.schema'
import { peerShape } from '../people/author.schema'
import { postShape } from './posts.schema'
import { nameShape } from './titles.schema'

/** A user's own post with the context for a mixed list. */
export const ownPostShape = postShape.extend({
  /** The primary parent, where that still exists. `moment`: the part of it that the post refers to, if any. */
  parent: z
    .strictObject({
      id: z.string(),
      kind: z.enum(KIND_NAMES),
      ...nameShape,
      moment: momentShape.optional(),
    })
    .nullable(),
  /** The recipient of a message. */
  recipient: peerShape.nullable(),
})
export type OwnPost = z.infer<typeof ownPostShape>

/** A page of the user's own posts, newest first. */
export const ownPostsShape = z.strictObject({
  items: z.array(ownPostShape),
  cursor: z.string().nullable(),
  now: z.number(),
})
export type OwnPosts = z.infer<typeof ownPostsShape>
