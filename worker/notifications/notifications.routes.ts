/** The user's own notifications. */
import { z } from '@hono/zod-openapi'
import { notificationsShape, readNotificationsShape, unreadShape } from '../../domain/notifications.schema'
import { tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { CURSOR } from '../posts/cursor'
import { forget, notificationsOf, read, unforget, unreadOf } from './notifications.service'

const list = declare({
  method: 'get',
  path: '/api/notifications',
  access: 'member',
  request: { query: z.strictObject({ cursor: z.string().regex(CURSOR).optional() }) },
  responses: { 200: json(notificationsShape, 'The user’s notifications, newest first') },
})
const unread = declare({
  method: 'get',
  path: '/api/notifications/unread',
  access: 'member',
  responses: { 200: json(unreadShape, 'Unread counts by kind of content') },
})
const seen = declare({
  method: 'post',
  path: '/api/notifications/read',
  access: 'member',
  request: { body: { required: true, ...json(readNotificationsShape) } },
  responses: { 204: { description: 'Marked as read' } },
})
const remove = declare({
  method: 'delete',
  path: '/api/notifications/{id}',
  access: 'member',
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: { 204: { description: 'Dismissed' } },
})
const bringBack = declare({
  method: 'post',
  path: '/api/notifications/{id}/restore',
  access: 'member',
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: { 204: { description: 'Restored' } },
})

export const notificationsRoutes = subApp()
  .openapi(list, async (c) =>
    c.json(await notificationsOf(tools(c), await member(c), c.req.valid('query').cursor), 200),
  )
  .openapi(unread, async (c) => c.json(await unreadOf(tools(c), await member(c)), 200))
  .openapi(seen, async (c) => {
    const { live, later } = tools(c)
    later(live.announce(await read(tools(c), await member(c), c.req.valid('json'))))
    return c.body(null, 204)
  })
  .openapi(remove, async (c) => {
    const { live, later } = tools(c)
    later(live.announce(await forget(tools(c), await member(c), c.req.valid('param').id)))
    return c.body(null, 204)
  })
  .openapi(bringBack, async (c) => {
    const { live, later } = tools(c)
    later(live.announce(await unforget(tools(c), await member(c), c.req.valid('param').id)))
    return c.body(null, 204)
  })
