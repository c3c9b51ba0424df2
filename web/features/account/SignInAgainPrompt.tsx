import { ACCOUNT_DELETION } from '../../../domain/locales/en/account'
import { useSignOut } from '../../api/session.queries'
import { promptSignIn } from '../../state/sign-in'
import { Button } from '../../ui/buttons/Button'

/** For users without password and number: a fresh sign-in by any method is the proof. */
export function SignInAgainPrompt({ onClose }: { onClose: () => void }) {
  const signOut = useSignOut()
  return (
    <>
      <p role="status">{ACCOUNT_DELETION.reauthenticate}</p>
      <div className="dialog-foot">
        <Button tone="line" onClick={onClose}>
          {ACCOUNT_DELETION.cancel}
        </Button>
        <Button
          tone="primary"
          busy={signOut.isPending}
          onClick={() =>
            signOut.mutate(undefined, { onSuccess: () => void promptSignIn(ACCOUNT_DELETION.reason) })
          }
        >
          {ACCOUNT_DELETION.signInAgain}
        </Button>
      </div>
    </>
  )
}
