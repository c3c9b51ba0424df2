/** Reports and moderation (D19): report reasons and moderation actions. */
import { DAY_MS } from '../posts/expiry'

/** Reasons of a report; their labels are messages. */
export const REPORT_REASONS = [
  'harassment',
  'hate',
  'violence',
  'sexual',
  'self_harm',
  'private_facts',
  'impersonation',
  'spam',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REPORT_SUBJECTS = ['post', 'person'] as const
/** The reported post or user. */
export type ReportSubject = { type: (typeof REPORT_SUBJECTS)[number]; id: string }

/** Actions of a moderator. `hide` is for posts; `suspend` affects the user, also for a report about their post. */
export const DECISION_ACTIONS = ['dismiss', 'hide', 'show', 'suspend', 'release'] as const
export type DecisionAction = (typeof DECISION_ACTIONS)[number]

/** Lengths of a suspension in days; null is permanent. */
export const SUSPENSION_DAYS = [1, 7, 30, null] as const
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number]

/** The end of a permanent suspension: the last second of the year 9999. */
const PERMANENT_UNTIL = 253_402_300_799_000

/** Returns the end of a suspension that starts now. */
export function getSuspensionEnd(days: SuspensionDays, now: number): number {
  return days === null ? PERMANENT_UNTIL : now + days * DAY_MS
}

export function isSuspended(until: number | null, now: number): until is number {
  return until !== null && until > now
}

export function isPermanentSuspension(until: number): boolean {
  return until >= PERMANENT_UNTIL
}

/**
 * Returns the end of a suspension as errors show it, in UTC so that it is the same for every reader; '' for a
 * permanent one.
 */
export function formatSuspensionEnd(until: number): string {
  return isPermanentSuspension(until)
    ? ''
    : `${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
