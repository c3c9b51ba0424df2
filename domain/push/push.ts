/** Web push (spec §4, §9; RFC 8030): known push services, and delivery options by notification reason. */

import type { Reason } from '../notifications/notifications'
import { PUSH_ENDPOINT_MAX_CHARS } from './push.limits'

/** The push services of browsers. Endpoints come from clients, so nothing is sent to other hosts. */
const SERVICES = [
  // Chrome and what is built on it
  'fcm.googleapis.com',
  'jmt17.google.com',
  // Firefox
  '.push.services.mozilla.com',
  // Edge
  '.notify.windows.com',
  // Safari
  '.push.apple.com',
] as const

/** Returns whether a URL belongs to a known push service. A host with a leading dot includes its subdomains. */
export function isPushEndpoint(text: string): boolean {
  const url = text.length <= PUSH_ENDPOINT_MAX_CHARS ? URL.parse(text) : null
  // Browsers provide normalized URLs; any other spelling is an attempt to bypass the check.
  if (!url || url.href !== text || url.protocol !== 'https:' || url.hash !== '') return false
  if (url.port !== '' || url.username !== '' || url.password !== '' || url.pathname === '/') return false
  return SERVICES.some((name) => (name.startsWith('.') ? url.hostname.endsWith(name) : url.hostname === name))
}

type PushOptions = {
  /** How long the push service keeps it for an offline device. */
  ttlSeconds: number
  urgency: 'low' | 'normal' | 'high'
  /** The notification stays until the user acts; others close by themselves (spec §9). */
  requireInteraction: boolean
}

const HOUR = 3600
const DAY = 24 * HOUR

export const PUSH_OPTIONS: Readonly<Record<Reason, PushOptions>> = {
  message: { ttlSeconds: 3 * DAY, urgency: 'high', requireInteraction: true },
  reply: { ttlSeconds: DAY, urgency: 'normal', requireInteraction: true },
  mention: { ttlSeconds: DAY, urgency: 'normal', requireInteraction: true },
  invite: { ttlSeconds: 3 * DAY, urgency: 'normal', requireInteraction: false },
  new_post: { ttlSeconds: DAY / 2, urgency: 'low', requireInteraction: false },
  every_squawk: { ttlSeconds: DAY / 4, urgency: 'low', requireInteraction: false },
  report: { ttlSeconds: DAY, urgency: 'normal', requireInteraction: false },
  expiry: { ttlSeconds: 2 * HOUR, urgency: 'normal', requireInteraction: false },
  system: { ttlSeconds: 3 * DAY, urgency: 'normal', requireInteraction: false },
}
