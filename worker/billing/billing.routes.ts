/** Routes to buy posts and list purchases, and the payment provider's webhook. */
import { z } from '@hono/zod-openapi'
import { fail } from '../../domain/errors'
import { PURCHASE_TRIES } from '../../domain/limits'
import { newPurchaseShape, purchaseShape, purchasesShape } from '../../domain/purchases.schema'
import { tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { lookerOf } from '../magic-links/grants'
import { purchase, purchasesOf } from './purchase.service'
import { hearProvider } from './settle.service'

const buy = declare({
  method: 'post',
  path: '/api/posts/{id}/purchase',
  access: 'member',
  rate: { ...PURCHASE_TRIES, by: 'person' },
  request: {
    params: z.strictObject({ id: z.string().max(64) }),
    body: { required: true, ...json(newPurchaseShape) },
  },
  responses: {
    200: json(purchaseShape, 'Unlocked, or the checkout URL. A repeated request charges nothing twice'),
  },
})

const bought = declare({
  method: 'get',
  path: '/api/purchases',
  access: 'member',
  responses: { 200: json(purchasesShape) },
})

/** The body is read raw, because the signature covers its bytes. */
const told = declare({
  method: 'post',
  path: '/api/billing/stripe',
  access: 'anyone',
  maxBytes: 256 * 1024,
  responses: { 204: { description: 'Processed, now or before' } },
})

export const billingRoutes = subApp()
  .openapi(buy, async (c) => {
    const kit = tools(c)
    const asked = { viewer: await lookerOf(c), id: c.req.valid('param').id, ...c.req.valid('json') }
    const { purchase: answer, events } = await purchase(kit, await member(c), asked)
    kit.later(kit.live.announce(events))
    return c.json(answer, 200)
  })
  .openapi(bought, async (c) => c.json(await purchasesOf(tools(c), await member(c)), 200))
  .openapi(told, async (c) => {
    const kit = tools(c)
    const events = await hearProvider(kit, await c.req.text(), c.req.header('stripe-signature') ?? '')
    if (events === 'forged') throw fail('billing.forged')
    kit.later(kit.live.announce(events))
    return c.body(null, 204)
  })
export type BillingApp = typeof billingRoutes
