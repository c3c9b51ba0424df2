/** Sends the outbox: after the response that filled it, and by the cron trigger for the rest. */

import { SMS_EXPIRED } from '../../domain/alarms/sms-errors'
import { CODE_MINUTES } from '../../domain/auth/auth.limits'
import { OUTBOX_KEPT_DAYS, OUTBOX_LEASE_MS } from '../../domain/limits'
import { DAY_MS, MINUTE_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import type { OutboxInsert } from '../database/tables/outbox.table'
import { formatError } from '../tools/format-error'
import type { Delivery } from '../tools/mailer'
import { hashAddress } from './address-hash'
import { getAddressState } from './address-reports.repo'
import { ADDRESS_RETRY_DAYS } from './address-reports.service'
import {
  areLinksOpen,
  claimDueRows,
  deleteEmail,
  isSenderBlocked,
  markFailed,
  markSent,
  type OutboxRow,
  rescheduleEmail,
} from './outbox.repo'
import { fillPlaceholders, hashLinkTokens } from './placeholders'
import { createUnsubscribeHeaders } from './unsubscribe-url'

/** With doubling delays the last attempt is after 17 hours: within the day that providers keep idempotency keys. */
export const OUTBOX_ATTEMPTS = 11
const OUTBOX_BACKOFF_FIRST_MS = MINUTE_MS
export const OUTBOX_PER_RUN = 25
/** Concurrent sends: providers allow few requests per second. */
export const OUTBOX_CONCURRENCY = 2
/** Delay before a row is retried after a configuration error of ours. */
export const OUTBOX_CONFIG_RETRY_MS = 300_000

type OutboxDeps = Pick<AppDeps, 'env' | 'db' | 'clock' | 'mail' | 'sms'>
type FailedDelivery = Extract<Delivery, { sent: false }>

/**
 * Sent to addresses that bounced or complained too: what was asked for at the address by who wants to sign up or in,
 * and what ends an account.
 */
const ALWAYS_SENT: ReadonlySet<OutboxRow['purpose']> = new Set(['sign_in', 'account_deletion'])

/** A rendered mail. `message` emails carry unsubscribe headers, and are not sent to unsubscribed addresses. */
export type EmailDraft = {
  to: string
  purpose: OutboxRow['purpose']
  subject: string
  text: string
  html: string
}

/** An email as an outbox row, for the batch of its cause. */
export function createEmail({ ids, clock }: Pick<AppDeps, 'ids' | 'clock'>, mail: EmailDraft): OutboxInsert {
  const now = clock.now()
  const { to, ...content } = mail
  return {
    id: ids.make('out'),
    channel: 'email',
    recipient: to,
    ...content,
    attempts: 0,
    createdAt: now,
    dueAt: now,
  }
}

/**
 * A text message sent at once by `sendNow`: leased from the start, so that no other run sends it unless this one is
 * interrupted.
 */
export function createSms(
  { ids, clock }: Pick<AppDeps, 'ids' | 'clock'>,
  sms: { to: string; text: string },
): OutboxRow {
  const now = clock.now()
  return {
    id: ids.make('out'),
    channel: 'sms',
    purpose: 'account',
    recipient: sms.to,
    senderId: null,
    postId: null,
    subject: '',
    text: sms.text,
    html: null,
    attempts: 1,
    createdAt: now,
    dueAt: now,
    leasedUntil: now + OUTBOX_LEASE_MS,
    sentAt: null,
    failedAt: null,
    lastError: null,
  }
}

/** Sends a stored message during the request; returns whether it was sent. */
export function sendNow(deps: OutboxDeps, row: OutboxRow): Promise<boolean> {
  return sendRow(deps, row)
}

/** Sends due rows with limited concurrency. A failing row backs off exponentially and does not stop the others. */
export async function drainOutbox(deps: OutboxDeps): Promise<void> {
  const now = deps.clock.now()
  const rows = await claimDueRows(deps.db, now, now + OUTBOX_LEASE_MS, OUTBOX_PER_RUN)
  const runLane = async () => {
    for (let row = rows.shift(); row; row = rows.shift()) await sendRow(deps, row)
  }
  await Promise.all(Array.from({ length: OUTBOX_CONCURRENCY }, runLane))
}

async function sendRow(deps: OutboxDeps, row: OutboxRow): Promise<boolean> {
  const { env, db, clock } = deps
  const keepText = env.ENVIRONMENT !== 'production'
  const delivery = await deliver(deps, row).catch(
    (error: unknown): FailedDelivery => ({ sent: false, reason: formatError(error), next: 'later' }),
  )
  const now = clock.now()
  if (delivery.sent) {
    // In development the outbox serves as the mailbox.
    if (row.purpose === 'account_deletion' && env.ENVIRONMENT !== 'development') await deleteEmail(db, row.id)
    else await markSent(db, row.id, now, keepText)
    return true
  }
  console.error(JSON.stringify({ outbox: row.id, attempt: row.attempts, error: delivery.reason }))
  const next = scheduleRetry(row, delivery, now)
  if (next) await rescheduleEmail(db, row.id, delivery.reason, next)
  else if (row.purpose === 'account_deletion') await deleteEmail(db, row.id)
  else await markFailed(db, row.id, delivery.reason, now, keepText)
  return false
}

async function deliver(deps: OutboxDeps, row: OutboxRow): Promise<Delivery> {
  return row.channel === 'email' ? deliverEmail(deps, row) : deliverSms(deps, row)
}

/** Expired codes are not sent. */
async function deliverSms({ env, clock, sms }: OutboxDeps, row: OutboxRow): Promise<Delivery> {
  if (clock.now() - row.createdAt > CODE_MINUTES * MINUTE_MS)
    return { sent: false, reason: SMS_EXPIRED, next: 'never' }
  const { text } = await fillPlaceholders(env, row)
  return sms.send({ to: row.recipient, text })
}

async function deliverEmail({ env, db, clock, mail }: OutboxDeps, row: OutboxRow): Promise<Delivery> {
  const { id, recipient: to, subject, purpose } = row
  const email = { id, to, subject, ...(await fillPlaceholders(env, row)) }
  const bouncedBefore = clock.now() - ADDRESS_RETRY_DAYS * DAY_MS
  const hash = await hashAddress(env.AUTH_SECRET, to)
  const { isRefused, isRetryDue, isUnsubscribed } = await getAddressState(db, hash, bouncedBefore)
  if (ALWAYS_SENT.has(purpose)) {
    // The provider keeps addresses that bounced without an end, and a mailbox may be there again.
    if (isRetryDue) await mail.release(to)
    return mail.send(email)
  }
  if (isRefused) return { sent: false, reason: 'The address bounced or complained', next: 'never' }
  if (purpose !== 'message') return mail.send(email)
  if (isUnsubscribed) return { sent: false, reason: 'The recipient unsubscribed', next: 'never' }
  if (await isSenderBlocked(db, row))
    return { sent: false, reason: 'A block separates recipient and sender', next: 'never' }
  if (!(await areLinksOpen(db, await hashLinkTokens(env.AUTH_SECRET, row.text), clock.now())))
    return { sent: false, reason: 'What it links to is gone', next: 'never' }
  return mail.send({ ...email, headers: await createUnsubscribeHeaders(env, to) })
}

/**
 * Next attempt, or null to give up: after 1, 2, 4, 8 … minutes or the provider's delay, for a limited number of
 * attempts. Configuration problems do not count as attempts, but rows get too old to send.
 */
export function scheduleRetry(
  { attempts, createdAt }: Pick<OutboxRow, 'attempts' | 'createdAt'>,
  { next, waitMs = 0 }: Pick<FailedDelivery, 'next' | 'waitMs'>,
  now: number,
): { dueAt: number; attempts?: number } | null {
  if (next === 'never') return null
  if (next === 'when-mended') {
    if (now - createdAt > OUTBOX_KEPT_DAYS * DAY_MS) return null
    return { dueAt: now + OUTBOX_CONFIG_RETRY_MS, attempts: attempts - 1 }
  }
  if (attempts >= OUTBOX_ATTEMPTS) return null
  return { dueAt: now + Math.max(OUTBOX_BACKOFF_FIRST_MS * 2 ** (attempts - 1), waitMs) }
}
