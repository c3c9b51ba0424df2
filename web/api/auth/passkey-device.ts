/** WebAuthn on this device, through a library that handles browser differences; loaded on first use. */

import type {
  NewPasskey,
  NewPasskeyOptions,
  PasskeyAssertion,
  PasskeyOptions,
} from '../../../domain/auth/passkeys.schema'
import { AppError } from '../../../domain/errors/app-error'
import { appError } from '../../../domain/errors/errors'
import { toRequestError } from '../request-error'

const loadLibrary = () =>
  import('@simplewebauthn/browser').catch((error: unknown) => {
    throw toRequestError(error)
  })

/** Whether this browser supports passkeys. */
export function hasPasskeySupport(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** Whether it suggests passkeys in the username field. */
export async function canAutofillPasskeys(): Promise<boolean> {
  return hasPasskeySupport() && (await loadLibrary()).browserSupportsWebAuthnAutofill()
}

/** Creates a passkey on the device. */
export async function createPasskey(options: NewPasskeyOptions): Promise<NewPasskey['passkey']> {
  const { startRegistration } = await loadLibrary()
  const { id, response } = await startRegistration({ optionsJSON: options }).catch(throwPasskeyError)
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, clientDataJSON, attestationObject, transports }
}

/** Signs with the passkey the user chooses: in the browser's dialog, or from the field's suggestions. */
export async function signWithPasskey(
  options: PasskeyOptions,
  useBrowserAutofill: boolean,
): Promise<PasskeyAssertion> {
  const { startAuthentication } = await loadLibrary()
  const { id, response } = await startAuthentication({ optionsJSON: options, useBrowserAutofill }).catch(
    throwPasskeyError,
  )
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  return { id, clientDataJSON, authenticatorData, signature, userHandle }
}

/** Cancels a pending WebAuthn request. */
export async function cancelPasskeyRequest(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary()
  WebAuthnAbortService.cancelCeremony()
}

/** Signals to the device that a passkey is unknown here, so that it is no longer offered. */
export async function reportUnknownPasskey(
  { rpId: rpID }: PasskeyOptions,
  credentialID: string,
): Promise<void> {
  const { sendSignal } = await loadLibrary()
  // Supported by some browsers only.
  await sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined)
}

/** Maps browser errors to error codes. A user's cancellation is not our error. */
function throwPasskeyError(error: unknown): never {
  if (error instanceof AppError) throw error
  const { name = '' } = error instanceof Error ? error : {}
  if (name === 'InvalidStateError') throw appError('passkey.already_registered')
  const isUndone = name === 'NotAllowedError' || name === 'AbortError'
  throw appError(isUndone ? 'passkey.not_confirmed' : 'passkey.invalid', {}, undefined, error)
}
