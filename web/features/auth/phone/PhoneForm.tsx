import { CODE_RESEND_SECONDS } from '../../../../domain/auth/auth.limits'
import { AUTH } from '../../../../domain/locales/en/account'
import { useRequestCode, useVerifyCode } from '../../../api/auth/pending-sign-up.queries'
import { showToast } from '../../../ui/overlays/toast'
import type { AuthFormProps } from '../auth-input'
import { PhoneCodeForm } from './PhoneCodeForm'
import { usePendingCode } from './pending-code'

type Props = AuthFormProps & { onNew: () => void; onWaiting: () => void }

/**
 * Sign-in with a phone number: the number, then the code sent to it. Calls `onNew` when it has no account yet, and
 * `onWaiting` when an admin decides about one.
 */
export function PhoneForm({ input, onInput, onNew, onWaiting }: Props) {
  const [waiting, setWaiting] = usePendingCode()
  const requestCode = useRequestCode()
  const verifyCode = useVerifyCode()
  return (
    <PhoneCodeForm
      phone={input.phone}
      onPhone={(phone) => onInput({ phone })}
      waiting={waiting}
      onWaiting={setWaiting}
      requestCode={requestCode.mutateAsync}
      verifyLabel={AUTH.verifyCode}
      takesAnyCode
      onCode={async (code, { codeId, phone, isRefused }) => {
        const given = { codeId, code, ...(isRefused ? { phone } : {}) }
        const { status, sent } = await verifyCode.mutateAsync(given)
        if (sent) {
          setWaiting({ ...sent, phone, resendAt: Date.now() + CODE_RESEND_SECONDS * 1000, isRefused: false })
          showToast({ text: AUTH.newCodeSent })
          return
        }
        setWaiting(null)
        if (status === 'new') onNew()
        if (status === 'waiting') onWaiting()
      }}
    />
  )
}
