/** Signing in with a passkey. Loaded with the dialog that needs it. */
import { useMutation } from '@tanstack/react-query'
import type { PasskeyAssertion, PasskeyOptions } from '../../../domain/auth/passkeys.schema'
import { AppError } from '../../../domain/errors/app-error'
import type { passkeySignInRoutes } from '../../../worker/auth/passkeys/passkey-sign-in.routes'
import { saveLastSignInMethod } from '../../state/last-sign-in-method'
import { createClient } from '../typed-client'
import {
  canAutofillPasskeys,
  cancelPasskeyRequest,
  reportUnknownPasskey,
  signWithPasskey,
} from './passkey-device'
import { announceSessionChange } from './session.queries'

const { passkey: api } = createClient<typeof passkeySignInRoutes>().api.auth

type SignedChallenge = { options: PasskeyOptions; used: PasskeyAssertion }

/** Signs in with the passkey the user chooses; the session is refreshed when it resolves. */
export function usePasskeySignIn() {
  return useMutation({ mutationFn: async () => completeSignIn(await signChallenge(false)) })
}

/**
 * Suggests passkeys in the username field until aborted. Resolves silently where unsupported; rejects only when the
 * chosen passkey is refused.
 */
export async function suggestPasskeys(stop: AbortSignal): Promise<void> {
  if (!(await canAutofillPasskeys().catch(() => false))) return
  stop.addEventListener('abort', () => void cancelPasskeyRequest())
  const signed = await signChallenge(true, stop).catch(() => null)
  if (signed) await completeSignIn(signed)
}

async function signChallenge(inField: boolean, stop?: AbortSignal): Promise<SignedChallenge> {
  const options = await (await api.options.$post()).json()
  stop?.throwIfAborted()
  return { options, used: await signWithPasskey(options, inField) }
}

async function completeSignIn({ options, used }: SignedChallenge): Promise<void> {
  try {
    await api.$post({ json: used })
  } catch (error) {
    if (error instanceof AppError && error.code === 'passkey.unknown')
      void reportUnknownPasskey(options, used.id)
    throw error
  }
  saveLastSignInMethod('passkey')
  await announceSessionChange()
}
