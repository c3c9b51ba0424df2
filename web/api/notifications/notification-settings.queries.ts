/** Notification settings. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  NotificationSettings,
  NotificationSettingsChanges,
} from '../../../domain/notifications/notification-settings.schema'
import type { notificationSettingsRoutes } from '../../../worker/notifications/notification-settings.routes'
import { keys } from '../keys'
import { createClient } from '../typed-client'

const settingsRoute = createClient<typeof notificationSettingsRoutes>().api.me['notification-settings']

/** The viewer's choices by reason, and their quiet hours. */
export function useNotificationSettings() {
  return useQuery({
    queryKey: keys.notificationSettings,
    queryFn: async ({ signal }): Promise<NotificationSettings> =>
      (await settingsRoute.$get({}, { init: { signal } })).json(),
  })
}

type Change = {
  before: NotificationSettings
  chosen: NotificationSettings
  changes: NotificationSettingsChanges
}

/** Changes them optimistically, saves them one after another, and rolls back on failure. */
export function useChangeNotificationSettings(onFailure: (error: unknown) => void) {
  const client = useQueryClient()
  const queryKey = keys.notificationSettings
  const { mutate } = useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: ({ changes }: Change) => settingsRoute.$put({ json: changes }),
    onError: (error, { chosen, before }) => {
      // Offline it cannot be refetched; a later choice stays, and is saved next.
      if (client.getQueryData(queryKey) === chosen) client.setQueryData(queryKey, before)
      void client.invalidateQueries({ queryKey })
      onFailure(error)
    },
  })
  return (changes: NotificationSettingsChanges) => {
    // An earlier response would overwrite the change.
    void client.cancelQueries({ queryKey })
    const before = client.getQueryData<NotificationSettings>(queryKey)
    const chosen = client.setQueryData<NotificationSettings>(
      queryKey,
      (known) => known && { ...known, ...changes, reasons: { ...known.reasons, ...changes.reasons } },
    )
    if (before && chosen) mutate({ before, chosen, changes })
  }
}
