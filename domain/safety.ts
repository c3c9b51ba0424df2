/** Keeping people safe (D19): what may be reported and why, and what moderators may do about it. */
import { DAY_MS } from './expiry'

/** Why somebody reports a post or a person; what they are called stands in the words' table. */
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

export const REPORTED = ['post', 'person'] as const
/** What a report is about, by its id. */
export type Subject = { is: (typeof REPORTED)[number]; id: string }

/** What a moderator may do about it. Hiding is for posts; a person is suspended, whether the report is about them or a post of theirs. */
export const DEEDS = ['dismiss', 'hide', 'show', 'suspend', 'release'] as const
export type Deed = (typeof DEEDS)[number]

/** For how many days somebody may be suspended; null is for good. */
export const SUSPENSION_DAYS = [1, 7, 30, null] as const
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number]

/** The end of what has none: the last moment of the year 9999. */
const FOR_GOOD_UNTIL = 253_402_300_799_000

/** Until when somebody is suspended who is so from now on. */
export function suspendedUntil(days: SuspensionDays, now: number): number {
  return days === null ? FOR_GOOD_UNTIL : now + days * DAY_MS
}

export function isSuspended(until: number | null, now: number): until is number {
  return until !== null && until > now
}

export function isForGood(until: number): boolean {
  return until >= FOR_GOOD_UNTIL
}

/** The day on which a suspension ends, as refusals say it: in UTC, which is the same wherever it is read. */
export function suspensionEnd(until: number): string {
  return isForGood(until) ? '' : `${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
