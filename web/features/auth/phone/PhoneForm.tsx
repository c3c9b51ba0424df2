import { validatePhone } from '../../../../domain/auth/sign-in'
import { CODE_RESEND_SECONDS } from '../../../../domain/limits'
import { AUTH } from '../../../../domain/locales/en/account'
import { useRequestCode, useVerifyCode } from '../../../api/pending-sign-up.queries'
import { AuthForm } from '../AuthForm'
import type { AuthFormProps } from '../auth-input'
import { useAuthForm } from '../useAuthForm'
import { CodeForm } from './CodeForm'
import { PhoneField } from './PhoneField'
import { usePendingCode } from './pending-code'

/** Sign-in with a phone number: the number, then the code sent to it. Calls `onNew` when it has no account yet. */
export function PhoneForm({ input, onInput, onNew }: AuthFormProps & { onNew: () => void }) {
  const [waiting, setWaiting] = usePendingCode()
  const askCode = useRequestCode()
  const giveCode = useVerifyCode()
  const { phone } = input
  async function send(to: string) {
    const sent = await askCode.mutateAsync(to)
    setWaiting({ ...sent, phone: to, resendAt: Date.now() + CODE_RESEND_SECONDS * 1000 })
  }
  const form = useAuthForm({
    check: () => validatePhone(phone),
    send: () => send(phone),
    failed: 'auth.code_send_failed',
  })
  if (waiting)
    return (
      <CodeForm
        key={waiting.codeId}
        waiting={waiting}
        onResend={() => send(waiting.phone)}
        onBack={() => setWaiting(null)}
        send={AUTH.verifyCode}
        onCode={async (code) => {
          const { status } = await giveCode.mutateAsync({ codeId: waiting.codeId, code })
          setWaiting(null)
          if (status === 'new') onNew()
        }}
      />
    )
  return (
    <AuthForm form={form} send={AUTH.sendCode}>
      <PhoneField
        value={phone}
        hint={AUTH.phoneHint}
        error={form.errorAt('phone')}
        onChange={(next) => {
          form.clearError('phone')
          onInput({ phone: next })
        }}
      />
    </AuthForm>
  )
}
