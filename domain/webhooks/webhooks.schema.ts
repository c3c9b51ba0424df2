/** Wire schemas of webhooks. */
import { z } from 'zod'
import { KIND_NAMES } from '../kinds'
import { DELIVERY_PROBLEMS, DELIVERY_STATES, WEBHOOK_EVENTS, WEBHOOK_PING } from './webhooks'

const WEBHOOK_URL_MAX_CHARS = 500

const events = z.array(z.enum(WEBHOOK_EVENTS))

export const webhookShape = z.strictObject({
  id: z.string(),
  url: z.string(),
  events,
  createdAt: z.number(),
  /** When it was turned off after too many failures, or paused (ms); null while it is on. */
  disabledAt: z.number().nullable(),
  /** Off since its owner's access was revoked, until they turn it on again. */
  isPaused: z.boolean(),
})
export type Webhook = z.infer<typeof webhookShape>

export const webhooksShape = z.strictObject({ items: z.array(webhookShape) })

export const newWebhookShape = z.strictObject({
  url: z.string().max(WEBHOOK_URL_MAX_CHARS),
  events: events.min(1).max(WEBHOOK_EVENTS.length),
})
export type NewWebhook = z.infer<typeof newWebhookShape>

/** The only responses that contain a secret. */
export const createdWebhookShape = z.strictObject({ webhook: webhookShape, secret: z.string() })
export type CreatedWebhook = z.infer<typeof createdWebhookShape>

export const webhookDeliveriesShape = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.string(),
      event: z.enum([...WEBHOOK_EVENTS, WEBHOOK_PING]),
      state: z.enum(DELIVERY_STATES),
      attempts: z.number().int(),
      /** HTTP status of the last answer. */
      status: z.number().int().nullable(),
      problem: z.enum(DELIVERY_PROBLEMS).nullable(),
      createdAt: z.number(),
      /** When the next attempt is due; null if there is none. */
      nextAt: z.number().nullable(),
    }),
  ),
})
export type WebhookDelivery = z.infer<typeof webhookDeliveriesShape>['items'][number]

/** The body of a call: ids only, so that nothing private reaches a third party. */
export const webhookCallShape = z.strictObject({
  type: z.enum([...WEBHOOK_EVENTS, WEBHOOK_PING]),
  /** ISO 8601. */
  timestamp: z.string(),
  data: z.strictObject({
    post: z.strictObject({ id: z.string(), kind: z.enum(KIND_NAMES), url: z.string() }).nullable(),
  }),
})
export type WebhookCall = z.infer<typeof webhookCallShape>
