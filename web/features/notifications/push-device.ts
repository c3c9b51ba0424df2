/** The push subscription of this browser: created for the signed-in user and removed on sign-out. */
import { dropPush, pushState, savePush } from '../../api/push'
import { onAccountLeft } from '../../state/account-left'

let follows = false

/** Subscribes this browser to push. Returns false where push is unavailable. */
export async function subscribeHere(): Promise<boolean> {
  try {
    const manager = await pushManager()
    const { key, endpoint } = manager ? await pushState() : { key: null, endpoint: null }
    if (!manager || !key) return false
    const subscription = await subscribed(manager, key)
    if (subscription.endpoint !== endpoint) await savePush(subscription)
    if (!follows) onAccountLeft(() => void unsubscribeHere())
    follows = true
    return true
  } catch (error) {
    // Push is blocked or unreachable: open pages show notifications instead.
    console.warn('Push is unavailable.', error)
    return false
  }
}

/** Unsubscribes this browser from push; with `notifyServer`, also on our server, which needs a signed-in user. */
export async function unsubscribeHere({ notifyServer = false } = {}): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription().catch(() => null)
  if (!subscription) return
  await subscription.unsubscribe().catch(() => false)
  if (notifyServer) await dropPush().catch(() => undefined)
}

/** A subscription with an outdated server key cannot receive our pushes: it is replaced. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const existing = await manager.getSubscription()
  if (existing && keyOf(existing) === key) return existing
  await existing?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

async function pushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  // Safari has push only in installed apps.
  return registration?.active ? registration.pushManager : undefined
}
