/** Empties the outbox: after the answer that filled it, and again by the cron trigger for what stayed behind. */
import {
  OUTBOX_ATTEMPTS,
  OUTBOX_BACKOFF_FIRST_MS,
  OUTBOX_KEPT_DAYS,
  OUTBOX_LEASE_MS,
  OUTBOX_PER_RUN,
} from '../../domain/limits'
import type { Tools } from '../context'
import { told } from '../http/told'
import { forgetLetters, lease, markFailed, markSent, type OutboxRow } from './outbox.repo'
import type { Letter } from './outbox.table'

type Post = Pick<Tools, 'env' | 'db' | 'clock' | 'mail'>

const DAY_MS = 86_400_000

/** A mail as a row for the batch of its cause. */
export function mailLetter(
  { ids, clock }: Pick<Tools, 'ids' | 'clock'>,
  mail: { to: string; subject: string; text: string; html: string },
): Letter {
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

/** Sends what is due. A row that fails waits twice as long each time; the others are not held up by it. */
export async function drainOutbox(tools: Post): Promise<void> {
  const now = tools.clock.now()
  const rows = await lease(tools.db, now, now + OUTBOX_LEASE_MS, OUTBOX_PER_RUN)
  await Promise.all(rows.map((row) => deliver(tools, row)))
}

/** Forgets old letters; part of the cron run. */
export async function sweepOutbox({ db, clock }: Post): Promise<void> {
  await forgetLetters(db, clock.now() - OUTBOX_KEPT_DAYS * DAY_MS)
}

async function deliver({ env, db, clock, mail }: Post, row: OutboxRow): Promise<void> {
  try {
    if (row.channel !== 'mail') throw new Error(`No way to send by ${row.channel} yet`)
    const { id, recipient, subject, text, html } = row
    await mail.send({ id, to: recipient, subject, text, html: html ?? undefined })
    await markSent(db, row.id, clock.now(), env.ENVIRONMENT !== 'production')
  } catch (error) {
    console.error(JSON.stringify({ outbox: row.id, attempt: row.attempts, error: told(error) }))
    await markFailed(db, row.id, told(error), afterFailure(row.attempts, clock.now()))
  }
}

/** When a row is tried again: after 1, 2, 4, 8 … minutes, and not for ever. */
export function afterFailure(attempts: number, now: number): { dueAt: number } | { failedAt: number } {
  if (attempts >= OUTBOX_ATTEMPTS) return { failedAt: now }
  return { dueAt: now + OUTBOX_BACKOFF_FIRST_MS * 2 ** (attempts - 1) }
}
