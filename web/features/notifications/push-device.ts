/** This browser at its push service: subscribed for whoever is signed in, and not any more once they have left. */
import { dropPush, pushState, savePush } from '../../api/push'
import { onAccountLeft } from '../../state/account-left'

let follows = false

/** Has this browser told without a page; false where it cannot be. */
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
    // No push service within reach, or forbidden: pages tell as long as they are open.
    console.warn('Not told without a page.', error)
    return false
  }
}

/** Takes this browser's address back from its push service, and from us where somebody is signed in still. */
export async function unsubscribeHere({ tell = false } = {}): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription().catch(() => null)
  if (!subscription) return
  await subscription.unsubscribe().catch(() => false)
  if (tell) await dropPush().catch(() => undefined)
}

/** With the key of now: one that was made with another takes nothing of ours. */
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
  // Safari has none outside of installed apps.
  return registration?.active ? registration.pushManager : undefined
}
