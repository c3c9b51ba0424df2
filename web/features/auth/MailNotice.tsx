import { CircleAlert, CircleCheck, MailOpen } from 'lucide-react'
import { VERIFICATION_HOURS } from '../../../domain/limits'
import { textOf } from '../../api/failure'
import { useSession } from '../../api/session.queries'
import { useResend, type useVerification } from '../../api/sign-in.mutations'
import { Button, buttonClass } from '../../ui/Button'
import { Spinner } from '../../ui/Spinner'
import { AUTH } from '../../words/auth'
import { Notice } from './Notice'
import type { WaitingMail } from './waiting-mail'

type Verification = ReturnType<typeof useVerification>
type Props = { verification: Verification | null; waiting: WaitingMail | null; hidden: boolean }

/**
 * The state of the verification: e-mail sent, link being verified, verified or failed. Stays mounted while the tabs
 * change, so that screen readers announce updates.
 */
export function MailNotice({ verification, waiting, hidden }: Props) {
  return (
    <div role="status" hidden={hidden}>
      {verification ? <LinkNews verification={verification} /> : null}
      {waiting && !verification ? <MailNews waiting={waiting} /> : null}
    </div>
  )
}

function LinkNews({ verification }: { verification: Verification }) {
  const { isError, isPending, error } = verification
  if (isPending) return <Notice icon={<Spinner />} title={AUTH.confirming} />
  if (isError)
    return (
      <Notice icon={<CircleAlert className="i" />} tone="bad" title={AUTH.notConfirmed}>
        <p>{textOf(error)}</p>
      </Notice>
    )
  return (
    <Notice icon={<CircleCheck className="i" />} tone="ok" title={AUTH.confirmed}>
      <p>{AUTH.confirmedText}</p>
    </Notice>
  )
}

function MailNews({ waiting }: { waiting: WaitingMail }) {
  const resend = useResend()
  const mailbox = useSession().data?.signIn.mailbox
  return (
    <Notice icon={<MailOpen className="i" />} title={AUTH.checkMail}>
      <p>{AUTH.mailSent(waiting.email, VERIFICATION_HOURS)}</p>
      {resend.isSuccess ? <p>{AUTH.resent}</p> : null}
      {resend.isError ? <p className="auth-problem">{textOf(resend.error)}</p> : null}
      <div className="auth-actions">
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
        <Button
          tone="quiet"
          size="sm"
          busy={resend.isPending}
          onClick={() => resend.mutate(waiting.signUpId)}
        >
          {AUTH.resend}
        </Button>
      </div>
    </Notice>
  )
}
