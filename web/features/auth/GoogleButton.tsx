import type { AppError } from '../../../domain/errors/app-error'
import { AUTH } from '../../../domain/locales/en/account'
import { useGoogle } from '../../api/auth/pending-sign-up.queries'
import { getErrorMessage } from '../../api/request-error'
import { Button } from '../../ui/buttons/Button'
import { FormError } from './FormError'

/** Starts the sign-in with Google. `failure` is the error of a previous attempt. */
export function GoogleButton({ failure }: { failure: AppError | null }) {
  const google = useGoogle()
  const { isError, isPending, isSuccess, error, isIdle } = google
  const problem = isError ? getErrorMessage(error) : isIdle && failure ? failure.message : null
  return (
    <>
      <Button
        tone="line"
        block
        icon={<GoogleMark />}
        // Stays busy after success: the page is navigating away.
        busy={isPending || isSuccess}
        onClick={() => google.mutate()}
      >
        {AUTH.google}
      </Button>
      <FormError text={problem} />
    </>
  )
}

function GoogleMark() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
      <path strokeWidth="2.2" strokeLinecap="round" d="M20.3 12H12.5M20.3 12a8.3 8.3 0 1 1-2.7-6.1" />
    </svg>
  )
}
