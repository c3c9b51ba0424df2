/** Upgrade route. The current plan is part of the session; no other route changes it. */

import { PURCHASE_TRIES } from '../../domain/billing/billing.limits'
import { newUpgradeShape, upgradeShape } from '../../domain/billing/plans.schema'
import { announceLater } from '../events/announce-later'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { upgradePlan } from './plans.service'

const buyMonth = defineRoute({
  method: 'post',
  path: '/api/plan/upgrade',
  access: 'adult',
  rate: { ...PURCHASE_TRIES, by: 'person' },
  request: { body: toJsonBody(newUpgradeShape) },
  responses: {
    200: toJsonContent(upgradeShape, 'Paid, or the checkout URL. A repeated request charges no second month'),
  },
})

export const planRoutes = createRouter().handle(buyMonth, async ({ deps, user, body }) => {
  const { upgrade: result, events } = await upgradePlan(deps, user, body)
  announceLater(deps, events)
  return result
})
