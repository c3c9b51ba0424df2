/** Upgrade route. The current plan is part of the session; no other route changes it. */

import { PURCHASE_TRIES } from '../../domain/billing/billing.limits'
import { newUpgradeShape, upgradeShape } from '../../domain/billing/plans.schema'
import { getDeps } from '../context'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { upgradePlan } from './plans.service'

const buyMonth = defineRoute({
  method: 'post',
  path: '/api/plan/upgrade',
  access: 'adult',
  rate: { ...PURCHASE_TRIES, by: 'person' },
  request: { body: { required: true, ...toJsonContent(newUpgradeShape) } },
  responses: {
    200: toJsonContent(upgradeShape, 'Paid, or the checkout URL. A repeated request charges no second month'),
  },
})

export const planRoutes = createRouter().openapi(buyMonth, async (c) => {
  const deps = getDeps(c)
  const { upgrade: result, events } = await upgradePlan(deps, await requireUser(c), c.req.valid('json'))
  deps.waitUntil(deps.live.announce(events))
  return c.json(result, 200)
})
