/** The shapes of the graph of posts and connections on the wire. */
import { z } from 'zod'
import { CONNECTION_TYPES } from './connections'
import { KIND_NAMES } from './kinds'
import { postShape } from './posts.schema'

/** What the graph shows of a post, and what it needs to lead there. */
export const graphPostShape = z.strictObject({
  id: z.string(),
  kind: z.enum(KIND_NAMES),
  subtype: postShape.shape.subtype,
  /** Empty where its author gave it none. */
  title: z.string(),
  /** How it begins, as long as a preview. */
  said: z.string(),
  author: z.string(),
  seconds: z.number(),
  createdAt: z.number(),
  expiresAt: z.number().nullable(),
  /** The other one of the conversation it is in, for a message of the viewer's. */
  peer: z.string().nullable(),
  /** What a reply answers first, where that is in the graph too. */
  answers: z.strictObject({ id: z.string(), kind: z.enum(KIND_NAMES) }).nullable(),
  /** The owlcast it is a recording of. */
  owlcastId: z.string().nullable(),
})
export type GraphPost = z.infer<typeof graphPostShape>

/** A reply and what it answers; both are among the posts. */
export const graphTieShape = z.strictObject({
  from: z.string(),
  to: z.string(),
  type: z.enum(CONNECTION_TYPES),
})
export type GraphTie = z.infer<typeof graphTieShape>

/** The newest posts, newest first, and every tie between two of them. `now` is the server's clock. */
export const graphShape = z.strictObject({
  posts: z.array(graphPostShape),
  ties: z.array(graphTieShape),
  /** There are older posts that did not fit. */
  more: z.boolean(),
  seq: z.number(),
  now: z.number(),
})
export type Graph = z.infer<typeof graphShape>
