import { type FormEvent, useState } from 'react'
import { type ErrorCode, fail } from '../../../domain/errors'
import { Failure } from '../../../domain/failure'
import { focusField } from '../../ui/focus-field'

type Options = {
  /** What the fields still lack, or null. */
  check: () => Failure | null
  /** Sends them; a refusal is thrown. */
  send: () => Promise<unknown>
  /** The words for a server that failed without saying why. */
  failed: ErrorCode
}

export type AuthFormState = ReturnType<typeof useAuthForm>

/** A form that is checked, sent once at a time, and shows the refusal at its field with the focus there. */
export function useAuthForm({ check, send, failed }: Options) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Failure | null>(null)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    setBusy(true)
    const refused =
      check() ??
      (await send().then(
        () => null,
        (error) => spoken(error, failed),
      ))
    setBusy(false)
    setProblem(refused)
    if (refused) requestAnimationFrame(() => focusField(form, refused.field))
  }

  return {
    busy,
    onSubmit,
    /** The words at a field, or those that belong to none. */
    errorAt: (field?: string) => (problem && problem.field === field ? problem.message : null),
    /** A field that changes is no longer wrong. */
    forget: (field: string) => setProblem((now) => (now?.field === field || !now?.field ? null : now)),
  }
}

function spoken(error: unknown, failed: ErrorCode): Failure {
  return error instanceof Failure && error.code !== 'request.failed' ? error : fail(failed)
}
