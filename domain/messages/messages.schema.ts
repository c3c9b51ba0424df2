/** Wire schemas of conversations. */
import { z } from 'zod'
import { momentShape } from '../moments/moments.schema'
import { peerShape } from '../people/author.schema'
import { postShape } from '../posts/posts.schema'
import { CONVERSATION_STATES, parsePeerKey } from './messages'

/** A peer's key in a URL: 'user:…', 'email:…' or 'phone:…'. */
export const peerKeyShape = z
  .string()
  .max(260)
  .refine((key) => parsePeerKey(key) !== null)

export const conversationShape = z.strictObject({
  peer: peerShape,
  last: postShape,
  /** Counts of all messages and of unheard ones, capped at `MESSAGES_COUNTED_MAX`. */
  messages: z.number(),
  unread: z.number(),
  /** Messages up to this time (ms) are not unheard: the user heard them. */
  seenAt: z.number(),
})
export type Conversation = z.infer<typeof conversationShape>

/** A page of a user's conversations, newest first. A page may be short and still have a next one. */
export const conversationsShape = z.strictObject({
  items: z.array(conversationShape),
  cursor: z.string().nullable(),
  now: z.number(),
})
export type Conversations = z.infer<typeof conversationsShape>

/** Counts of unheard messages and of requests, capped at `MESSAGES_COUNTED_MAX`. */
export const messageCountsShape = z.strictObject({ unread: z.number(), requests: z.number() })
export type MessageCounts = z.infer<typeof messageCountsShape>

/** A page of a conversation: pages from the newest back, each page in chronological order. */
export const threadShape = z.strictObject({
  peer: peerShape,
  state: z.enum(CONVERSATION_STATES),
  /** As in `conversationShape`; 0 before it has begun. */
  seenAt: z.number(),
  items: z.array(postShape),
  /**
   * When the peer heard the user's messages (ms), null for not yet, by id. Without those that the peer does not share:
   * that is off unless the peer turned it on, and never shows what was sent before.
   */
  heardByPeer: z.record(z.string(), z.number().nullable()),
  /** The moments of their parents that messages refer to, by the id of the message; absent without any. */
  moments: z.record(z.string(), momentShape).optional(),
  /** The peer is an address that bounced or complained: it gets no emails. */
  isEmailRefused: z.literal(true).optional(),
  cursor: z.string().nullable(),
  now: z.number(),
})
export type ThreadPage = z.infer<typeof threadShape>

/** A page of all messages from and to a user, newest first. */
export const messagesShape = z.strictObject({
  items: z.array(postShape),
  cursor: z.string().nullable(),
  now: z.number(),
})
export type Messages = z.infer<typeof messagesShape>
