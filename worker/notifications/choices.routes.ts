/** The user's own notification choices. */
import { NOTIFICATION_CHOICES_SAVED } from '../../domain/limits'
import { notificationChoicesShape } from '../../domain/notification-choices.schema'
import { tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { choicesFor, choose } from './choices.service'

const path = '/api/me/notification-choices'

const read = declare({
  method: 'get',
  path,
  access: 'member',
  responses: { 200: json(notificationChoicesShape, 'The user’s choices by reason') },
})
const save = declare({
  method: 'put',
  path,
  access: 'member',
  rate: { ...NOTIFICATION_CHOICES_SAVED, by: 'person' },
  request: { body: { required: true, ...json(notificationChoicesShape) } },
  responses: { 204: { description: 'Saved' } },
})

export const choicesRoutes = subApp()
  .openapi(read, async (c) => c.json(await choicesFor(tools(c), (await member(c)).id), 200))
  .openapi(save, async (c) => {
    await choose(tools(c), (await member(c)).id, c.req.valid('json'))
    return c.body(null, 204)
  })
