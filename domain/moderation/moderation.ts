/** Reports and moderation (D19): report reasons and moderation actions. */

import { DAY_MS } from '../time/units'
import { APPEAL_DAYS } from './moderation.limits'

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

/** Reasons that members cannot choose: a report by a copyright owner, and one by a content rule. */
export const SYSTEM_REPORT_REASONS = ['copyright', 'flagged'] as const
export const STORED_REPORT_REASONS = [...REPORT_REASONS, ...SYSTEM_REPORT_REASONS] as const
export type StoredReportReason = (typeof STORED_REPORT_REASONS)[number]
/** The rule that a decision against an author is based on. */
export const DECISION_RULES = [...REPORT_REASONS, 'copyright'] as const
export type DecisionRule = (typeof DECISION_RULES)[number]

export const REPORT_SUBJECTS = ['post', 'person', 'hello'] as const
/** The reported post, user or hello. A hello has the id of its recording, so that a new one is another subject. */
export type ReportSubject = { type: (typeof REPORT_SUBJECTS)[number]; id: string }
/** What moderators can hide and show again. */
export type HideableSubject = Exclude<ReportSubject['type'], 'person'>

/**
 * Actions of a moderator. `hide` and `show` are for posts and hellos; `warn` and `suspend` affect the user, also for a
 * report about what they said.
 */
export const DECISION_ACTIONS = ['dismiss', 'warn', 'hide', 'show', 'suspend', 'release'] as const
export type DecisionAction = (typeof DECISION_ACTIONS)[number]
/** Actions about what a user said, which can be repeated without a change. */
export type HideAction = Extract<DecisionAction, 'hide' | 'show'>
/** Actions against an author: they name a rule, and can be appealed. */
export const APPEALABLE_ACTIONS = ['warn', 'hide', 'suspend'] as const
export type AppealableAction = (typeof APPEALABLE_ACTIONS)[number]

export function isAppealable(action: DecisionAction): action is AppealableAction {
  return APPEALABLE_ACTIONS.some((one) => one === action)
}

/** open: waits for a moderator. upheld: the decision stays. overturned: it was taken back. */
export const APPEAL_OUTCOMES = ['upheld', 'overturned'] as const
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number]
export type AppealState = 'open' | AppealOutcome

/** Returns the last moment (ms) at which a decision can be appealed. */
export function getAppealEnd(decidedAt: number): number {
  return decidedAt + APPEAL_DAYS * DAY_MS
}

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
