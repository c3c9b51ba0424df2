/** Dispatches recorded events: live hints to connected clients, pushes to the others. */
import type { LiveEvent } from '../../domain/live/live'
import type { AppDeps } from '../context'
import { announceLater } from '../events/announce-later'
import { drainPushes } from './push/push.service'

/** Both run after the response. Pushes are only drained when a notification changed. */
export function dispatchEvents(deps: AppDeps, events: readonly LiveEvent[]): void {
  announceLater(deps, events)
  if (events.some(({ type }) => type === 'notification.changed')) deps.waitUntil(drainPushes(deps))
}
