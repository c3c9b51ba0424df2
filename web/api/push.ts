/** Being told outside of the page in this browser; the service worker asks too. */
import type { PushState } from '../../domain/push.schema'
import { ask } from './client'

const PATH = '/api/me/push'

const send = (path: string, method: string, body: unknown) =>
  ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** The key to subscribe with, and where this browser is told. */
export async function pushState(): Promise<PushState> {
  return (await ask(PATH)).json()
}

/** Hands in where this browser is told from now on. */
export async function savePush(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await send(PATH, 'PUT', { endpoint, keys })
}

/** This browser is told no more. */
export async function dropPush(): Promise<void> {
  await ask(PATH, { method: 'DELETE' })
}

/** Somebody followed what they were told outside of the page. */
export async function noteFollowed(notificationId: string): Promise<void> {
  await send('/api/notifications/read', 'POST', { ids: [notificationId] })
}
