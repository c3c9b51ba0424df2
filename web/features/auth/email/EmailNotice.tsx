import '../../../ui/text/ErrorText.css'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import MailOpen from 'lucide-react/icons/mail-open'
import { VERIFICATION_HOURS } from '../../../../domain/auth/auth.limits'
import { AUTH } from '../../../../domain/locales/en/account'
import { useResendSignUp } from '../../../api/auth/sign-in.mutations'
import { getErrorMessage } from '../../../api/request-error'
import { Button } from '../../../ui/buttons/Button'
import { FormNotice } from '../FormNotice'
import { MailboxLink } from './MailboxLink'
import type { PendingEmail } from './pending-email'

type SentProps = {
  /** Called to sign in here, after the link was opened elsewhere. */
  onSignIn: () => void
  /** Called to sign up with another address. */
  onOther: () => void
}
type Props = SentProps & { linkError: unknown; waiting: PendingEmail | null; hidden: boolean }

/** The name of the button that takes the focus once the email is sent, in place of a field. */
export const OTHER_ADDRESS = 'other-address'

/**
 * The outcome of the email: it is sent, or its link did not work. Stays mounted while the tabs change, so that screen
 * readers announce updates.
 */
export function EmailNotice({ linkError, waiting, hidden, onSignIn, onOther }: Props) {
  return (
    <div role="status" hidden={hidden}>
      {linkError ? (
        <FormNotice icon={<CircleAlert className="icon" />} tone="bad" title={AUTH.notConfirmed}>
          <p>{getErrorMessage(linkError)}</p>
        </FormNotice>
      ) : null}
      {waiting && !linkError ? (
        <EmailSentNotice waiting={waiting} onSignIn={onSignIn} onOther={onOther} />
      ) : null}
    </div>
  )
}

function EmailSentNotice({ waiting, onSignIn, onOther }: SentProps & { waiting: PendingEmail }) {
  const resend = useResendSignUp()
  return (
    <FormNotice icon={<MailOpen className="icon" />} title={AUTH.checkEmail}>
      <p>{AUTH.emailSent(waiting.email, VERIFICATION_HOURS)}</p>
      {resend.isSuccess ? <p>{AUTH.resent}</p> : null}
      {resend.isError ? <p className="error-text row">{getErrorMessage(resend.error)}</p> : null}
      <div className="auth-actions stack -flush -start">
        <MailboxLink />
        <Button
          tone="quiet"
          size="touch"
          busy={resend.isPending}
          onClick={() => resend.mutate(waiting.signUpId)}
        >
          {AUTH.resend}
        </Button>
        <Button name={OTHER_ADDRESS} tone="quiet" size="touch" onClick={onOther}>
          {AUTH.otherAddress}
        </Button>
        <Button tone="quiet" size="touch" onClick={onSignIn}>
          {AUTH.signIn}
        </Button>
      </div>
    </FormNotice>
  )
}
