import { type RefObject, useEffect, useState } from 'react'
import { type CopyrightReport, missingInReport, NO_REPORT } from '../../../domain/copyright'
import { messageOf } from '../../../domain/errors'
import { Failure } from '../../../domain/failure'
import { textOf } from '../../api/failure'
import { reportCopyright } from '../../api/reports'
import { focusField } from '../../ui/focus-field'

type State = { at: 'form'; errors: readonly Problem[] } | { at: 'sending' } | { at: 'done' }
/** Without a field it concerns the whole report. */
type Problem = { field: string | undefined; text: string }

const WHOLE: State = { at: 'form', errors: [] }

/** State of a copyright report. The form is kept when sending fails. */
export function useCopyrightReport(postId: string, form: RefObject<HTMLFormElement | null>) {
  const [report, setReport] = useState(NO_REPORT)
  const [state, setState] = useState<State>(WHOLE)
  const errors = state.at === 'form' ? state.errors : []
  /** The first problem of the last submit. Fixing a field does not move the focus. */
  const [refused, setRefused] = useState<Problem | null>(null)
  useEffect(() => {
    if (refused) focusField(form.current, refused.field)
  }, [refused, form])

  function refuse(problems: readonly Problem[]) {
    setState({ at: 'form', errors: problems })
    setRefused(problems[0] ?? null)
  }

  async function send() {
    const lacks = missingInReport(report)
    if (lacks.length > 0) return refuse(lacks.map(({ code, field }) => ({ field, text: messageOf(code) })))
    setState({ at: 'sending' })
    try {
      await reportCopyright(postId, report)
      setState({ at: 'done' })
    } catch (error) {
      const named = error instanceof Failure && error.field !== undefined && error.field in report
      refuse([{ field: named ? error.field : undefined, text: textOf(error) }])
    }
  }
  return {
    state,
    report,
    /** The problem of a field, or of the whole report without one. */
    problem: (field?: keyof CopyrightReport) => errors.find((one) => one.field === field)?.text,
    change(changes: Partial<CopyrightReport>) {
      setReport((now) => ({ ...now, ...changes }))
      const mended = errors.filter(({ field }) => field && !(field in changes))
      if (mended.length < errors.length) setState({ at: 'form', errors: mended })
    },
    send,
  }
}
