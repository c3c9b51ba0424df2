/** The user's own notifications. */
import { z } from '@hono/zod-openapi'
import {
  notificationsShape,
  readNotificationsShape,
  unreadShape,
} from '../../domain/notifications/notifications.schema'
import { getDeps } from '../context'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
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
  request: { body: { required: true, ...toJsonContent(readNotificationsShape) } },
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
  .openapi(listRoute, async (c) =>
    c.json(await listNotificationPage(getDeps(c), await requireUser(c), c.req.valid('query').cursor), 200),
  )
  .openapi(unreadRoute, async (c) => c.json(await getUnreadCounts(getDeps(c), await requireUser(c)), 200))
  .openapi(readRoute, async (c) => {
    const { live, waitUntil } = getDeps(c)
    waitUntil(
      live.announce(await markNotificationsRead(getDeps(c), await requireUser(c), c.req.valid('json'))),
    )
    return c.body(null, 204)
  })
  .openapi(dismissRoute, async (c) => {
    const { live, waitUntil } = getDeps(c)
    waitUntil(live.announce(await dismiss(getDeps(c), await requireUser(c), c.req.valid('param').id)))
    return c.body(null, 204)
  })
  .openapi(undoDismissRoute, async (c) => {
    const { live, waitUntil } = getDeps(c)
    waitUntil(live.announce(await undoDismiss(getDeps(c), await requireUser(c), c.req.valid('param').id)))
    return c.body(null, 204)
  })
