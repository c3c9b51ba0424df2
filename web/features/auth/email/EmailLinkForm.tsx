import MailOpen from 'lucide-react/icons/mail-open'
import { useRef, useState } from 'react'
import { validateEmail } from '../../../../domain/auth/sign-in'
import { AUTH } from '../../../../domain/locales/en/account'
import type { useForgotPassword } from '../../../api/auth/resets.mutations'
import { Field } from '../../../ui/fields/Field'
import { useFocusField } from '../../../ui/fields/useFocusField'
import { AuthForm } from '../AuthForm'
import { FormNotice } from '../FormNotice'
import { useAuthForm } from '../useAuthForm'
import { MailboxLink } from './MailboxLink'

type Props = {
  email?: string
  autoComplete: 'email' | 'username'
  /** Requests the link; its response does not reveal whether the address has an account. */
  request: Pick<ReturnType<typeof useForgotPassword>, 'isSuccess' | 'variables' | 'mutateAsync'>
  /** Explains the form. */
  text: string
  /** Replaces `text` once the link was sent to an address. */
  sentText: (email: string) => string
  /** What to do where no email arrives; the same for all addresses. */
  missingText?: string
}

/** Requests a link to an e-mail address. */
export function EmailLinkForm({
  email: initialEmail = '',
  autoComplete,
  request,
  text,
  sentText,
  missingText,
}: Props) {
  const [email, setEmail] = useState(initialEmail)
  const container = useRef<HTMLDivElement>(null)
  const form = useAuthForm({
    check: () => validateEmail(email),
    send: () => request.mutateAsync(email),
    failed: 'request.failed',
  })
  useFocusField(container, 'email')
  return (
    <div ref={container}>
      <div role="status">
        {request.isSuccess ? (
          <FormNotice icon={<MailOpen className="icon" />} title={AUTH.checkEmail}>
            <p>{sentText(request.variables ?? '')}</p>
            {missingText ? <p>{missingText}</p> : null}
            <div className="auth-actions stack -flush -start">
              <MailboxLink />
            </div>
          </FormNotice>
        ) : (
          <p className="auth-reason">{text}</p>
        )}
      </div>
      <AuthForm form={form} send={AUTH.sendLink}>
        <Field name="email" label={AUTH.email} error={form.errorAt('email')}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete={autoComplete}
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
