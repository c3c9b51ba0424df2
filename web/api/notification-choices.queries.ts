/** Notification settings. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NotificationPreferences } from '../../domain/notifications/notification-preferences.schema'
import { keys } from './keys'
import { choicesApi } from './typed-clients'

const choicesRoute = choicesApi.api.me['notification-choices']

/** The viewer's choices by reason, and their quiet hours. */
export function useNotificationChoices() {
  return useQuery({
    queryKey: keys.notificationChoices,
    queryFn: async ({ signal }): Promise<NotificationPreferences> =>
      (await choicesRoute.$get({}, { init: { signal } })).json(),
  })
}

type Change = { before: NotificationPreferences; chosen: NotificationPreferences }

/** Changes them optimistically, saves them one after another, and rolls back on failure. */
export function useChangeNotificationChoices(onFailure: (error: unknown) => void) {
  const client = useQueryClient()
  const queryKey = keys.notificationChoices
  const { mutate } = useMutation({
    scope: { id: 'notification-choices' },
    mutationFn: ({ chosen }: Change) => choicesRoute.$put({ json: chosen }),
    onError: (error, { chosen, before }) => {
      // Offline it cannot be refetched; a later choice stays, and is saved next.
      if (client.getQueryData(queryKey) === chosen) client.setQueryData(queryKey, before)
      void client.invalidateQueries({ queryKey })
      onFailure(error)
    },
  })
  return (change: (choices: NotificationPreferences) => NotificationPreferences) => {
    // An earlier response would overwrite the change.
    void client.cancelQueries({ queryKey })
    const before = client.getQueryData<NotificationPreferences>(queryKey)
    const chosen = client.setQueryData<NotificationPreferences>(queryKey, (known) => known && change(known))
    if (before && chosen) mutate({ before, chosen })
  }
}
