/**
 * Sends the calls of webhooks: after the response that caused them, and by the cron trigger. An address that fails is
 * tried again with growing waits; one that fails too often is turned off.
 */
import { sql } from 'drizzle-orm'
import { OUTBOX_LEASE_MS } from '../../domain/limits'
import { getShareLink } from '../../domain/share/share'
import type { DeliveryProblem } from '../../domain/webhooks/webhooks'
import type { WebhookCall } from '../../domain/webhooks/webhooks.schema'
import type { AppDeps } from '../context'
import { notifySystem } from '../notifications/notify.repo'
import { signWebhookCall } from '../tools/webhook-signature'
import { deriveWebhookSecret } from './secrets'
import { parseWebhookUrl } from './webhook-url'
import {
  claimDueCalls,
  dropCall,
  listOutgoingCalls,
  markCallFailed,
  markDelivered,
  type WebhookRow,
} from './webhooks.repo'

/** How long an address may take to answer. */
const WEBHOOK_TIMEOUT_MS = 10_000
/** Waits before the attempts that follow a failed one. */
export const WEBHOOK_RETRY_MS = [60_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 36_000_000]
/** Failed attempts in succession after which a webhook is turned off. */
export const WEBHOOK_FAILURES_MAX = 20
const WEBHOOK_CALLS_PER_ROUND = 10
/** Statements of a round: claim, load, and two per call. */
const WEBHOOK_ROUND_STATEMENTS = 22

type DeliverDeps = Pick<AppDeps, 'db' | 'clock' | 'env' | 'postExternal' | 'hasBudget'>
type OutgoingCall = Awaited<ReturnType<typeof listOutgoingCalls>>[number]
type CallResult = { status: number } | { problem: DeliveryProblem }

/** Sends due calls, all of a round at once: a slow address delays no other. */
export async function drainWebhooks(deps: DeliverDeps): Promise<void> {
  const { db, clock, hasBudget } = deps
  if (!hasBudget(WEBHOOK_ROUND_STATEMENTS)) return
  const now = clock.now()
  const claimed = await claimDueCalls(db, now, now + OUTBOX_LEASE_MS, WEBHOOK_CALLS_PER_ROUND)
  if (claimed.length === 0) return
  const outgoing = await listOutgoingCalls(
    db,
    claimed.map(({ id }) => id),
  )
  await Promise.all(outgoing.map((call) => sendCall(deps, call)))
}

async function sendCall(deps: DeliverDeps, outgoing: OutgoingCall): Promise<void> {
  const { db, clock } = deps
  const { call, webhook, blocked } = outgoing
  // The user may have blocked the author of the post since.
  if (webhook.disabledAt !== null || blocked === 1) return dropCall(db, call.id)
  const result = await callWebhook(deps, outgoing)
  const now = clock.now()
  const status = 'status' in result ? result.status : null
  if (status !== null && status >= 200 && status < 300) return markDelivered(db, call, status, now)
  const wait = WEBHOOK_RETRY_MS[call.attempts - 1]
  // An address that answers 410 wants no further call.
  const isGone = status === 410
  const about = { userId: webhook.userId, message: 'webhook.disabled', about: webhook.id } as const
  await markCallFailed(
    db,
    call,
    {
      status,
      problem: 'problem' in result ? result.problem : null,
      dueAt: wait === undefined || isGone ? null : now + wait,
    },
    {
      failuresMax: isGone ? 0 : WEBHOOK_FAILURES_MAX,
      now,
      notification: notifySystem(db, { ...about, isDue: sql`changes() > 0` }, now),
    },
  )
}

async function callWebhook(
  { env, clock, postExternal }: DeliverDeps,
  { call, webhook, kind }: OutgoingCall,
): Promise<CallResult> {
  // Checked again: the rules may have changed since it was added.
  const url = parseWebhookUrl(env, webhook.url)
  if (!url) return { problem: 'refused_address' }
  const post =
    call.postId && kind ? { id: call.postId, kind, url: getShareLink(env.ORIGIN, kind, call.postId) } : null
  const content: WebhookCall = {
    type: call.event,
    timestamp: new Date(call.createdAt).toISOString(),
    data: { post },
  }
  const body = JSON.stringify(content)
  const now = clock.now()
  const headers = await createSignatureHeaders(env, webhook, { id: call.id, body, now })
  const signal = AbortSignal.timeout(WEBHOOK_TIMEOUT_MS)
  try {
    const response = await postExternal(url, { body, headers }, signal)
    await response.body?.cancel()
    // A redirect could lead to an address that is not allowed.
    if (response.status >= 300 && response.status < 400) return { problem: 'redirect' }
    return { status: response.status }
  } catch {
    return { problem: signal.aborted ? 'timeout' : 'unreachable' }
  }
}

/** Signs with the current secret, and with the former one for a while after a rotation. */
async function createSignatureHeaders(
  env: AppDeps['env'],
  { id: webhookId, secretVersion, formerSecretUntil }: WebhookRow,
  { id, body, now }: { id: string; body: string; now: number },
): Promise<Record<string, string>> {
  const timestamp = Math.floor(now / 1000)
  const isFormerValid = formerSecretUntil !== null && formerSecretUntil > now
  const versions = isFormerValid ? [secretVersion, secretVersion - 1] : [secretVersion]
  const signatures = await Promise.all(
    versions.map(async (version) =>
      signWebhookCall(await deriveWebhookSecret(env, { id: webhookId, version }), { id, timestamp, body }),
    ),
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  }
}
