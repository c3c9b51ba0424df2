/** The user's own notification choices. */
import { NOTIFICATION_CHOICES_SAVED } from '../../domain/limits'
import { notificationPreferencesShape } from '../../domain/notifications/notification-preferences.schema'
import { getDeps } from '../context'
import { requireUser } from '../http/access'
import { createRouter, defineRoute, toJsonContent } from '../http/define-route'
import { getChoices, setChoices } from './choices.service'

const path = '/api/me/notification-choices'

const readRoute = defineRoute({
  method: 'get',
  path,
  access: 'member',
  responses: { 200: toJsonContent(notificationPreferencesShape, 'The user’s choices by reason') },
})
const saveRoute = defineRoute({
  method: 'put',
  path,
  access: 'member',
  rate: { ...NOTIFICATION_CHOICES_SAVED, by: 'person' },
  request: { body: { required: true, ...toJsonContent(notificationPreferencesShape) } },
  responses: { 204: { description: 'Saved' } },
})

export const choicesRoutes = createRouter()
  .openapi(readRoute, async (c) => c.json(await getChoices(getDeps(c), (await requireUser(c)).id), 200))
  .openapi(saveRoute, async (c) => {
    await setChoices(getDeps(c), (await requireUser(c)).id, c.req.valid('json'))
    return c.body(null, 204)
  })
export type ChoicesApp = typeof choicesRoutes
