/** WebAuthn on this device, through a library that handles browser differences; loaded on first use. */
import { fail } from '../../domain/errors'
import { Failure } from '../../domain/failure'
import type { NewPasskey, NewPasskeyOptions, PasskeyOptions, UsedPasskey } from '../../domain/passkeys.schema'
import { failureOf } from './failure'

const loadLibrary = () =>
  import('@simplewebauthn/browser').catch((error: unknown) => {
    throw failureOf(error)
  })

/** Whether this browser supports passkeys. */
export function knowsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** Whether it suggests passkeys in the username field. */
export async function fillsPasskeys(): Promise<boolean> {
  return knowsPasskeys() && (await loadLibrary()).browserSupportsWebAuthnAutofill()
}

/** Creates a passkey on the device. */
export async function makePasskey(options: NewPasskeyOptions): Promise<NewPasskey['passkey']> {
  const { startRegistration } = await loadLibrary()
  const { id, response } = await startRegistration({ optionsJSON: options }).catch(refuse)
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

/** Signs with the passkey the user chooses: in the browser's dialog, or from the field's suggestions. */
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

/** Cancels a pending WebAuthn request. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary()
  WebAuthnAbortService.cancelCeremony()
}

/** Tells the device that a passkey is unknown here, so that it is no longer offered. */
export async function forgetPasskey({ rpId: rpID }: PasskeyOptions, credentialID: string): Promise<void> {
  const { sendSignal } = await loadLibrary()
  // Supported by some browsers only.
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined)
}

/** Maps browser errors to error codes. A user's cancellation is not our error. */
function refuse(error: unknown): never {
  if (error instanceof Failure) throw error
  const { name = '' } = error instanceof Error ? error : {}
  if (name === 'InvalidStateError') throw fail('passkey.used')
  const isUndone = name === 'NotAllowedError' || name === 'AbortError'
  throw fail(isUndone ? 'passkey.not_confirmed' : 'passkey.refused', {}, undefined, error)
}
