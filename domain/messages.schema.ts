/** The shapes of conversations on the wire. */
import { z } from 'zod'
import { CONVERSATION_STATES, peerOfKey } from './messages'
import { authorShape, postShape } from './posts.schema'

/** A peer's key in an address: 'user:…', 'mail:…' or 'tel:…'. */
export const peerKeyShape = z
  .string()
  .max(260)
  .refine((key) => peerOfKey(key) !== null)

export const peerShape = z.strictObject({
  key: z.string(),
  /** Null for an address or a number: whether somebody here has it is nobody's business. */
  person: authorShape.nullable(),
  /** '@wren', or the address or number the messages were written to. */
  shown: z.string(),
})
export type ShownPeer = z.infer<typeof peerShape>

export const conversationShape = z.strictObject({
  peer: peerShape,
  last: postShape,
  /** How many messages there are, and how many of theirs are new; from `MESSAGES_COUNTED_MAX` on not counted further. */
  messages: z.number(),
  unread: z.number(),
})
export type Conversation = z.infer<typeof conversationShape>

/** One page of a person's conversations, the newest first. A page may be short and still have a next one. */
export const conversationsShape = z.strictObject({
  items: z.array(conversationShape),
  cursor: z.string().nullable(),
  now: z.number(),
})
export type Conversations = z.infer<typeof conversationsShape>

/** What waits: messages that are new, and requests; from `MESSAGES_COUNTED_MAX` on not counted further. */
export const waitingShape = z.strictObject({ unread: z.number(), requests: z.number() })
export type Waiting = z.infer<typeof waitingShape>

/** One page of a conversation's messages: the newest page first, each page in the order of time. */
export const threadShape = z.strictObject({
  peer: peerShape,
  state: z.enum(CONVERSATION_STATES),
  items: z.array(postShape),
  cursor: z.string().nullable(),
  now: z.number(),
})
export type Thread = z.infer<typeof threadShape>

/** Every message from and to a person, newest first. */
export const messagesShape = z.strictObject({
  items: z.array(postShape),
  cursor: z.string().nullable(),
  now: z.number(),
})
export type Messages = z.infer<typeof messagesShape>
