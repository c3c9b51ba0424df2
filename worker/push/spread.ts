/** Dispatches recorded events: live hints to connected clients, pushes to the others. */
import type { LiveEvent } from '../../domain/live'
import type { Tools } from '../context'
import { drainPushes } from './push.service'

/** Both run after the response. Pushes are only drained when a notification changed. */
export function spread(tools: Tools, events: readonly LiveEvent[]): void {
  tools.later(tools.live.announce(events))
  if (events.some(({ type }) => type === 'notification.changed')) tools.later(drainPushes(tools))
}
