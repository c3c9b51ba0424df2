/** Push subscription of this browser. The service worker uses it too: `request` alone, so that it does not carry `hc`. */
import type { UnreadNotifications } from '../../../domain/notifications/notifications.schema'
import type { PushState } from '../../../domain/push/push.schema'
import { request } from '../client'

const PATH = '/api/me/push'

const send = (path: string, method: string, body: unknown) =>
  request(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** The application server key, and this browser's subscription. */
export async function fetchPushState(): Promise<PushState> {
  return (await request(PATH)).json()
}

/** Saves this browser's subscription. */
export async function savePush(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await send(PATH, 'PUT', { endpoint, keys })
}

/** Deletes this browser's subscription. */
export async function deletePush(): Promise<void> {
  await request(PATH, { method: 'DELETE' })
}

/** The number of unread notifications. */
export async function fetchUnreadCount(): Promise<number> {
  const { total }: UnreadNotifications = await (await request('/api/notifications/unread')).json()
  return total
}

/** Marks a notification as read after its system notification was clicked. */
export async function markNotificationRead(notificationId: string): Promise<void> {
  await send('/api/notifications/read', 'POST', { ids: [notificationId] })
}
