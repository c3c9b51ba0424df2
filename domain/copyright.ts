/** Copyright reports: a claim that a work was used without the right to it (D31). */
import type { ErrorCode } from './errors'
import { isEmail, normalEmail } from './people'
import { isUnseen } from './text'

export type CopyrightReport = {
  /** The reporter and their address. */
  name: string
  email: string
  /** The work that was used, and its owner. */
  work: string
  /** The reporter states that the report is true and that they may make it. */
  truthful: boolean
}
export const NO_REPORT: CopyrightReport = { name: '', email: '', work: '', truthful: false }

export type ReportLack = { code: ErrorCode; field: keyof CopyrightReport }

/** Returns the issues of a report, in the order of the form's fields. */
export function missingInReport({ name, email, work, truthful }: CopyrightReport): ReportLack[] {
  const lacks: ReportLack[] = []
  if (isUnseen(name)) lacks.push({ code: 'report.name_required', field: 'name' })
  if (!isEmail(normalEmail(email))) lacks.push({ code: 'auth.email_invalid', field: 'email' })
  if (isUnseen(work)) lacks.push({ code: 'report.work_required', field: 'work' })
  if (!truthful) lacks.push({ code: 'report.truth_required', field: 'truthful' })
  return lacks
}
