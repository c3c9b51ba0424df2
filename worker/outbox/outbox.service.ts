/** Sends the outbox: after the response that filled it, and by the cron trigger for the rest. */
import { DAY_MS } from '../../domain/expiry'
import { isInvitationLink } from '../../domain/invitations'
import {
  CODE_MINUTES,
  OUTBOX_ATTEMPTS,
  OUTBOX_BACKOFF_FIRST_MS,
  OUTBOX_KEPT_DAYS,
  OUTBOX_LANES,
  OUTBOX_LEASE_MS,
  OUTBOX_MENDING_MS,
  OUTBOX_PER_RUN,
} from '../../domain/limits'
import { withCodes } from '../auth/phone-codes'
import { hashToken } from '../auth/token'
import type { Tools } from '../context'
import type { Env } from '../env'
import { told } from '../http/told'
import { openInvitations } from '../invitations/invitations.repo'
import { areLinks } from '../magic-links/magic-links.repo'
import type { Delivery } from '../tools/mail'
import {
  dropLetter,
  forgetLetters,
  lease,
  markGivenUp,
  markSent,
  markWaiting,
  type OutboxRow,
} from './outbox.repo'
import type { Letter } from './outbox.table'
import { addressHash, refusalHeaders } from './refusal-link'
import { isRefused } from './refusals.repo'
import { sealedIn, tokenOf, unsealed } from './sealed-links'

type Post = Pick<Tools, 'env' | 'db' | 'clock' | 'mail' | 'sms'>
type Failed = Extract<Delivery, { sent: false }>

/** A rendered mail. `message` mails carry unsubscribe headers, and are not sent to unsubscribed addresses. */
export type WrittenMail = {
  to: string
  purpose: 'account' | 'message' | 'farewell'
  subject: string
  text: string
  html: string
}

/** A mail as an outbox row, for the batch of its cause. */
export function mailLetter({ ids, clock }: Pick<Tools, 'ids' | 'clock'>, mail: WrittenMail): Letter {
  const now = clock.now()
  const { to, ...content } = mail
  return {
    id: ids.make('out'),
    channel: 'mail',
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
export function smsLetter(
  { ids, clock }: Pick<Tools, 'ids' | 'clock'>,
  sms: { to: string; text: string },
): OutboxRow {
  const now = clock.now()
  return {
    id: ids.make('out'),
    channel: 'sms',
    purpose: 'account',
    recipient: sms.to,
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
export function sendNow(tools: Post, row: OutboxRow): Promise<boolean> {
  return post(tools, row)
}

/** Sends due rows with limited concurrency. A failing row backs off exponentially and does not stop the others. */
export async function drainOutbox(tools: Post): Promise<void> {
  const now = tools.clock.now()
  const rows = await lease(tools.db, now, now + OUTBOX_LEASE_MS, OUTBOX_PER_RUN)
  const lane = async () => {
    for (let row = rows.shift(); row; row = rows.shift()) await post(tools, row)
  }
  await Promise.all(Array.from({ length: OUTBOX_LANES }, lane))
}

/** Deletes old rows. Cron step. */
export async function sweepOutbox({ db, clock }: Post): Promise<void> {
  await forgetLetters(db, clock.now() - OUTBOX_KEPT_DAYS * DAY_MS)
}

async function post(tools: Post, row: OutboxRow): Promise<boolean> {
  const { env, db, clock } = tools
  const keepText = env.ENVIRONMENT !== 'production'
  const delivery = await deliver(tools, row).catch(
    (error: unknown): Failed => ({ sent: false, reason: told(error), next: 'later' }),
  )
  const now = clock.now()
  if (delivery.sent) {
    // In development the outbox serves as the mailbox.
    if (row.purpose === 'farewell' && env.ENVIRONMENT !== 'development') await dropLetter(db, row.id)
    else await markSent(db, row.id, now, keepText)
    return true
  }
  console.error(JSON.stringify({ outbox: row.id, attempt: row.attempts, error: delivery.reason }))
  const next = afterFailure(row, delivery, now)
  if (next) await markWaiting(db, row.id, delivery.reason, next)
  else if (row.purpose === 'farewell') await dropLetter(db, row.id)
  else await markGivenUp(db, row.id, delivery.reason, now, keepText)
  return false
}

async function deliver(tools: Post, row: OutboxRow): Promise<Delivery> {
  return row.channel === 'mail' ? deliverMail(tools, row) : deliverSms(tools, row)
}

/** Expired codes are not sent. */
async function deliverSms({ env, clock, sms }: Post, row: OutboxRow): Promise<Delivery> {
  if (clock.now() - row.createdAt > CODE_MINUTES * 60_000)
    return { sent: false, reason: 'It came too late', next: 'never' }
  const { text } = await wholeLetter(env, row)
  return sms.send({ to: row.recipient, text })
}

async function deliverMail({ env, db, clock, mail }: Post, row: OutboxRow): Promise<Delivery> {
  const { id, recipient: to, subject, purpose } = row
  const letter = { id, to, subject, ...(await wholeLetter(env, row)) }
  if (purpose !== 'message') return mail.send(letter)
  if (await isRefused(db, await addressHash(to)))
    return { sent: false, reason: 'The recipient wants no such mails', next: 'never' }
  if (!(await leadSomewhere({ env, db, clock }, sealedIn(row.text))))
    return { sent: false, reason: 'What it leads to is gone', next: 'never' }
  return mail.send({ ...letter, headers: await refusalHeaders(env, to) })
}

/** Messages may be deleted and invitations withdrawn while their mail waits. */
async function leadSomewhere({ env, db, clock }: Pick<Post, 'env' | 'db' | 'clock'>, sealed: string[]) {
  const invitations = sealed.filter(isInvitationLink)
  const links = sealed.filter((id) => !isInvitationLink(id))
  if (links.length > 0 && !(await areLinks(db, links))) return false
  if (invitations.length === 0) return true
  const hashes = await Promise.all(
    invitations.map(async (id) => hashToken(await tokenOf(env.AUTH_SECRET, id))),
  )
  return (await openInvitations(db, hashes, clock.now())).length === hashes.length
}

/** Text and HTML with links and codes filled in. */
export async function wholeLetter({ AUTH_SECRET }: Pick<Env, 'AUTH_SECRET'>, row: OutboxRow) {
  const { channel, text, html } = row
  // Text messages contain only our own text. Mails may contain user text, which must not be filled with another user's
  // code.
  if (channel === 'sms') return { text: await withCodes(AUTH_SECRET, text), html: undefined }
  return {
    text: await unsealed(AUTH_SECRET, text),
    html: html === null ? undefined : await unsealed(AUTH_SECRET, html),
  }
}

/**
 * Next attempt, or null to give up: after 1, 2, 4, 8 … minutes or the provider's delay, for a limited number of
 * attempts. Configuration problems do not count as attempts, but rows get too old to send.
 */
export function afterFailure(
  { attempts, createdAt }: Pick<OutboxRow, 'attempts' | 'createdAt'>,
  { next, waitMs = 0 }: Pick<Failed, 'next' | 'waitMs'>,
  now: number,
): { dueAt: number; attempts?: number } | null {
  if (next === 'never') return null
  if (next === 'when-mended') {
    if (now - createdAt > OUTBOX_KEPT_DAYS * DAY_MS) return null
    return { dueAt: now + OUTBOX_MENDING_MS, attempts: attempts - 1 }
  }
  if (attempts >= OUTBOX_ATTEMPTS) return null
  return { dueAt: now + Math.max(OUTBOX_BACKOFF_FIRST_MS * 2 ** (attempts - 1), waitMs) }
}
