/** Web push (spec §4, §9; RFC 8030): known push services, and delivery options by notification reason. */

import type { Reason } from '../notifications/notifications'
import { parseUrl } from '../text/url'
import { DAY_SECONDS, HOUR_SECONDS } from '../time/units'
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
  const url = text.length <= PUSH_ENDPOINT_MAX_CHARS ? parseUrl(text) : null
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

export const PUSH_OPTIONS: Readonly<Record<Reason, PushOptions>> = {
  message: { ttlSeconds: 3 * DAY_SECONDS, urgency: 'high', requireInteraction: true },
  reply: { ttlSeconds: DAY_SECONDS, urgency: 'normal', requireInteraction: true },
  mention: { ttlSeconds: DAY_SECONDS, urgency: 'normal', requireInteraction: true },
  invite: { ttlSeconds: 3 * DAY_SECONDS, urgency: 'normal', requireInteraction: false },
  new_post: { ttlSeconds: DAY_SECONDS / 2, urgency: 'low', requireInteraction: false },
  every_squawk: { ttlSeconds: DAY_SECONDS / 4, urgency: 'low', requireInteraction: false },
  report: { ttlSeconds: DAY_SECONDS, urgency: 'normal', requireInteraction: false },
  expiry: { ttlSeconds: 2 * HOUR_SECONDS, urgency: 'normal', requireInteraction: false },
  system: { ttlSeconds: 3 * DAY_SECONDS, urgency: 'normal', requireInteraction: false },
}
