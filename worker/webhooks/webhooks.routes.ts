/** The member's webhooks, managed from a session only. */
import { z } from '@hono/zod-openapi'
import {
  createdWebhookShape,
  newWebhookShape,
  webhookDeliveriesShape,
  webhooksShape,
} from '../../domain/webhooks/webhooks.schema'
import { getDeps } from '../context'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { ok, okShape } from '../http/ok'
import { drainWebhooks } from './deliver.service'
import {
  addWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pingWebhook,
  removeWebhook,
  rotateSecret,
  turnOnWebhook,
} from './webhooks.service'

/** New, rotated and tested webhooks per day. */
const WEBHOOK_CHANGES = { count: 50, seconds: 86_400 }

const params = z.strictObject({ id: z.string().max(64) })
const rate = { ...WEBHOOK_CHANGES, by: 'person' } as const

const listRoute = defineRoute({
  method: 'get',
  path: '/api/webhooks',
  access: 'member',
  responses: { 200: toJsonContent(webhooksShape, 'The member’s webhooks, oldest first') },
})

const addRoute = defineRoute({
  method: 'post',
  path: '/api/webhooks',
  access: 'member',
  notSuspended: true,
  rate,
  request: { body: { required: true, ...toJsonContent(newWebhookShape) } },
  responses: { 201: toJsonContent(createdWebhookShape, 'The new webhook, and its secret') },
})

const removeRoute = defineRoute({
  method: 'delete',
  path: '/api/webhooks/{id}',
  access: 'member',
  request: { params },
  responses: { 200: toJsonContent(okShape, 'The webhook is removed') },
})

const rotateRoute = defineRoute({
  method: 'post',
  path: '/api/webhooks/{id}/secret',
  access: 'member',
  notSuspended: true,
  rate,
  request: { params },
  responses: { 200: toJsonContent(createdWebhookShape, 'The webhook with a new secret') },
})

const enableRoute = defineRoute({
  method: 'post',
  path: '/api/webhooks/{id}/enable',
  access: 'member',
  notSuspended: true,
  rate,
  request: { params },
  responses: { 200: toJsonContent(okShape, 'The webhook is on') },
})

const pingRoute = defineRoute({
  method: 'post',
  path: '/api/webhooks/{id}/ping',
  access: 'member',
  notSuspended: true,
  rate,
  request: { params },
  responses: { 202: toJsonContent(okShape, 'A test call is on its way') },
})

const deliveriesRoute = defineRoute({
  method: 'get',
  path: '/api/webhooks/{id}/deliveries',
  access: 'member',
  request: { params },
  responses: { 200: toJsonContent(webhookDeliveriesShape, 'The newest calls of a webhook') },
})

export const webhooksRoutes = createRouter()
  .openapi(listRoute, async (c) =>
    c.json({ items: await listWebhooks(getDeps(c), await requireUser(c)) }, 200),
  )
  .openapi(addRoute, async (c) =>
    c.json(await addWebhook(getDeps(c), await requireUser(c), c.req.valid('json')), 201),
  )
  .openapi(removeRoute, async (c) => {
    await removeWebhook(getDeps(c), await requireUser(c), c.req.valid('param').id)
    return c.json(ok, 200)
  })
  .openapi(rotateRoute, async (c) =>
    c.json(await rotateSecret(getDeps(c), await requireUser(c), c.req.valid('param').id), 200),
  )
  .openapi(enableRoute, async (c) => {
    await turnOnWebhook(getDeps(c), await requireUser(c), c.req.valid('param').id)
    return c.json(ok, 200)
  })
  .openapi(pingRoute, async (c) => {
    const deps = getDeps(c)
    await pingWebhook(deps, await requireUser(c), c.req.valid('param').id)
    deps.waitUntil(drainWebhooks(deps))
    return c.json(ok, 202)
  })
  .openapi(deliveriesRoute, async (c) => {
    const { id } = c.req.valid('param')
    return c.json({ items: await listWebhookDeliveries(getDeps(c), await requireUser(c), id) }, 200)
  })
