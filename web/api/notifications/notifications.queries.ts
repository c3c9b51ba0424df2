/** Notifications, and marking them as read. */
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type {
  Notification,
  Notifications,
  ReadNotifications,
  UnreadNotifications,
} from '../../../domain/notifications/notifications.schema'
import type { notificationsRoutes } from '../../../worker/notifications/notifications.routes'
import { setServerTime } from '../../state/clock'
import { changeAtOnce } from '../change-at-once'
import { keys } from '../keys'
import { BY_CURSOR } from '../paged-query'
import { queryClient } from '../query-client'
import { createClient } from '../typed-client'

const { notifications } = createClient<typeof notificationsRoutes>().api
type Pages = InfiniteData<Notifications, string | null>

/** The viewer's notifications, paged, newest first. */
export function useNotificationList() {
  return useInfiniteQuery({
    queryKey: keys.notificationList,
    queryFn: async ({ pageParam, signal }): Promise<Notifications> => {
      const query = { cursor: pageParam ?? undefined }
      const page = await (await notifications.$get({ query }, { init: { signal } })).json()
      setServerTime(page.now)
      return page
    },
    ...BY_CURSOR,
  })
}

/** The number of unread notifications; undefined while loading. */
export function useUnreadNotifications(enabled: boolean): UnreadNotifications | undefined {
  const { data } = useQuery({
    queryKey: keys.unreadNotifications,
    enabled,
    queryFn: async ({ signal }): Promise<UnreadNotifications> =>
      (await notifications.unread.$get({}, { init: { signal } })).json(),
  })
  return data
}

/** Marks notifications as read, optimistically. */
export function useReadNotifications() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (target: ReadNotifications) => notifications.read.$post({ json: target }),
    ...changeListAtOnce<ReadNotifications>(client, (items, target) =>
      items.map((one) => (isTarget(one, target) ? { ...one, isRead: true } : one)),
    ),
    onSettled: () => client.invalidateQueries({ queryKey: keys.notifications }),
  })
}

/** Deletes a notification optimistically; rolls back on failure. */
export function useDeleteNotification() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => notifications[':id'].$delete({ param: { id } }),
    ...changeListAtOnce<string>(client, (items, id) => items.filter((one) => one.id !== id)),
    onSettled: () => client.invalidateQueries({ queryKey: keys.notifications }),
  })
}

/** Restores a deleted notification; resolves once the lists are refetched. */
export async function restoreNotification(id: string): Promise<void> {
  await notifications[':id'].restore.$post({ param: { id } })
  await queryClient.invalidateQueries({ queryKey: keys.notifications })
}

function changeListAtOnce<Input>(
  client: QueryClient,
  change: (items: Notification[], input: Input) => Notification[],
) {
  return changeAtOnce<Pages, Input>(client, keys.notificationList, ({ pages, ...rest }, input) => ({
    ...rest,
    pages: pages.map((page) => ({ ...page, items: change(page.items, input) })),
  }))
}

function isTarget({ id, post, sourceId }: Notification, target: ReadNotifications): boolean {
  if ('ids' in target) return target.ids.includes(id)
  return 'all' in target || post?.id === target.post || sourceId === target.post
}
