import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import MailOpen from 'lucide-react/icons/mail-open'
import { VERIFICATION_HOURS } from '../../../../domain/limits'
import { AUTH } from '../../../../domain/locales/en/account'
import { getErrorMessage } from '../../../api/request-error'
import { useResendSignUp, type useVerification } from '../../../api/sign-in.mutations'
import { Button } from '../../../ui/buttons/Button'
import { Spinner } from '../../../ui/states/Spinner'
import { FormNotice } from '../FormNotice'
import { MailboxLink } from './MailboxLink'
import type { PendingEmail } from './pending-email'

type Verification = ReturnType<typeof useVerification>
type Props = { verification: Verification | null; waiting: PendingEmail | null; hidden: boolean }

/**
 * The state of the verification: email sent, link being verified, verified or failed. Stays mounted while the tabs
 * change, so that screen readers announce updates.
 */
export function EmailNotice({ verification, waiting, hidden }: Props) {
  return (
    <div role="status" hidden={hidden}>
      {verification ? <VerificationNotice verification={verification} /> : null}
      {waiting && !verification ? <EmailSentNotice waiting={waiting} /> : null}
    </div>
  )
}

function VerificationNotice({ verification }: { verification: Verification }) {
  const { isError, isPending, error } = verification
  if (isPending) return <FormNotice icon={<Spinner />} title={AUTH.confirming} />
  if (isError)
    return (
      <FormNotice icon={<CircleAlert className="i" />} tone="bad" title={AUTH.notConfirmed}>
        <p>{getErrorMessage(error)}</p>
      </FormNotice>
    )
  return (
    <FormNotice icon={<CircleCheck className="i" />} tone="ok" title={AUTH.confirmed}>
      <p>{AUTH.confirmedText}</p>
    </FormNotice>
  )
}

function EmailSentNotice({ waiting }: { waiting: PendingEmail }) {
  const resend = useResendSignUp()
  return (
    <FormNotice icon={<MailOpen className="i" />} title={AUTH.checkEmail}>
      <p>{AUTH.emailSent(waiting.email, VERIFICATION_HOURS)}</p>
      {resend.isSuccess ? <p>{AUTH.resent}</p> : null}
      {resend.isError ? <p className="auth-problem">{getErrorMessage(resend.error)}</p> : null}
      <div className="auth-actions">
        <MailboxLink />
        <Button
          tone="quiet"
          size="sm"
          busy={resend.isPending}
          onClick={() => resend.mutate(waiting.signUpId)}
        >
          {AUTH.resend}
        </Button>
      </div>
    </FormNotice>
  )
}
