/** Hints to connected clients, after the response. */
import type { LiveEvent } from '../../domain/live/live'
import type { AppDeps } from '../context'

/** Sends the events to connected clients, without delaying the response. */
export function announceLater({ live, waitUntil }: AppDeps, events: readonly LiveEvent[]): void {
  waitUntil(live.announce(events))
}
