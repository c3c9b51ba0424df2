/** Asking somebody to sign in, from anywhere. The dialog itself is a chunk of its own, loaded when first asked for. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'

/** Why it is asked, in words shown above the form; empty when the person pressed Sign In. */
type Request = { reason: string }

const requestAtom = atom<Request | null>(null)

/** Opens the sign-in dialog. */
export function askToSignIn(reason = '') {
  getDefaultStore().set(requestAtom, { reason })
}

/** Closes it, signed in or not. */
export function endSignIn() {
  getDefaultStore().set(requestAtom, null)
}

/** What was asked, or null while nobody asks. */
export function useSignInRequest(): Request | null {
  return useAtomValue(requestAtom)
}
