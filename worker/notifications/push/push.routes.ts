/** Push subscription of this session's browser. */
import { pushStateShape, pushSubscriptionShape } from '../../../domain/push/push.schema'
import { getDeps } from '../../context'
import { requireUser } from '../../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../../gate/define-route'
import { getPushState, removePushSubscription, savePushSubscription } from './push.service'

const PUSH_SUBSCRIBED = { count: 30, seconds: 3600 }

const path = '/api/me/push'
const rate = { ...PUSH_SUBSCRIBED, by: 'person' } as const

const stateRoute = defineRoute({
  method: 'get',
  path,
  access: 'member',
  responses: { 200: toJsonContent(pushStateShape, 'The key to subscribe with, and this session’s endpoint') },
})
const subscribeRoute = defineRoute({
  method: 'put',
  path,
  access: 'member',
  rate,
  request: { body: { required: true, ...toJsonContent(pushSubscriptionShape) } },
  responses: { 204: { description: 'This browser is subscribed' } },
})
const unsubscribeRoute = defineRoute({
  method: 'delete',
  path,
  access: 'member',
  responses: { 204: { description: 'This browser is unsubscribed' } },
})

export const pushRoutes = createRouter()
  .openapi(stateRoute, async (c) => c.json(await getPushState(getDeps(c), await requireUser(c)), 200))
  .openapi(subscribeRoute, async (c) => {
    await savePushSubscription(getDeps(c), await requireUser(c), c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(unsubscribeRoute, async (c) => {
    await removePushSubscription(getDeps(c), await requireUser(c))
    return c.body(null, 204)
  })
