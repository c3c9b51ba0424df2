/** Push subscription of this session's browser. */
import { pushStateShape, pushSubscriptionShape } from '../../../domain/push/push.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../../gate/define-route'
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
  request: { body: toJsonBody(pushSubscriptionShape) },
  responses: { 204: { description: 'This browser is subscribed' } },
})
const unsubscribeRoute = defineRoute({
  method: 'delete',
  path,
  access: 'member',
  responses: { 204: { description: 'This browser is unsubscribed' } },
})

export const pushRoutes = createRouter()
  .handle(stateRoute, ({ deps, user }) => getPushState(deps, user))
  .handle(subscribeRoute, ({ deps, user, body }) => savePushSubscription(deps, user, body))
  .handle(unsubscribeRoute, ({ deps, user }) => removePushSubscription(deps, user))
