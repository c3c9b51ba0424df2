/** Signing in with a passkey. Loaded with the dialog that needs it. */
import { useMutation } from '@tanstack/react-query'
import { Failure } from '../../domain/failure'
import type { PasskeyOptions, UsedPasskey } from '../../domain/passkeys.schema'
import { rememberWay } from '../state/last-way'
import { fillsPasskeys, forgetPasskey, signWithPasskey, stopAsking } from './passkey-device'
import { passkeySignInApi } from './passkeys-client'
import { sessionChanged } from './session.queries'

const { passkey: api } = passkeySignInApi.api.auth

type Signed = { options: PasskeyOptions; used: UsedPasskey }

/** Signs in with the passkey the user chooses; the session is refreshed when it resolves. */
export function usePasskeySignIn() {
  return useMutation({ mutationFn: async () => enter(await sign(false)) })
}

/**
 * Suggests passkeys in the username field until aborted. Resolves silently where unsupported; rejects only when the
 * chosen passkey is refused.
 */
export async function suggestPasskeys(stop: AbortSignal): Promise<void> {
  if (!(await fillsPasskeys().catch(() => false))) return
  stop.addEventListener('abort', () => void stopAsking())
  const signed = await sign(true, stop).catch(() => null)
  if (signed) await enter(signed)
}

async function sign(inField: boolean, stop?: AbortSignal): Promise<Signed> {
  const options = await (await api.options.$post()).json()
  stop?.throwIfAborted()
  return { options, used: await signWithPasskey(options, inField) }
}

async function enter({ options, used }: Signed): Promise<void> {
  try {
    await api.$post({ json: used })
  } catch (error) {
    if (error instanceof Failure && error.code === 'passkey.unknown') void forgetPasskey(options, used.id)
    throw error
  }
  rememberWay('passkey')
  await sessionChanged()
}
