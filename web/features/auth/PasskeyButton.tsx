import KeyRound from 'lucide-react/icons/key-round'
import { AUTH } from '../../../domain/locales/en/account'
import { usePasskeySignIn } from '../../api/auth/passkey-sign-in'
import { getErrorMessage } from '../../api/request-error'
import { Button } from '../../ui/buttons/Button'
import { FormError } from './FormError'

/** Sign-in with a passkey. */
export function PasskeyButton() {
  const { mutate, isPending, isError, error } = usePasskeySignIn()
  return (
    <>
      <Button
        tone="line"
        block
        icon={<KeyRound className="icon" />}
        busy={isPending}
        onClick={() => mutate()}
      >
        {AUTH.passkey}
      </Button>
      <FormError text={isError ? getErrorMessage(error) : null} />
    </>
  )
}
