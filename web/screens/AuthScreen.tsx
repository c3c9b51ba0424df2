import { useEffect } from 'react'
import { useMe } from '../api/session.queries'
import { takeInvitation } from '../state/kept-invitation'
import { askToSignIn } from '../state/sign-in'
import { HomeScreen } from './HomeScreen'

/** A link straight to signing in: home, with the dialog over it. Who came for an invitation is led back to it. */
export function AuthScreen() {
  const me = useMe()
  const isHere = me === undefined ? undefined : me !== null
  useEffect(() => {
    if (isHere) lead()
    else if (isHere === false) void askToSignIn().then((signedIn) => signedIn && lead())
  }, [isHere])
  return <HomeScreen />
}

/** Also for who signed in elsewhere and came back to this very view. */
function lead() {
  const invitation = takeInvitation()
  if (invitation !== null) location.replace(invitation)
}
