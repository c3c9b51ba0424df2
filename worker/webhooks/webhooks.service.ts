/** The member's webhooks: adding, listing, testing, rotating the secret, turning on again, removing. */

import { appError } from '../../domain/errors/errors'
import { DAY_MS } from '../../domain/time/units'
import { WEBHOOK_EVENTS, WEBHOOK_PING } from '../../domain/webhooks/webhooks'
import type {
  CreatedWebhook,
  NewWebhook,
  Webhook,
  WebhookDelivery,
} from '../../domain/webhooks/webhooks.schema'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import type { SessionUser } from '../session-user'
import { assertSessionOpen, isSessionOpen } from '../sessions/open-session'
import { deriveWebhookSecret } from './secrets'
import { parseWebhookUrl } from './webhook-url'
import {
  type DeliveryRow,
  deleteWebhook,
  enableWebhook,
  findWebhook,
  insertWebhook,
  listDeliveries,
  listUserWebhooks,
  queueCall,
  rotateWebhookSecret,
  type WebhookRow,
} from './webhooks.repo'

/** Webhooks per member, and calls listed of each. */
export const WEBHOOKS_MAX = 5
const WEBHOOK_DELIVERIES_LISTED = 20
/** How long calls carry the signature of the former secret too. */
const WEBHOOK_FORMER_SECRET_MS = DAY_MS

type WebhookDeps = Pick<AppDeps, 'db' | 'clock' | 'ids' | 'env'>

/** The member's webhooks, oldest first. */
export async function listWebhooks({ db }: Pick<AppDeps, 'db'>, me: SessionUser): Promise<Webhook[]> {
  return (await listUserWebhooks(db, me.id)).map(toWebhook)
}

/** Adds a webhook. Throws `webhook.address_refused` for addresses that are not public. */
export async function addWebhook(
  { db, clock, ids, env }: WebhookDeps,
  me: SessionUser,
  { url, events }: NewWebhook,
): Promise<CreatedWebhook> {
  const address = parseWebhookUrl(env, url.trim())
  if (!address) throw appError('webhook.address_refused', {}, 'url')
  const row: WebhookRow = {
    id: ids.make('whk'),
    userId: me.id,
    url: address.href,
    events: WEBHOOK_EVENTS.filter((event) => events.includes(event)),
    secretVersion: 1,
    formerSecretUntil: null,
    failures: 0,
    disabledAt: null,
    pausedAt: null,
    createdAt: clock.now(),
  }
  if (!(await insertWebhook(db, row, { max: WEBHOOKS_MAX, onlyIf: isSessionOpen(db, me) }))) {
    await assertSessionOpen(db, me)
    throw appError('webhook.too_many', { max: WEBHOOKS_MAX })
  }
  return toCreated(env, row)
}

/** Removes a webhook with its calls. */
export async function removeWebhook({ db }: Pick<AppDeps, 'db'>, me: SessionUser, id: string): Promise<void> {
  if (!(await deleteWebhook(db, me.id, id))) throw appError('request.not_found')
}

/** Gives a webhook a new secret. The former one signs calls too for `WEBHOOK_FORMER_SECRET_MS`. */
export async function rotateSecret(
  { db, clock, env }: WebhookDeps,
  me: SessionUser,
  id: string,
): Promise<CreatedWebhook> {
  const row = await rotateWebhookSecret(db, me.id, id, clock.now() + WEBHOOK_FORMER_SECRET_MS)
  if (!row) throw appError('request.not_found')
  return toCreated(env, row)
}

/** Turns a webhook on again after it failed too often, or was paused. */
export async function turnOnWebhook({ db }: Pick<AppDeps, 'db'>, me: SessionUser, id: string): Promise<void> {
  if (await enableWebhook(db, me.id, id, isSessionOpen(db, me))) return
  await assertSessionOpen(db, me)
  throw appError('request.not_found')
}

/** Queues a test call. */
export async function pingWebhook(
  { db, clock, ids }: WebhookDeps,
  me: SessionUser,
  id: string,
): Promise<void> {
  const call = { id: ids.make('whd'), webhookId: id, event: WEBHOOK_PING, now: clock.now() } as const
  if (!(await queueCall(db, me.id, call))) throw appError('request.not_found')
}

/** The newest calls of a webhook. Throws `request.not_found` for one that is not theirs. */
export async function listWebhookDeliveries(
  { db }: Pick<AppDeps, 'db'>,
  me: SessionUser,
  id: string,
): Promise<WebhookDelivery[]> {
  const { own, items } = await batch(db, {
    own: findWebhook(db, me.id, id),
    items: listDeliveries(db, me.id, id, WEBHOOK_DELIVERIES_LISTED),
  })
  if (own.length === 0) throw appError('request.not_found')
  return items.map(toDelivery)
}

function toWebhook({ id, url, events, createdAt, disabledAt, pausedAt }: WebhookRow): Webhook {
  return { id, url, events, createdAt, disabledAt, isPaused: pausedAt !== null }
}

async function toCreated(env: AppDeps['env'], row: WebhookRow): Promise<CreatedWebhook> {
  const secret = await deriveWebhookSecret(env, { id: row.id, version: row.secretVersion })
  return { webhook: toWebhook(row), secret }
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, event, attempts, status, problem, createdAt, dueAt, deliveredAt } = row
  const state = deliveredAt !== null ? 'delivered' : dueAt !== null ? 'waiting' : 'failed'
  return { id, event, state, attempts, status, problem, createdAt, nextAt: dueAt }
}
