/** Push notifications (spec §9): show, click and renew the subscription. */
import { NOTIFICATION_CLOSE_MS } from '../../domain/limits'
import type { PushPayload } from '../../domain/push/push-payload'
import { fetchPushState, fetchUnreadCount, markNotificationRead, savePush } from '../api/notifications/push'
import { createSystemNotification, type SystemNotificationData } from '../state/system-notification'
import { applyAppLanguage } from './language'
import { APP_PAGE, worker } from './worker-scope'

/** How long the service worker waits for an open window to confirm that it navigates. */
const NOTIFICATION_REPLY_MS = 1000

/** Missing in the DOM types. */
type SubscriptionChange = ExtendableEvent & { readonly oldSubscription?: PushSubscription | null }

export function registerPush(): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(event.data)))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openTarget(event.notification.data))
  })
  worker.addEventListener('pushsubscriptionchange', (event) =>
    (event as SubscriptionChange).waitUntil(subscribeAgain()),
  )
}

/**
 * Shows a notification for each push: Safari ends a subscription after three without one. While a window of the app is
 * focused, which has the panel, it makes no sound and is closed at once.
 */
async function show(sent: PushMessageData | null): Promise<void> {
  const pushed: PushPayload | undefined = sent?.json()
  if (!pushed) return
  const isSeen = (await listWindows()).some(({ focused }) => focused)
  // Without storage in the default language, rather than not at all.
  await applyAppLanguage().catch(() => undefined)
  const { title, options } = createSystemNotification(pushed.notification, {
    tag: pushed.group,
    words: pushed.words,
  })
  await worker.registration.showNotification(title, isSeen ? { ...options, silent: true } : options)
  if (isSeen) return closeNotifications(options.tag)
  await updateAppBadge()
  if (options.requireInteraction) return
  await new Promise((resolve) => setTimeout(resolve, NOTIFICATION_CLOSE_MS))
  await closeNotifications(options.tag)
}

async function closeNotifications(tag: string): Promise<void> {
  for (const shown of await worker.registration.getNotifications({ tag })) shown.close()
}

/** Opens the target in an existing or new window, and marks the notification as read. */
async function openTarget({ id, href }: SystemNotificationData): Promise<void> {
  // Offline it stays unread.
  const marked = markNotificationRead(id).catch(() => undefined)
  const [open] = await listWindows()
  // Browsers may refuse to focus or open a window.
  if (open && (await tryNavigate(open, href))) await open.focus().catch(() => undefined)
  else await worker.clients.openWindow(href).catch(() => undefined)
  await marked
  await updateAppBadge()
}

/**
 * Sets the number of unread notifications on the installed app's icon, as `AppBadge` does in a page. Browsers without
 * it, and those that refuse it, show none; offline it keeps its number.
 */
async function updateAppBadge(): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  const setBadge = (count: number) => (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  await fetchUnreadCount()
    .then(setBadge)
    .catch(() => undefined)
}

/** Whether a window navigated there. A window that does not answer is loading or recording, and stays as it is. */
function tryNavigate(open: WindowClient, href: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), NOTIFICATION_REPLY_MS)
    open.postMessage({ type: 'OPEN', href }, [port2])
  })
}

/** Windows with the app, focused ones first; share pages have no panel and no views. */
async function listWindows(): Promise<readonly WindowClient[]> {
  const all = await worker.clients.matchAll({ type: 'window' })
  const ours = all.filter(({ url }) => new URL(url).pathname === APP_PAGE)
  return ours.toSorted((a, b) => Number(b.focused) - Number(a.focused))
}

/** The push service changed the endpoint. */
async function subscribeAgain(): Promise<void> {
  const { key } = await fetchPushState()
  if (!key) return
  const options = { userVisibleOnly: true, applicationServerKey: key }
  await savePush(await worker.registration.pushManager.subscribe(options))
}
