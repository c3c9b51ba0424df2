import { useSignOut } from '../../api/auth/session.queries'
import { promptSignIn } from '../../state/sign-in'

/** Signs out and asks to sign in again; `onLeave` runs before the sign-in dialog opens. */
export function useSignInAgain(reason: string, onLeave?: () => void) {
  const signOut = useSignOut()
  const signInAgain = () =>
    signOut.mutate(undefined, {
      onSuccess: () => {
        onLeave?.()
        void promptSignIn(reason)
      },
    })
  return { isPending: signOut.isPending, signInAgain }
}
