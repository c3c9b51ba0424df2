/** The user's own notification choices. */
import {
  notificationSettingsChangesShape,
  notificationSettingsShape,
} from '../../domain/notifications/notification-settings.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
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
  request: { body: toJsonBody(notificationSettingsChangesShape) },
  responses: { 204: { description: 'Saved' } },
})

export const notificationSettingsRoutes = createRouter()
  .handle(readRoute, ({ deps, user }) => getNotificationSettings(deps, user.id))
  .handle(saveRoute, ({ deps, user, body }) => setNotificationSettings(deps, user.id, body))
