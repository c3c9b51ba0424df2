import { PROOF } from '../../../domain/locales/en/account'
import { Button } from '../../ui/buttons/Button'
import { useSignInAgain } from './useSignInAgain'

type Props = {
  /** Shown above the sign-in form. */
  reason: string
  cancel: string
  /** Also before the sign-in dialog opens. */
  onClose: () => void
}

/** For users without password and number: a fresh sign-in by any method is the proof. */
export function SignInAgainPrompt({ reason, cancel, onClose }: Props) {
  const { isPending, signInAgain } = useSignInAgain(reason, onClose)
  return (
    <>
      <p role="status">{PROOF.reauthenticate}</p>
      <div className="dialog-foot wrap">
        <Button tone="line" onClick={onClose}>
          {cancel}
        </Button>
        <Button tone="primary" busy={isPending} onClick={() => signInAgain()}>
          {PROOF.signInAgain}
        </Button>
      </div>
    </>
  )
}
