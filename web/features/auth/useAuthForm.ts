import { type FormEvent, useState } from 'react'
import { type ErrorCode, fail } from '../../../domain/errors'
import { Failure } from '../../../domain/failure'
import { focusField } from '../../ui/focus-field'

type Options = {
  /** The first validation error, or null. */
  check: () => Failure | null
  /** Submits; rejects with an `AppError`. */
  send: () => Promise<unknown>
  /** The error code for a server failure without a reason. */
  failed: ErrorCode
}

export type AuthFormState = ReturnType<typeof useAuthForm>

/** A form that is validated, submitted once at a time, and shows and focuses the refused field. */
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
    /** The error of a field, or without `field` that of the whole form. */
    errorAt: (field?: string) => (problem && problem.field === field ? problem.message : null),
    /** Clears the error of a changed field. */
    forget: (field: string) => setProblem((now) => (now?.field === field || !now?.field ? null : now)),
  }
}

function spoken(error: unknown, failed: ErrorCode): Failure {
  return error instanceof Failure && error.code !== 'request.failed' ? error : fail(failed)
}
