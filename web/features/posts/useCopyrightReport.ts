import { type RefObject, useState } from 'react'
import { AppError } from '../../../domain/errors/app-error'
import { formatErrorMessage } from '../../../domain/errors/errors'
import {
  type CopyrightReportInput,
  EMPTY_REPORT,
  validateCopyrightReport,
} from '../../../domain/moderation/copyright'
import { sendCopyrightReport } from '../../api/moderation/reports'
import { getErrorMessage } from '../../api/request-error'
import { useErrorFocus } from '../../ui/fields/useErrorFocus'

type State = { at: 'form'; errors: readonly Problem[] } | { at: 'sending' } | { at: 'done' }
/** Without a field it concerns the whole report. */
type Problem = { field: string | undefined; text: string }

const WHOLE: State = { at: 'form', errors: [] }

/** State of a copyright report. The form is kept when sending fails. */
export function useCopyrightReport(postId: string, form: RefObject<HTMLFormElement | null>) {
  const [report, setReport] = useState(EMPTY_REPORT)
  const [state, setState] = useState<State>(WHOLE)
  const errors = state.at === 'form' ? state.errors : []
  /** The first problem of the last submit. Fixing a field does not move the focus. */
  const [refused, setRefused] = useState<Problem | null>(null)
  useErrorFocus(form, refused)

  function refuse(problems: readonly Problem[]) {
    setState({ at: 'form', errors: problems })
    setRefused(problems[0] ?? null)
  }

  async function send() {
    const issues = validateCopyrightReport(report)
    if (issues.length > 0)
      return refuse(issues.map(({ code, field }) => ({ field, text: formatErrorMessage(code) })))
    setState({ at: 'sending' })
    try {
      await sendCopyrightReport(postId, report)
      setState({ at: 'done' })
    } catch (error) {
      const named = error instanceof AppError && error.field !== undefined && error.field in report
      refuse([{ field: named ? error.field : undefined, text: getErrorMessage(error) }])
    }
  }
  return {
    state,
    report,
    /** The problem of a field, or of the whole report without one. */
    problem: (field?: keyof CopyrightReportInput) => errors.find((one) => one.field === field)?.text,
    change(changes: Partial<CopyrightReportInput>) {
      setReport((now) => ({ ...now, ...changes }))
      const remaining = errors.filter(({ field }) => field && !(field in changes))
      if (remaining.length < errors.length) setState({ at: 'form', errors: remaining })
    },
    send,
  }
}
