/** The user's own notifications. */
import { z } from '@hono/zod-openapi'
import {
  notificationsShape,
  readNotificationsShape,
  unreadShape,
} from '../../domain/notifications/notifications.schema'
import { announceLater } from '../events/announce-later'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { CURSOR } from '../http/cursor'
import {
  dismiss,
  getUnreadCounts,
  listNotificationPage,
  markNotificationsRead,
  undoDismiss,
} from './notifications.service'

const listRoute = defineRoute({
  method: 'get',
  path: '/api/notifications',
  access: 'member',
  scope: 'notifications',
  request: { query: z.strictObject({ cursor: z.string().regex(CURSOR).optional() }) },
  responses: { 200: toJsonContent(notificationsShape, 'The user’s notifications, newest first') },
})
const unreadRoute = defineRoute({
  method: 'get',
  path: '/api/notifications/unread',
  access: 'member',
  scope: 'notifications',
  responses: { 200: toJsonContent(unreadShape, 'Unread counts by kind of content') },
})
const readRoute = defineRoute({
  method: 'post',
  path: '/api/notifications/read',
  access: 'member',
  scope: 'notifications',
  keepsMemos: true,
  request: { body: toJsonBody(readNotificationsShape) },
  responses: { 204: { description: 'Marked as read' } },
})
const dismissRoute = defineRoute({
  method: 'delete',
  path: '/api/notifications/{id}',
  access: 'member',
  scope: 'notifications',
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: { 204: { description: 'Dismissed' } },
})
const undoDismissRoute = defineRoute({
  method: 'post',
  path: '/api/notifications/{id}/restore',
  access: 'member',
  scope: 'notifications',
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: { 204: { description: 'Restored' } },
})

export const notificationsRoutes = createRouter()
  .handle(listRoute, ({ deps, user, query }) => listNotificationPage(deps, user, query.cursor))
  .handle(unreadRoute, ({ deps, user }) => getUnreadCounts(deps, user))
  .handle(readRoute, async ({ deps, user, body }) =>
    announceLater(deps, await markNotificationsRead(deps, user, body)),
  )
  .handle(dismissRoute, async ({ deps, user, params }) =>
    announceLater(deps, await dismiss(deps, user, params.id)),
  )
  .handle(undoDismissRoute, async ({ deps, user, params }) =>
    announceLater(deps, await undoDismiss(deps, user, params.id)),
  )
