import type {
  NotificationSettings,
  NotificationSettingsChanges,
} from '../../../domain/notifications/notification-settings.schema'
import type { notificationSettingsRoutes } from '../../../worker/notifications/notification-settings.routes'
import { keys } from '../keys'
import { createClient } from '../typed-client'
import type { Setting } from '../useSetting'

const settingsRoute = createClient<typeof notificationSettingsRoutes>().api.me['notification-settings']

/** The viewer's choices by reason, and their quiet hours. */
export const NOTIFICATION_CHOICES: Setting<NotificationSettings, NotificationSettingsChanges> = {
  queryKey: keys.notificationSettings,
  queryFn: async ({ signal }) => (await settingsRoute.$get({}, { init: { signal } })).json(),
  save: (json) => settingsRoute.$put({ json }),
  merge: (known, changes) => ({
    ...known,
    ...changes,
    reasons: { ...known.reasons, ...changes.reasons },
  }),
}
