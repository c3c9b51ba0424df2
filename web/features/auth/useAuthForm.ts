import { type FormEvent, useRef, useState } from 'react'
import { AppError } from '../../../domain/errors/app-error'
import type { ErrorCode } from '../../../domain/errors/error-table'
import { appError } from '../../../domain/errors/errors'
import { isAbort } from '../../api/request-error'
import { useErrorFocus } from '../../ui/fields/useErrorFocus'

type Options = {
  /** The first validation error, or null. */
  check: () => AppError | null
  /** Submits; rejects with an `AppError`, or with an `AbortError` when the user called it off. */
  send: () => Promise<unknown>
  /** The error code for a server failure without a reason. */
  failed: ErrorCode
}

export type AuthFormState = ReturnType<typeof useAuthForm>

/** A form that is validated, submitted once at a time, and shows and focuses the refused field. */
export function useAuthForm({ check, send, failed }: Options) {
  const [busy, setBusy] = useState(false)
  const [error, setProblem] = useState<AppError | null>(null)
  const ref = useRef<HTMLFormElement>(null)
  useErrorFocus(ref, error)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const error =
      check() ??
      (await send().then(
        () => null,
        (error) => (isAbort(error) ? null : toAuthError(error, failed)),
      ))
    setBusy(false)
    setProblem(error)
  }

  return {
    ref,
    busy,
    onSubmit,
    /** The error of a field, or without `field` that of the whole form. */
    errorAt: (field?: string) => (error && error.field === field ? error.message : null),
    /** Clears the error of a changed field. */
    clearError: (field: string) => setProblem((now) => (now?.field === field || !now?.field ? null : now)),
  }
}

function toAuthError(error: unknown, failed: ErrorCode): AppError {
  return error instanceof AppError && error.code !== 'request.failed' ? error : appError(failed)
}
