import { useMutation } from '@tanstack/react-query'
import { textOf } from '../../api/failure'
import { useSession } from '../../api/session.queries'
import { Button, buttonClass } from '../../ui/Button'
import { AUTH } from '../../words/auth'
import { FormProblem } from './FormProblem'
import { useCountdown } from './useCountdown'

/** A button to send another code, enabled after the resend interval. */
export function CodeResend({ resendAt, onResend }: { resendAt: number; onResend: () => Promise<void> }) {
  const left = useCountdown(resendAt)
  const resend = useMutation({ mutationFn: onResend })
  const mailbox = useSession().data?.signIn.mailbox
  return (
    <div className="auth-resend">
      <FormProblem text={resend.isError ? textOf(resend.error) : null} />
      {left > 0 ? (
        <p className="dim num">{AUTH.resendIn(left)}</p>
      ) : (
        <Button tone="quiet" size="sm" busy={resend.isPending} onClick={() => resend.mutate()}>
          {AUTH.resendCode}
        </Button>
      )}
      {mailbox ? (
        <a
          className={buttonClass({ tone: 'line', size: 'sm' })}
          href={mailbox}
          target="_blank"
          rel="noreferrer"
        >
          {AUTH.mailbox}
        </a>
      ) : null}
    </div>
  )
}
