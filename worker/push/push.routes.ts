/** Push subscription of this session's browser. */
import { PUSH_SUBSCRIBED } from '../../domain/limits'
import { pushStateShape, pushSubscriptionShape } from '../../domain/push.schema'
import { tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { pushStateOf, subscribe, unsubscribe } from './push.service'

const path = '/api/me/push'
const rate = { ...PUSH_SUBSCRIBED, by: 'person' } as const

const state = declare({
  method: 'get',
  path,
  access: 'member',
  responses: { 200: json(pushStateShape, 'The key to subscribe with, and this session’s endpoint') },
})
const add = declare({
  method: 'put',
  path,
  access: 'member',
  rate,
  request: { body: { required: true, ...json(pushSubscriptionShape) } },
  responses: { 204: { description: 'This browser is subscribed' } },
})
const drop = declare({
  method: 'delete',
  path,
  access: 'member',
  responses: { 204: { description: 'This browser is unsubscribed' } },
})

export const pushRoutes = subApp()
  .openapi(state, async (c) => c.json(await pushStateOf(tools(c), await member(c)), 200))
  .openapi(add, async (c) => {
    await subscribe(tools(c), await member(c), c.req.valid('json'))
    return c.body(null, 204)
  })
  .openapi(drop, async (c) => {
    await unsubscribe(tools(c), await member(c))
    return c.body(null, 204)
  })
