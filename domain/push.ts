/** Being told outside of the page (spec §4, §9; RFC 8030): which push services there are, and how each reason leaves. */
import { PUSH_ENDPOINT_MAX_CHARS } from './limits'
import type { Reason } from './notifications'

/** The push services of browsers. Nothing is ever sent anywhere else: an endpoint comes from whoever asks. */
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

/** Whether an address is one of a known push service. A name that begins with a dot stands for every host under it. */
export function isPushEndpoint(text: string): boolean {
  const url = text.length <= PUSH_ENDPOINT_MAX_CHARS ? URL.parse(text) : null
  // A browser hands out the address as it is: any other spelling is somebody's who wants something else.
  if (!url || url.href !== text || url.protocol !== 'https:' || url.hash !== '') return false
  if (url.port !== '' || url.username !== '' || url.password !== '' || url.pathname === '/') return false
  return SERVICES.some((name) => (name.startsWith('.') ? url.hostname.endsWith(name) : url.hostname === name))
}

type Way = {
  /** How long a push service keeps it for a device that is off. */
  ttlSeconds: number
  urgency: 'low' | 'normal' | 'high'
  /** Stays until it is answered; others close by themselves (spec §9). */
  stays: boolean
}

const HOUR = 3600
const DAY = 24 * HOUR

export const WAYS: Readonly<Record<Reason, Way>> = {
  message: { ttlSeconds: 3 * DAY, urgency: 'high', stays: true },
  reply: { ttlSeconds: DAY, urgency: 'normal', stays: true },
  mention: { ttlSeconds: DAY, urgency: 'normal', stays: true },
  invite: { ttlSeconds: 3 * DAY, urgency: 'normal', stays: false },
  new_post: { ttlSeconds: DAY / 2, urgency: 'low', stays: false },
  every_squawk: { ttlSeconds: DAY / 4, urgency: 'low', stays: false },
  report: { ttlSeconds: DAY, urgency: 'normal', stays: false },
  expiry: { ttlSeconds: 2 * HOUR, urgency: 'normal', stays: false },
  system: { ttlSeconds: 3 * DAY, urgency: 'normal', stays: false },
}
