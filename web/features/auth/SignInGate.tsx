/** Opens the sign-in dialog when somebody asks for it, for the links of our mails, and on the way back from elsewhere. Its chunk loads then. */
import { type ComponentType, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { takeEnding } from '../../../domain/way-back'
import { textOf } from '../../api/failure'
import { askToSignIn, endSignIn, type SignInRequest, useSignInRequest } from '../../state/sign-in'
import { toast } from '../../ui/toast'
import { loadFailure } from './load-failure'

type DialogType = ComponentType<{ request: SignInRequest }>

/** Mount once, inside the router. */
export function SignInGate() {
  const request = useSignInRequest()
  const [AuthDialog, setAuthDialog] = useState<DialogType | null>(null)
  useLinks()
  useEffect(() => {
    if (!request || AuthDialog) return
    let wanted = true
    import('./AuthDialog').then(
      (module) => wanted && setAuthDialog(() => module.AuthDialog),
      () => {
        toast({ text: textOf(loadFailure()), tone: 'bad' })
        endSignIn()
      },
    )
    return () => {
      wanted = false
    }
  }, [request, AuthDialog])
  return request && AuthDialog ? <AuthDialog request={request} /> : null
}

/**
 * `/?verify=…` confirms an address, `/?reset=…` chooses a new password, `/?sign-in=email` asks to sign in, and
 * `/?signed-in=…` says how signing in elsewhere ended. What came leaves the address bar at once: some of it is secret, and none of it happens again on reload.
 */
function useLinks() {
  const [params, setParams] = useSearchParams()
  useEffect(() => {
    const rest = new URLSearchParams(params)
    const ending = takeEnding(rest) ?? undefined
    const verify = params.get('verify') ?? undefined
    const reset = params.get('reset') ?? undefined
    const isAsked = verify !== undefined || reset !== undefined || params.has('sign-in')
    for (const name of ['verify', 'reset', 'sign-in']) rest.delete(name)
    if (String(rest) !== String(params)) setParams(rest, { replace: true })
    if (ending === 'done') void import('./welcome').then(({ welcomeBack }) => welcomeBack())
    else if (isAsked) void askToSignIn('', { tab: 'email', verify, reset, ending })
    else if (ending) void askToSignIn('', { ending })
  }, [params, setParams])
}
