import { AUTH } from '../../../../domain/locales/en/account'
import { useRequestCode, useVerifyCode } from '../../../api/pending-sign-up.queries'
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
      onCode={async (code, { codeId }) => {
        const { status } = await verifyCode.mutateAsync({ codeId, code })
        setWaiting(null)
        if (status === 'new') onNew()
        if (status === 'waiting') onWaiting()
      }}
    />
  )
}
