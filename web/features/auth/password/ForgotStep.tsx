import ArrowLeft from 'lucide-react/icons/arrow-left'
import MailOpen from 'lucide-react/icons/mail-open'
import { useRef, useState } from 'react'
import { validateEmail } from '../../../../domain/auth/sign-in'
import { AUTH } from '../../../../domain/locales/en/account'
import { useForgotPassword } from '../../../api/resets.mutations'
import { Button } from '../../../ui/buttons/Button'
import { Field } from '../../../ui/fields/Field'
import { AuthForm } from '../AuthForm'
import { MailboxLink } from '../email/MailboxLink'
import { FormNotice } from '../FormNotice'
import { useAuthForm } from '../useAuthForm'
import { useFocusField } from '../useFocusField'

/** Requests a password reset link. The response does not reveal whether the address has an account. */
export function ForgotStep({ email: initialEmail, onBack }: { email: string; onBack: () => void }) {
  const [email, setEmail] = useState(initialEmail)
  const forgot = useForgotPassword()
  const container = useRef<HTMLDivElement>(null)
  const form = useAuthForm({
    check: () => validateEmail(email),
    send: () => forgot.mutateAsync(email),
    failed: 'request.failed',
  })
  useFocusField(container, 'email')
  return (
    <div ref={container}>
      <div className="auth-back">
        <Button tone="quiet" size="sm" icon={<ArrowLeft className="i flip" />} onClick={onBack}>
          {AUTH.backToSignIn}
        </Button>
      </div>
      <div role="status">
        {forgot.isSuccess ? (
          <FormNotice icon={<MailOpen className="i" />} title={AUTH.checkEmail}>
            <p>{AUTH.resetSent(forgot.variables)}</p>
            <div className="auth-actions">
              <MailboxLink />
            </div>
          </FormNotice>
        ) : (
          <p className="auth-reason">{AUTH.forgotText}</p>
        )}
      </div>
      <AuthForm form={form} send={AUTH.sendLink}>
        <Field name="email" label={AUTH.email} error={form.errorAt('email')}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="username"
              value={email}
              onChange={({ target }) => {
                form.clearError('email')
                setEmail(target.value)
              }}
            />
          )}
        </Field>
      </AuthForm>
    </div>
  )
}
