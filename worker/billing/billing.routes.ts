/** Routes to buy posts and list purchases, and the payment provider's webhook. */
import { z } from '@hono/zod-openapi'
import { PURCHASE_TRIES } from '../../domain/billing/billing.limits'
import { newPurchaseShape, purchaseShape, purchasesShape } from '../../domain/billing/purchases.schema'
import { appError } from '../../domain/errors/errors'
import { announceLater } from '../events/announce-later'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { drainOutbox } from '../outbox/outbox.service'
import { getViewer } from '../posts/access/viewer'
import { getPurchases, startPurchase } from './purchase.service'
import { handleBillingWebhook } from './settle.service'

const buy = defineRoute({
  method: 'post',
  path: '/api/posts/{id}/purchase',
  access: 'member',
  rate: { ...PURCHASE_TRIES, by: 'person' },
  request: { params: z.strictObject({ id: z.string().max(64) }), body: toJsonBody(newPurchaseShape) },
  responses: {
    200: toJsonContent(
      purchaseShape,
      'Unlocked, or the checkout URL. A repeated request charges nothing twice',
    ),
  },
})

const bought = defineRoute({
  method: 'get',
  path: '/api/purchases',
  access: 'member',
  scope: 'messages:read',
  responses: { 200: toJsonContent(purchasesShape, 'What the member bought and sold') },
})

/** The body is read raw, because the signature covers its bytes. */
const webhook = defineRoute({
  method: 'post',
  path: '/api/billing/stripe',
  access: 'public',
  maxBytes: 256 * 1024,
  responses: { 204: { description: 'Processed, now or before' } },
})

export const billingRoutes = createRouter()
  .handle(buy, async ({ deps, user, params, body, c }) => {
    const input = { viewer: await getViewer(c), id: params.id, ...body }
    const { purchase: result, events } = await startPurchase(deps, user, input)
    announceLater(deps, events)
    return result
  })
  .handle(bought, ({ deps, user }) => getPurchases(deps, user))
  .handle(webhook, async ({ deps, c }) => {
    const signature = c.req.header('stripe-signature') ?? ''
    const events = await handleBillingWebhook(deps, await c.req.text(), signature)
    if (events === 'forged') throw appError('billing.signature_invalid')
    announceLater(deps, events)
    if (events.length > 0) deps.waitUntil(drainOutbox(deps))
  })
