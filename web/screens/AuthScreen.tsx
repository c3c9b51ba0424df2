import { useEffect } from 'react'
import { useMe } from '../api/session.queries'
import { takePendingInvitation } from '../state/pending-invitation'
import { promptSignIn } from '../state/sign-in'
import { HomeScreen } from './HomeScreen'

/** A link to sign in: home with the dialog. Users who came for an invitation are redirected to it. */
export function AuthScreen() {
  const me = useMe()
  const isSignedIn = me === undefined ? undefined : me !== null
  useEffect(() => {
    if (isSignedIn) redirectToInvitation()
    else if (isSignedIn === false) void promptSignIn().then((signedIn) => signedIn && redirectToInvitation())
  }, [isSignedIn])
  return <HomeScreen />
}

/** Also after an external sign-in that returned to this view. */
function redirectToInvitation() {
  const invitation = takePendingInvitation()
  if (invitation !== null) location.replace(invitation)
}
