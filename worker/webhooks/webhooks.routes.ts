/** The member's webhooks, managed from a session only. */

import { z } from '@hono/zod-openapi'
import { DAY_SECONDS } from '../../domain/time/units'
import {
  createdWebhookShape,
  newWebhookShape,
  webhookDeliveriesShape,
  webhooksShape,
} from '../../domain/webhooks/webhooks.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { okShape } from '../http/ok'
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
const WEBHOOK_CHANGES = { count: 50, seconds: DAY_SECONDS }

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
  freshSignIn: true,
  rate,
  request: { body: toJsonBody(newWebhookShape) },
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
  freshSignIn: true,
  rate,
  request: { params },
  responses: { 200: toJsonContent(createdWebhookShape, 'The webhook with a new secret') },
})

const enableRoute = defineRoute({
  method: 'post',
  path: '/api/webhooks/{id}/enable',
  access: 'member',
  notSuspended: true,
  freshSignIn: true,
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
  .handle(listRoute, async ({ deps, user }) => ({ items: await listWebhooks(deps, user) }))
  .handle(addRoute, ({ deps, user, body }) => addWebhook(deps, user, body))
  .handle(removeRoute, ({ deps, user, params }) => removeWebhook(deps, user, params.id))
  .handle(rotateRoute, ({ deps, user, params }) => rotateSecret(deps, user, params.id))
  .handle(enableRoute, ({ deps, user, params }) => turnOnWebhook(deps, user, params.id))
  .handle(pingRoute, async ({ deps, user, params }) => {
    await pingWebhook(deps, user, params.id)
    deps.waitUntil(drainWebhooks(deps))
  })
  .handle(deliveriesRoute, async ({ deps, user, params }) => ({
    items: await listWebhookDeliveries(deps, user, params.id),
  }))
