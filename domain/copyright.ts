/** Saying that somebody's work was used without the right to it (D31). */
import type { ErrorCode } from './errors'
import { isEmail, normalEmail } from './people'
import { isUnseen } from './text'

export type CopyrightReport = {
  /** Who says so, and where they can be answered. */
  name: string
  email: string
  /** What was used, and whose it is. */
  work: string
  /** They say that it is true, and that they may say it. */
  truthful: boolean
}
export const NO_REPORT: CopyrightReport = { name: '', email: '', work: '', truthful: false }

export type ReportLack = { code: ErrorCode; field: keyof CopyrightReport }

/** What a report lacks, in the order of its fields. */
export function missingInReport({ name, email, work, truthful }: CopyrightReport): ReportLack[] {
  const lacks: ReportLack[] = []
  if (isUnseen(name)) lacks.push({ code: 'report.name_required', field: 'name' })
  if (!isEmail(normalEmail(email))) lacks.push({ code: 'auth.email_invalid', field: 'email' })
  if (isUnseen(work)) lacks.push({ code: 'report.work_required', field: 'work' })
  if (!truthful) lacks.push({ code: 'report.truth_required', field: 'truthful' })
  return lacks
}
