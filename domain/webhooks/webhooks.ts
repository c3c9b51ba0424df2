/** Webhooks: what a member can be called about. */

/**
 * post.published: the member published. reply.received: someone replied to one of their posts. message.received: someone
 * sent them a message. mention.received: a post names them. ping: a test that the member asked for.
 */
export const WEBHOOK_EVENTS = [
  'post.published',
  'reply.received',
  'message.received',
  'mention.received',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]
export const WEBHOOK_PING = 'ping'

/** The outcome of a call. `waiting`: not yet sent, or to be repeated. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const
/** Why a call failed, where no HTTP status says it. */
export const DELIVERY_PROBLEMS = ['timeout', 'unreachable', 'redirect', 'refused_address'] as const
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number]
