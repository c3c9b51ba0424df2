/** Connections on the wire: ties between posts, and the posts at their upper ends. */
import { z } from 'zod'
import { CONNECTION_TYPES, REPLY_OUTCOMES } from './connections'
import { PARENTS_MAX } from './limits'
import { parentLinkShape, postShape } from './posts.schema'

export const connectionShape = z.strictObject({
  childId: z.string(),
  parentId: z.string(),
  type: z.enum(CONNECTION_TYPES),
  createdAt: z.number(),
})
export type Connection = z.infer<typeof connectionShape>

/** One page of the connections between posts that everyone may see, newest first. */
export const connectionsShape = z.strictObject({
  items: z.array(connectionShape),
  cursor: z.string().nullable(),
})
export type Connections = z.infer<typeof connectionsShape>

/** What a post answers, the primary parent first: those of them that this viewer may see. */
export const parentsShape = z.strictObject({
  items: z.array(postShape.extend({ connection: z.enum(CONNECTION_TYPES) })),
})
export type Parents = z.infer<typeof parentsShape>

/** Ties a post to more parents. The rule's own refusal says that five are the most. */
export const newConnectionsShape = z.strictObject({
  childId: z.string().max(64),
  parents: z
    .array(parentLinkShape)
    .min(1)
    .max(PARENTS_MAX * 4),
})

/** What became of a reply: gone, or only no longer under this person's posts. */
export const removedReplyShape = z.strictObject({ outcome: z.enum(REPLY_OUTCOMES) })
export type RemovedReply = z.infer<typeof removedReplyShape>
