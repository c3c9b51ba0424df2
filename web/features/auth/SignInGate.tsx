/** Opens the sign-in dialog on request, for email links, and after a sign-in elsewhere. Loads its chunk on demand. */
import { type ComponentType, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { takeSignInOutcome } from '../../../domain/auth/return-url'
import { loadPart } from '../../locale'
import { showErrorToast } from '../../parts/loading/error-toast'
import { type SignInRequest, useOverlays } from '../../state/overlays'
import { closeSignIn, promptSignIn } from '../../state/sign-in'
import { createLoadError } from './load-error'

type DialogType = ComponentType<{ request: SignInRequest }>

/** Mount once, inside the router. */
export function SignInGate() {
  const request = useOverlays().signIn?.props.request
  const [AuthDialog, setAuthDialog] = useState<DialogType | null>(null)
  useSignInLinks()
  useEffect(() => {
    if (!request || AuthDialog) return
    loadPart(() => import('./AuthDialog')).then(
      (module) => setAuthDialog(() => module.AuthDialog),
      () => {
        showErrorToast(createLoadError())
        closeSignIn()
      },
    )
  }, [request, AuthDialog])
  return request && AuthDialog ? <AuthDialog request={request} /> : null
}

/**
 * Handles `/?verify=…` (confirms an address), `/?reset=…` (sets a new password), `/?sign-in=email` (opens the dialog)
 * and `/?signed-in=…` (the result of an external sign-in). The parameters are removed from the address at once: some
 * are secret, and none may repeat on reload.
 */
function useSignInLinks() {
  const [params, setParams] = useSearchParams()
  useEffect(() => {
    const rest = new URLSearchParams(params)
    const ending = takeSignInOutcome(rest) ?? undefined
    const verify = params.get('verify') ?? undefined
    const reset = params.get('reset') ?? undefined
    const isAsked = verify !== undefined || reset !== undefined || params.has('sign-in')
    for (const name of ['verify', 'reset', 'sign-in']) rest.delete(name)
    if (String(rest) !== String(params)) setParams(rest, { replace: true })
    if (ending === 'done')
      void loadPart(() => import('./show-welcome')).then(({ showWelcome }) => showWelcome())
    else if (isAsked) void promptSignIn('', { tab: 'email', verify, reset, ending })
    else if (ending) void promptSignIn('', { ending })
  }, [params, setParams])
}
