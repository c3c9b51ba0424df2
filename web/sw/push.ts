/** Push notifications (spec §9): show, click and renew the subscription. */
import { NOTICE_ANSWER_MS, NOTIFICATION_CLOSE_MS } from '../../domain/limits'
import type { Pushed } from '../../domain/pushed'
import { noteFollowed, pushState, savePush } from '../api/push'
import { type NoticeData, outsideNotice } from '../state/outside-notice'
import { speakAsTheApp } from './language'
import { APP_PAGE, worker } from './self'

/** Missing in the DOM types. */
type SubscriptionChange = ExtendableEvent & { readonly oldSubscription?: PushSubscription | null }

export function tellOutside(): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(event.data)))
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(follow(event.notification.data))
  })
  worker.addEventListener('pushsubscriptionchange', (event) =>
    (event as SubscriptionChange).waitUntil(subscribeAgain()),
  )
}

/** Shows a notification, unless a window of the app is focused: it has the panel. */
async function show(sent: PushMessageData | null): Promise<void> {
  const pushed: Pushed | undefined = sent?.json()
  if (!pushed || (await openWindows()).some(({ focused }) => focused)) return
  await speakAsTheApp()
  const { title, options } = outsideNotice(pushed.notification, pushed.group)
  await worker.registration.showNotification(title, options)
  if (options.requireInteraction) return
  await new Promise((resolve) => setTimeout(resolve, NOTIFICATION_CLOSE_MS))
  for (const shown of await worker.registration.getNotifications({ tag: options.tag })) shown.close()
}

/** Opens the target in an existing or new window, and marks the notification as read. */
async function follow({ id, href }: NoticeData): Promise<void> {
  // Offline it stays unread.
  const noted = noteFollowed(id).catch(() => undefined)
  const [open] = await openWindows()
  // Browsers may refuse to focus or open a window.
  if (open && (await opensIn(open, href))) await open.focus().catch(() => undefined)
  else await worker.clients.openWindow(href).catch(() => undefined)
  await noted
}

/** Whether a window navigated there. One that does not answer is loading or recording, and stays as it is. */
function opensIn(open: WindowClient, href: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), NOTICE_ANSWER_MS)
    open.postMessage({ type: 'OPEN', href }, [port2])
  })
}

/** Windows with the app, focused ones first; share pages have no panel and no views. */
async function openWindows(): Promise<readonly WindowClient[]> {
  const all = await worker.clients.matchAll({ type: 'window' })
  const ours = all.filter(({ url }) => new URL(url).pathname === APP_PAGE)
  return ours.toSorted((a, b) => Number(b.focused) - Number(a.focused))
}

/** The push service changed the endpoint. */
async function subscribeAgain(): Promise<void> {
  const { key } = await pushState()
  if (!key) return
  const options = { userVisibleOnly: true, applicationServerKey: key }
  await savePush(await worker.registration.pushManager.subscribe(options))
}
