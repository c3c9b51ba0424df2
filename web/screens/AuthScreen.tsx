import { useEffect } from 'react'
import { useMe } from '../api/session.queries'
import { takeInvitation } from '../state/kept-invitation'
import { askToSignIn } from '../state/sign-in'
import { HomeScreen } from './HomeScreen'

/** A link to sign in: home with the dialog. Users who came for an invitation are redirected to it. */
export function AuthScreen() {
  const me = useMe()
  const isHere = me === undefined ? undefined : me !== null
  useEffect(() => {
    if (isHere) lead()
    else if (isHere === false) void askToSignIn().then((signedIn) => signedIn && lead())
  }, [isHere])
  return <HomeScreen />
}

/** Also after an external sign-in that returned to this view. */
function lead() {
  const invitation = takeInvitation()
  if (invitation !== null) location.replace(invitation)
}
