/** The user's own notification choices. */
import {
  notificationSettingsChangesShape,
  notificationSettingsShape,
} from '../../domain/notifications/notification-settings.schema'
import { getDeps } from '../context'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { getNotificationSettings, setNotificationSettings } from './notification-settings.service'

const NOTIFICATION_SETTINGS_SAVED = { count: 60, seconds: 3600 }

const path = '/api/me/notification-settings'

const readRoute = defineRoute({
  method: 'get',
  path,
  access: 'member',
  responses: { 200: toJsonContent(notificationSettingsShape, 'The user’s choices by reason') },
})
const saveRoute = defineRoute({
  method: 'put',
  path,
  access: 'member',
  rate: { ...NOTIFICATION_SETTINGS_SAVED, by: 'person' },
  request: { body: { required: true, ...toJsonContent(notificationSettingsChangesShape) } },
  responses: { 204: { description: 'Saved' } },
})

export const notificationSettingsRoutes = createRouter()
  .openapi(readRoute, async (c) =>
    c.json(await getNotificationSettings(getDeps(c), (await requireUser(c)).id), 200),
  )
  .openapi(saveRoute, async (c) => {
    await setNotificationSettings(getDeps(c), (await requireUser(c)).id, c.req.valid('json'))
    return c.body(null, 204)
  })
