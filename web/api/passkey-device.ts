/** Speaks to the device that keeps passkeys, by a library that knows what browsers do differently; it loads when needed. */
import { fail } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import type { NewPasskey, NewPasskeyOptions, PasskeyOptions, UsedPasskey } from '../../domain/passkeys.schema'
import { failureOf } from './failure'

const loadLibrary = () =>
  import('@simplewebauthn/browser').catch((error: unknown) => {
    throw failureOf(error)
  })

/** Whether this browser has passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** Whether it offers them where one types a name. */
export async function fillsPasskeys(): Promise<boolean> {
  return knowsPasskeys() && (await loadLibrary()).browserSupportsWebAuthnAutofill()
}

/** Has the device make one. */
export async function makePasskey(options: NewPasskeyOptions): Promise<NewPasskey['passkey']> {
  const { startRegistration } = await loadLibrary()
  const { id, response } = await startRegistration({ optionsJSON: options }).catch(refuse)
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

/** Has the device sign with the one that its owner chooses: in its own window, or among what a field suggests. */
export async function signWithPasskey(
  options: PasskeyOptions,
  useBrowserAutofill: boolean,
): Promise<UsedPasskey> {
  const { startAuthentication } = await loadLibrary()
  const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill }).catch(
    refuse,
  )
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  return { id, clientDataJSON, authenticatorData, signature, userHandle }
}

/** Takes back what the device was asked for; nobody waits for it any more. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary()
  WebAuthnAbortService.cancelCeremony()
}

/** Tells the device that a passkey opens nothing here any more, so that it need not offer it. */
export async function forgetPasskey({ rpId: rpID }: PasskeyOptions, credentialID: string): Promise<void> {
  const { sendSignal } = await loadLibrary()
  // Only some browsers listen.
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined)
}

/** Why nothing came of it, by what browsers call it. A person who changed their mind is no error of ours. */
function refuse(error: unknown): never {
  if (error instanceof Failure) throw error
  const { name = '' } = error instanceof Error ? error : {}
  if (name === 'InvalidStateError') throw fail('passkey.used')
  const isUndone = name === 'NotAllowedError' || name === 'AbortError'
  throw fail(isUndone ? 'passkey.not_confirmed' : 'passkey.refused', {}, undefined, error)
}
