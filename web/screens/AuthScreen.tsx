import { useEffect } from 'react'
import { takeInvitation } from '../state/kept-invitation'
import { askToSignIn } from '../state/sign-in'
import { HomeScreen } from './HomeScreen'

/** A link straight to signing in: home, with the dialog over it. Who came for an invitation is led back to it. */
export function AuthScreen() {
  useEffect(() => {
    void askToSignIn().then((signedIn) => {
      const invitation = signedIn ? takeInvitation() : null
      if (invitation !== null) location.replace(invitation)
    })
  }, [])
  return <HomeScreen />
}
