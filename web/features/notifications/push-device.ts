/** The push subscription of this browser: created for the signed-in user and removed on sign-out. */
import { deletePush, fetchPushState, savePush } from '../../api/notifications/push'
import { onAccountLeft } from '../../state/account-left'

let isListening = false

/** Subscribes this browser to push. Returns false where push is unavailable. */
export async function subscribeHere(): Promise<boolean> {
  try {
    const manager = await findPushManager()
    const { key, endpoint } = manager ? await fetchPushState() : { key: null, endpoint: null }
    if (!manager || !key) return false
    const subscription = await ensureSubscription(manager, key)
    if (subscription.endpoint !== endpoint) await savePush(subscription)
    if (!isListening) onAccountLeft(() => void unsubscribeHere())
    isListening = true
    return true
  } catch (error) {
    // Push is blocked or unreachable: open pages show notifications instead.
    console.warn('Push is unavailable.', error)
    return false
  }
}

/** Unsubscribes this browser from push; with `notifyServer`, also on our server, which needs a signed-in user. */
export async function unsubscribeHere({ notifyServer = false } = {}): Promise<void> {
  const subscription = await (await findPushManager())?.getSubscription().catch(() => null)
  if (!subscription) return
  await subscription.unsubscribe().catch(() => false)
  if (notifyServer) await deletePush().catch(() => undefined)
}

/** A subscription with an outdated server key cannot receive our pushes: it is replaced. */
async function ensureSubscription(manager: PushManager, key: string): Promise<PushSubscription> {
  const existing = await manager.getSubscription()
  if (existing && getServerKey(existing) === key) return existing
  await existing?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function getServerKey({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

async function findPushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  // Safari has push only in installed apps.
  return registration?.active ? registration.pushManager : undefined
}
