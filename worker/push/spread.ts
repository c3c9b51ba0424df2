/** After something happened: wakes up those who listen, and tells those who do not. */
import type { LiveEvent } from '../../domain/live'
import type { Tools } from '../context'
import { drainPushes } from './push.service'

/** Both end after the answer was sent. Pushes are looked for only where somebody is told. */
export function spread(tools: Tools, events: readonly LiveEvent[]): void {
  tools.later(tools.live.announce(events))
  if (events.some(({ type }) => type === 'notification.changed')) tools.later(drainPushes(tools))
}
