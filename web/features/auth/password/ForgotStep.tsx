import ArrowLeft from 'lucide-react/icons/arrow-left'
import { AUTH } from '../../../../domain/locales/en/account'
import { useForgotPassword } from '../../../api/auth/resets.mutations'
import { Button } from '../../../ui/buttons/Button'
import { EmailLinkForm } from '../email/EmailLinkForm'

/** Requests a password reset link. */
export function ForgotStep({ email, onBack }: { email: string; onBack: () => void }) {
  const request = useForgotPassword()
  return (
    <>
      <div className="auth-back">
        <Button tone="quiet" size="touch" icon={<ArrowLeft className="icon flip" />} onClick={onBack}>
          {AUTH.backToSignIn}
        </Button>
      </div>
      <EmailLinkForm
        email={email}
        autoComplete="username"
        request={request}
        text={AUTH.forgotText}
        sentText={AUTH.resetSent}
        missingText={AUTH.resetMissing}
      />
    </>
  )
}
