/** Wire schemas of push subscriptions. */
import { z } from 'zod'
import { isPushEndpoint } from './push'
import { PUSH_ENDPOINT_MAX_CHARS } from './push.limits'

const createBase64UrlSchema = (chars: number) => z.string().regex(new RegExp(`^[\\w-]{${chars}}={0,2}$`))

/** As the browser provides it, reduced to the needed fields. */
export const pushSubscriptionShape = z.strictObject({
  endpoint: z.string().max(PUSH_ENDPOINT_MAX_CHARS).refine(isPushEndpoint, 'an address of a push service'),
  keys: z.strictObject({
    /** An uncompressed point on P-256: 65 bytes, the first is 4. */
    p256dh: createBase64UrlSchema(87).regex(/^B/),
    /** 16 bytes. */
    auth: createBase64UrlSchema(22),
  }),
})
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionShape>

export const pushStateShape = z.strictObject({
  /** The VAPID public key; null where push is not configured. */
  key: z.string().nullable(),
  /** The endpoint of this session's browser; null without a subscription. */
  endpoint: z.string().nullable(),
})
export type PushState = z.infer<typeof pushStateShape>
