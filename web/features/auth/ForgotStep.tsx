import { ArrowLeft, MailOpen } from 'lucide-react'
import { useRef, useState } from 'react'
import { emailProblem } from '../../../domain/sign-in'
import { useForgot } from '../../api/resets.mutations'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { AUTH } from '../../words/auth'
import { AuthForm } from './AuthForm'
import { MailboxLink } from './MailboxLink'
import { Notice } from './Notice'
import { useAuthForm } from './useAuthForm'
import { useFocusOn } from './useFocusOn'

/** Requests a password reset link. The response does not reveal whether the address has an account. */
export function ForgotStep({ email: before, onBack }: { email: string; onBack: () => void }) {
  const [email, setEmail] = useState(before)
  const forgot = useForgot()
  const within = useRef<HTMLDivElement>(null)
  const form = useAuthForm({
    check: () => emailProblem(email),
    send: () => forgot.mutateAsync(email),
    failed: 'request.failed',
  })
  useFocusOn(within, 'email')
  return (
    <div ref={within}>
      <div className="auth-back">
        <Button tone="quiet" size="sm" icon={<ArrowLeft className="i flip" />} onClick={onBack}>
          {AUTH.backToSignIn}
        </Button>
      </div>
      <div role="status">
        {forgot.isSuccess ? (
          <Notice icon={<MailOpen className="i" />} title={AUTH.checkMail}>
            <p>{AUTH.resetSent(forgot.variables)}</p>
            <MailboxLink />
          </Notice>
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
                form.forget('email')
                setEmail(target.value)
              }}
            />
          )}
        </Field>
      </AuthForm>
    </div>
  )
}
