/** The shapes of a browser's push subscription, and of what is sent to it. */
import { z } from 'zod'
import { PUSH_ENDPOINT_MAX_CHARS } from './limits'
import { isPushEndpoint } from './push'

const base64url = (chars: number) => z.string().regex(new RegExp(`^[\\w-]{${chars}}={0,2}$`))

/** As a browser writes it; what else it tells is left out. */
export const pushSubscriptionShape = z.strictObject({
  endpoint: z.string().max(PUSH_ENDPOINT_MAX_CHARS).refine(isPushEndpoint, 'an address of a push service'),
  keys: z.strictObject({
    /** A point on P-256, not compressed: 65 bytes that begin with 4. */
    p256dh: base64url(87).regex(/^B/),
    /** 16 bytes. */
    auth: base64url(22),
  }),
})
export type PushSubscriptionGiven = z.infer<typeof pushSubscriptionShape>

export const pushStateShape = z.strictObject({
  /** The key that browsers subscribe with; null where nobody can be told outside of the page. */
  key: z.string().nullable(),
  /** Where this session's browser is told; null where it is not. */
  endpoint: z.string().nullable(),
})
export type PushState = z.infer<typeof pushStateShape>
