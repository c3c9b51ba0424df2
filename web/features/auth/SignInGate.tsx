/** Opens the sign-in dialog when somebody asks for it, and for the links of our mails. Its chunk loads then. */
import { type ComponentType, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { textOf } from '../../api/failure'
import { askToSignIn, endSignIn, type SignInRequest, useSignInRequest } from '../../state/sign-in'
import { toast } from '../../ui/toast'
import { loadFailure } from './load-failure'

type DialogType = ComponentType<{ request: SignInRequest }>

/** Mount once, inside the router. */
export function SignInGate() {
  const request = useSignInRequest()
  const [AuthDialog, setAuthDialog] = useState<DialogType | null>(null)
  useMailLinks()
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

/** `/?verify=…` confirms an address, `/?sign-in=email` asks to sign in. The secret leaves the address bar at once. */
function useMailLinks() {
  const [params, setParams] = useSearchParams()
  useEffect(() => {
    const verify = params.get('verify')
    if (verify === null && !params.has('sign-in')) return
    setParams(
      (now) => {
        now.delete('verify')
        now.delete('sign-in')
        return now
      },
      { replace: true },
    )
    void askToSignIn('', { tab: 'email', verify: verify ?? undefined })
  }, [params, setParams])
}
