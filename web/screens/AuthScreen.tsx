import { useEffect, useState } from 'react'
import { useMe } from '../api/auth/session.queries'
import { takePendingInvitation } from '../state/pending-invitation'
import { promptSignIn } from '../state/sign-in'
import { goTo, useView } from '../state/view'
import { HomeScreen } from './HomeScreen'

/**
 * A link to sign in: home with the dialog. Users who came for an invitation are redirected to it. `invited` is the token
 * of an invitation to the site, which leaves the address at once.
 */
export function AuthScreen() {
  const me = useMe()
  const { params } = useView()
  const [invited] = useState(() => params.get('invited') ?? undefined)
  const isSignedIn = me === undefined ? undefined : me !== null
  useEffect(() => {
    if (isSignedIn) redirectToInvitation()
    else if (isSignedIn === false)
      void promptSignIn('', invited === undefined ? {} : { tab: 'sign-up', invited }).then(
        (signedIn) => signedIn && redirectToInvitation(),
      )
  }, [isSignedIn, invited])
  useEffect(() => {
    if (params.has('invited')) goTo('auth', {}, { replace: true })
  }, [params])
  return <HomeScreen />
}

/** Also after an external sign-in that returned to this view. */
function redirectToInvitation() {
  const invitation = takePendingInvitation()
  if (invitation !== null) location.replace(invitation)
}
