/** Wire schemas of the graph of posts and connections. */
import { z } from 'zod'
import { KIND_NAMES } from '../kinds'
import { momentShape } from '../moments/moments.schema'
import { CONNECTION_TYPES } from '../posts/connections'
import { postShape } from '../posts/posts.schema'

/** A post in the graph, with what is needed to link to it. */
export const graphPostShape = z.strictObject({
  id: z.string(),
  kind: z.enum(KIND_NAMES),
  subtype: postShape.shape.subtype,
  /** Empty where its author gave none. */
  title: z.string(),
  /** The start of its text, as long as a preview. */
  excerpt: z.string(),
  author: z.string(),
  seconds: z.number(),
  createdAt: z.number(),
  expiresAt: z.number().nullable(),
  /** The peer key, for a message of the viewer. */
  peer: z.string().nullable(),
  /** The primary parent of a reply, where that is in the graph too. */
  parent: z.strictObject({ id: z.string(), kind: z.enum(KIND_NAMES) }).nullable(),
  /** The owlcast that the post is a recording of. */
  owlcastId: z.string().nullable(),
  /** Public replies, also those that are not in the graph. */
  replyCount: z.number(),
})
export type GraphPost = z.infer<typeof graphPostShape>

/** A connection from a reply to its parent; both are among the posts. */
export const graphConnectionShape = z.strictObject({
  from: z.string(),
  to: z.string(),
  type: z.enum(CONNECTION_TYPES),
  /** The part of the parent that the reply refers to; null for all of it, and for a parent with a price. */
  moment: momentShape.nullable(),
})
export type GraphConnection = z.infer<typeof graphConnectionShape>

/** What exists beyond a page: public posts, their connections to parents, and the public post with the most replies. */
export const graphTotalsShape = z.strictObject({
  posts: z.number(),
  connections: z.number(),
  /** Of all kinds; null without replies, and where only some kinds were requested. */
  mostReplied: graphPostShape.nullable(),
})
export type GraphTotals = z.infer<typeof graphTotalsShape>

/**
 * A page of posts, newest first, with the posts they reply to and every connection between two of them. `now` is the
 * server's clock.
 */
export const graphShape = z.strictObject({
  posts: z.array(graphPostShape),
  connections: z.array(graphConnectionShape),
  /** Of the page with older posts; null for the last one. */
  cursor: z.string().nullable(),
  /** Ids of the posts that match the search; empty without one. */
  matches: z.array(z.string()),
  /** With the first page only. */
  totals: graphTotalsShape.nullable(),
  seq: z.number(),
  now: z.number(),
})
export type Graph = z.infer<typeof graphShape>
