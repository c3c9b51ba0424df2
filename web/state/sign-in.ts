/** Asking somebody to sign in, from anywhere. The dialog itself is a chunk of its own, loaded when first asked for. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { Ending } from '../../domain/way-back'

export type SignInTab = 'phone' | 'email' | 'sign-up'
type Options = {
  tab?: SignInTab
  /** The secret of a confirmation link that led here. */
  verify?: string
  /** The secret of a link to choose a new password. */
  reset?: string
  /** How signing in elsewhere ended, which led back here. */
  ending?: Ending
}
export type SignInRequest = Options & {
  /** Why it is asked, in words shown above the form; empty when the person pressed Sign In. */
  reason: string
  settle: (signedIn: boolean) => void
}

const requestAtom = atom<SignInRequest | null>(null)

/**
 * Opens the sign-in dialog. Resolves when it closes: true when the person is signed in, so that what they wanted to do
 * can go on: `if (await askToSignIn('Sign in to publish.')) publish()`.
 */
export function askToSignIn(reason = '', options: Options = {}): Promise<boolean> {
  // The view one came back to may ask as well: what was begun elsewhere goes on all the same.
  const ending = getDefaultStore().get(requestAtom)?.ending
  endSignIn()
  return new Promise((settle) => getDefaultStore().set(requestAtom, { reason, ending, ...options, settle }))
}

/** Closes it, signed in or not. */
export function endSignIn(signedIn = false) {
  const store = getDefaultStore()
  const request = store.get(requestAtom)
  store.set(requestAtom, null)
  request?.settle(signedIn)
}

/** What was asked, or null while nobody asks. */
export function useSignInRequest(): SignInRequest | null {
  return useAtomValue(requestAtom)
}
