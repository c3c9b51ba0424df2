/** Wire schemas of notifications. */
import { z } from 'zod'
import { KIND_NAMES } from '../kinds'
import { authorShape } from '../people/author.schema'
import { nameShape } from '../posts/titles.schema'
import { REASONS, SYSTEM_NOTICES } from './notifications'

const kindShape = z.enum(KIND_NAMES)

export const notificationShape = z.strictObject({
  id: z.string(),
  /** The kind of the post; null without one. */
  type: kindShape.nullable(),
  reason: z.enum(REASONS),
  /** The latest actor; null for the system. */
  actor: authorShape.nullable(),
  /** How many times it happened since it was read. */
  count: z.number(),
  /** The post it is about; null where there is none. */
  post: z.strictObject({ id: z.string(), kind: kindShape, ...nameShape }).nullable(),
  /** The newest post that caused it, where that is not `post`: the reply itself. */
  sourceId: z.string().nullable(),
  /** The code of a system notice. */
  message: z.enum(SYSTEM_NOTICES).nullable(),
  /** The title of the recipient's own post, where nobody can play that any more; null without one. */
  deletedTitle: z.string().nullable(),
  at: z.number(),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof notificationShape>

export const notificationsShape = z.strictObject({
  items: z.array(notificationShape),
  cursor: z.string().nullable(),
  now: z.number(),
})
export type Notifications = z.infer<typeof notificationsShape>

/** Unread counts by kind, capped; kinds without any are omitted. */
export const unreadShape = z.strictObject({
  total: z.number(),
  byKind: z.partialRecord(kindShape, z.number()),
})
export type UnreadNotifications = z.infer<typeof unreadShape>

/** Which notifications were read: by ids, by post, or all. */
export const readNotificationsShape = z.union([
  z.strictObject({ ids: z.array(z.string().max(64)).min(1).max(100) }),
  z.strictObject({ post: z.string().max(64) }),
  z.strictObject({ all: z.literal(true) }),
])
export type ReadNotifications = z.infer<typeof readNotificationsShape>
