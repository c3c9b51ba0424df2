import { useSignOut } from '../../api/session.queries'
import { promptSignIn } from '../../state/sign-in'
import { Button } from '../../ui/Button'
import { ERASE } from '../../words/leaving'

/** For users without password and number: a fresh sign-in by any method is the proof. */
export function SignInAgainPrompt({ onClose }: { onClose: () => void }) {
  const signOut = useSignOut()
  return (
    <>
      <p role="status">{ERASE.again}</p>
      <div className="dfoot">
        <Button tone="line" onClick={onClose}>
          {ERASE.keep}
        </Button>
        <Button
          tone="primary"
          busy={signOut.isPending}
          onClick={() => signOut.mutate(undefined, { onSuccess: () => void promptSignIn(ERASE.reason) })}
        >
          {ERASE.signInAgain}
        </Button>
      </div>
    </>
  )
}
