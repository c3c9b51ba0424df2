/** Upgrade route. The current plan is part of the session; no other route changes it. */
import { PURCHASE_TRIES } from '../../domain/limits'
import { newUpgradeShape, upgradeShape } from '../../domain/plans.schema'
import { tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { upgrade } from './plans.service'

const buyMonth = declare({
  method: 'post',
  path: '/api/plan/upgrade',
  access: 'adult',
  rate: { ...PURCHASE_TRIES, by: 'person' },
  request: { body: { required: true, ...json(newUpgradeShape) } },
  responses: {
    200: json(upgradeShape, 'Paid, or the checkout URL. A repeated request charges no second month'),
  },
})

export const planRoutes = subApp().openapi(buyMonth, async (c) => {
  const kit = tools(c)
  const { upgrade: answer, events } = await upgrade(kit, await member(c), c.req.valid('json'))
  kit.later(kit.live.announce(events))
  return c.json(answer, 200)
})
