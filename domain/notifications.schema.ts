/** The shapes of what people are told. */
import { z } from 'zod'
import { KIND_NAMES } from './kinds'
import { REASONS, SYSTEM_NOTICES } from './notifications'
import { authorShape } from './posts.schema'

const kindShape = z.enum(KIND_NAMES)

export const notificationShape = z.strictObject({
  id: z.string(),
  /** Null where it belongs to no kind of content. */
  type: kindShape.nullable(),
  reason: z.enum(REASONS),
  /** Who caused it last; null for the system. */
  actor: authorShape.nullable(),
  /** How many times it happened since it was last looked at. */
  count: z.number(),
  /** What it is about; null where that is nothing that was said. */
  post: z.strictObject({ id: z.string(), kind: kindShape, title: z.string() }).nullable(),
  /** The newest of what caused it, where that is something else than the post: the reply itself. */
  sourceId: z.string().nullable(),
  /** What a system's notice says. */
  message: z.enum(SYSTEM_NOTICES).nullable(),
  /** The title of the reader's own voice that it is about, where nobody may hear that; null where it is about none. */
  about: z.string().nullable(),
  at: z.number(),
  read: z.boolean(),
})
export type Notification = z.infer<typeof notificationShape>

export const notificationsShape = z.strictObject({
  items: z.array(notificationShape),
  cursor: z.string().nullable(),
  now: z.number(),
})
export type Notifications = z.infer<typeof notificationsShape>

/** Unread ones by kind of content; kinds without any are left out. Counted up to a limit. */
export const unreadShape = z.strictObject({
  total: z.number(),
  byKind: z.partialRecord(kindShape, z.number()),
})
export type UnreadNotifications = z.infer<typeof unreadShape>

/** Which ones were looked at: some by their ids, those about a post, or all. */
export const readNotificationsShape = z.union([
  z.strictObject({ ids: z.array(z.string().max(64)).min(1).max(100) }),
  z.strictObject({ post: z.string().max(64) }),
  z.strictObject({ all: z.literal(true) }),
])
export type ReadNotifications = z.infer<typeof readNotificationsShape>
