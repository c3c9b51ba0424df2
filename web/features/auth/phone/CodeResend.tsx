import { useMutation } from '@tanstack/react-query'
import { AUTH } from '../../../../domain/locales/en/account'
import { getErrorMessage, isAbort } from '../../../api/request-error'
import { Button } from '../../../ui/buttons/Button'
import { MailboxLink } from '../email/MailboxLink'
import { FormError } from '../FormError'
import { useCountdown } from './useCountdown'

/** A button to send another code, enabled after the resend interval. */
export function CodeResend({ resendAt, onResend }: { resendAt: number; onResend: () => Promise<void> }) {
  const secondsLeft = useCountdown(resendAt)
  const resend = useMutation({ mutationFn: onResend })
  return (
    <div className="auth-resend stack -s">
      <FormError text={resend.isError && !isAbort(resend.error) ? getErrorMessage(resend.error) : null} />
      {secondsLeft > 0 ? (
        <p className="dim tabular">{AUTH.resendIn(secondsLeft)}</p>
      ) : (
        <Button tone="quiet" size="touch" busy={resend.isPending} onClick={() => resend.mutate()}>
          {AUTH.resendCode}
        </Button>
      )}
      <MailboxLink />
    </div>
  )
}
