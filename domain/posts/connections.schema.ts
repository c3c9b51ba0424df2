/** Wire schemas of connections between posts and of the parents of a post. */
import { z } from 'zod'
import { PARENTS_MAX } from '../limits'
import { momentShape } from '../moments/moments.schema'
import { CONNECTION_TYPES, REPLY_OUTCOMES } from './connections'
import { parentLinkShape, postShape } from './posts.schema'

export const connectionShape = z.strictObject({
  childId: z.string(),
  parentId: z.string(),
  type: z.enum(CONNECTION_TYPES),
  /** The part of the parent that the post refers to; null for all of it, and for a parent with a price. */
  moment: momentShape.nullable(),
  createdAt: z.number(),
})
export type Connection = z.infer<typeof connectionShape>

/** A page of the connections between public posts, newest first. */
export const connectionsShape = z.strictObject({
  items: z.array(connectionShape),
  cursor: z.string().nullable(),
})
export type Connections = z.infer<typeof connectionsShape>

/** The parents of a post that this viewer may see, the primary parent first. */
export const parentsShape = z.strictObject({
  items: z.array(postShape.extend({ connection: z.enum(CONNECTION_TYPES), moment: momentShape.nullable() })),
})
export type Parents = z.infer<typeof parentsShape>

/** Connects a post to more parents. The array limit is loose because the domain rule reports the maximum of five. */
export const newConnectionsShape = z.strictObject({
  childId: z.string().max(64),
  parents: z
    .array(parentLinkShape)
    .min(1)
    .max(PARENTS_MAX * 4),
})

/** The result of removing a reply: deleted, or only detached from this user's posts. */
export const removedReplyShape = z.strictObject({ outcome: z.enum(REPLY_OUTCOMES) })
export type RemovedReply = z.infer<typeof removedReplyShape>
