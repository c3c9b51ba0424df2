import '../AuthDialog.css'
import MailOpen from 'lucide-react/icons/mail-open'
import { useRef, useState } from 'react'
import { validateEmail } from '../../../../domain/auth/sign-in'
import { AUTH, OWN_EMAIL } from '../../../../domain/locales/en/account'
import { useRequestEmailChange } from '../../../api/resets.mutations'
import { Field } from '../../../ui/fields/Field'
import { Dialog } from '../../../ui/overlays/Dialog'
import { AuthForm } from '../AuthForm'
import { FormNotice } from '../FormNotice'
import { useAuthForm } from '../useAuthForm'
import { useFocusField } from '../useFocusField'
import { MailboxLink } from './MailboxLink'

/** Adds the first e-mail address to an account. The response does not reveal whether the address is taken. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('')
  const askAddress = useRequestEmailChange()
  const container = useRef<HTMLDivElement>(null)
  const form = useAuthForm({
    check: () => validateEmail(email),
    send: () => askAddress.mutateAsync(email),
    failed: 'request.failed',
  })
  useFocusField(container, 'email')
  return (
    <Dialog title={OWN_EMAIL.dialogTitle} onClose={onClose} width={440}>
      <div ref={container}>
        <div role="status">
          {askAddress.isSuccess ? (
            <FormNotice icon={<MailOpen className="i" />} title={AUTH.checkEmail}>
              <p>{OWN_EMAIL.sent(askAddress.variables)}</p>
              <div className="auth-actions">
                <MailboxLink />
              </div>
            </FormNotice>
          ) : (
            <p className="auth-reason">{OWN_EMAIL.text}</p>
          )}
        </div>
        <AuthForm form={form} send={AUTH.sendLink}>
          <Field name="email" label={AUTH.email} error={form.errorAt('email')}>
            {(control) => (
              <input
                {...control}
                type="email"
                autoComplete="email"
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
    </Dialog>
  )
}
