/** Routes to buy posts and list purchases, and the payment provider's webhook. */
import { z } from '@hono/zod-openapi'
import { PURCHASE_TRIES } from '../../domain/billing/billing.limits'
import { newPurchaseShape, purchaseShape, purchasesShape } from '../../domain/billing/purchases.schema'
import { appError } from '../../domain/errors/errors'
import { getDeps } from '../context'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { drainOutbox } from '../outbox/outbox.service'
import { getViewer } from '../posts/access/viewer'
import { getPurchases, startPurchase } from './purchase.service'
import { handleBillingWebhook } from './settle.service'

const buy = defineRoute({
  method: 'post',
  path: '/api/posts/{id}/purchase',
  access: 'member',
  rate: { ...PURCHASE_TRIES, by: 'person' },
  request: {
    params: z.strictObject({ id: z.string().max(64) }),
    body: { required: true, ...toJsonContent(newPurchaseShape) },
  },
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
  .openapi(buy, async (c) => {
    const deps = getDeps(c)
    const input = { viewer: await getViewer(c), id: c.req.valid('param').id, ...c.req.valid('json') }
    const { purchase: result, events } = await startPurchase(deps, await requireUser(c), input)
    deps.waitUntil(deps.live.announce(events))
    return c.json(result, 200)
  })
  .openapi(bought, async (c) => c.json(await getPurchases(getDeps(c), await requireUser(c)), 200))
  .openapi(webhook, async (c) => {
    const deps = getDeps(c)
    const events = await handleBillingWebhook(
      deps,
      await c.req.text(),
      c.req.header('stripe-signature') ?? '',
    )
    if (events === 'forged') throw appError('billing.signature_invalid')
    deps.waitUntil(deps.live.announce(events))
    if (events.length > 0) deps.waitUntil(drainOutbox(deps))
    return c.body(null, 204)
  })
