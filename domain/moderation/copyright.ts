/** Copyright reports: a claim that a work was used without the right to it (D31). */
import type { ErrorCode } from '../errors/error-table'
import { isEmail, normalizeEmail } from '../people/email'
import { isInvisible } from '../text/text'

export type CopyrightReportInput = {
  /** The reporter and their address. */
  name: string
  email: string
  /** The work that was used, and its owner. */
  work: string
  /** The reporter states that the report is true and that they may make it. */
  truthful: boolean
}
export const EMPTY_REPORT: CopyrightReportInput = { name: '', email: '', work: '', truthful: false }

export type ReportIssue = { code: ErrorCode; field: keyof CopyrightReportInput }

/** Returns the issues of a report, in the order of the form's fields. */
export function validateCopyrightReport({
  name,
  email,
  work,
  truthful,
}: CopyrightReportInput): ReportIssue[] {
  const issues: ReportIssue[] = []
  if (isInvisible(name)) issues.push({ code: 'report.name_required', field: 'name' })
  if (!isEmail(normalizeEmail(email))) issues.push({ code: 'auth.email_invalid', field: 'email' })
  if (isInvisible(work)) issues.push({ code: 'report.work_required', field: 'work' })
  if (!truthful) issues.push({ code: 'report.confirmation_required', field: 'truthful' })
  return issues
}
