/**
 * Resend's reports about emails (https://resend.com/docs/webhooks/event-types). The route is public, so only the
 * signature counts.
 */
import { isEmail, normalizeEmail } from '../../domain/people/email'
import type { Env } from '../env'
import { formatSecretCommand, type Problem } from './config-problem'
import { isSignedCall, isWebhookSecret } from './webhook-signature'

/**
 * What is reported about an address. soft: a delivery failed for now. hard: the mailbox does not exist, or the provider
 * sends nothing to it. complaint: its owner marked an email as spam. lifted: the operator took the address off the
 * provider's list.
 */
export type AddressReportKind = 'soft' | 'hard' | 'complaint' | 'lifted'

/** A verified report. `id` is the same when it is sent again; `reportedAt` in ms, when it happened. */
export type AddressReport = {
  id: string
  kind: AddressReportKind
  addresses: string[]
  reportedAt: number
}

/** Verifies and parses a report: 'forged', or null for one about no address. */
export type ReadMailReport = (request: ReportRequest) => Promise<AddressReport | 'forged' | null>

/** `timestamp` is that of the signature, in seconds; `now` in ms. */
type ReportRequest = { id: string; timestamp: string; signature: string; body: string; now: number }
type ReportData = Record<string, unknown>

const REPORT_ID_MAX_CHARS = 100

/** Events that say something about an address; all others are ignored. */
const KINDS: Record<string, (data: ReportData) => AddressReportKind> = {
  'email.bounced': getBounceKind,
  'email.delivery_delayed': () => 'soft',
  'email.suppressed': () => 'hard',
  'email.complained': () => 'complaint',
  'suppression.removed': () => 'lifted',
}

/** Configuration problems that leave bounces unheard; emails are sent anyway. */
export function listMailReportProblems({
  RESEND_API_KEY: key,
  RESEND_WEBHOOK_SECRET: secret = '',
}: Pick<Env, 'RESEND_API_KEY' | 'RESEND_WEBHOOK_SECRET'>): Problem[] {
  if (!key || isWebhookSecret(secret)) return []
  const name = 'RESEND_WEBHOOK_SECRET'
  const problem = 'is missing or wrong, what Resend signs its reports with, whsec_ and more'
  return [{ name, problem, remedy: formatSecretCommand(name) }]
}

/** Creates the reader of reports; without a valid secret it takes every report for forged. */
export function createMailReportReader({
  RESEND_WEBHOOK_SECRET: secret = '',
}: Pick<Env, 'RESEND_WEBHOOK_SECRET'>): ReadMailReport {
  return async (request) => {
    if (!isWebhookSecret(secret) || !(await isSignedCall(secret, request))) return 'forged'
    const event = parseEvent(request.body)
    const getKind = event && Object.hasOwn(KINDS, event.type) ? KINDS[event.type] : undefined
    if (!event || !getKind || request.id.length > REPORT_ID_MAX_CHARS) return null
    const addresses = listAddresses(event.data)
    if (addresses.length === 0) return null
    // A time to come would outlast what its owner proves until then.
    const reportedAt = Math.min(event.createdAt ?? request.now, request.now)
    return { id: request.id, kind: getKind(event.data), addresses, reportedAt }
  }
}

/** Only a bounce that says that it may pass is soft. */
function getBounceKind({ bounce }: ReportData): AddressReportKind {
  const type = bounce && typeof bounce === 'object' && 'type' in bounce ? bounce.type : null
  return type === 'Transient' || type === 'Undetermined' ? 'soft' : 'hard'
}

/** Emails name their recipients in `to`, suppressions their address in `email`. */
function listAddresses({ to, email }: ReportData): string[] {
  const named = [to, email].flat().filter((one) => typeof one === 'string')
  return [...new Set(named.map(normalizeEmail).filter(isEmail))]
}

function parseEvent(body: string): { type: string; createdAt: number | null; data: ReportData } | null {
  try {
    const { type, created_at: created, data } = JSON.parse(body) ?? {}
    if (typeof type !== 'string' || typeof data !== 'object' || data === null) return null
    const createdAt = typeof created === 'string' ? Date.parse(created) : Number.NaN
    return { type, createdAt: Number.isNaN(createdAt) ? null : createdAt, data }
  } catch {
    return null
  }
}
