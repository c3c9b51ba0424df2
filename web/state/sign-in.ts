/** Asks to sign in from anywhere. */
import type { SignInOutcome } from '../../domain/auth/return-url'
import { createDialogRequest } from './dialog-request'

export type SignInTab = 'phone' | 'email' | 'sign-up'
type Options = {
  /** Offers sign-up first on a device where nobody has signed in yet. */
  suggestsSignUp?: boolean
  tab?: SignInTab
  /** The token of a confirmation link. */
  verify?: string
  /** The token of an invitation to the site. */
  invited?: string
  /** The token of a password reset link. */
  reset?: string
  /** The result of an external sign-in that redirected back here. */
  ending?: SignInOutcome
}
export type SignInRequest = Options & {
  /** The reason shown above the form; empty when the user clicked Sign In. */
  reason: string
  resolve: (signedIn: boolean) => void
}

const dialog = createDialogRequest<SignInRequest>()
export const useSignInRequest = dialog.useRequest

/**
 * Opens the sign-in dialog. Resolves when it closes: true when signed in, so that the caller can continue: `if (await
 * promptSignIn('Sign in to publish.')) publish()`.
 */
export function promptSignIn(reason = '', options: Options = {}): Promise<boolean> {
  // The current view may ask as well; the result of an external sign-in must not get lost.
  const ending = dialog.get()?.ending
  closeSignIn()
  return new Promise((resolve) => dialog.open({ reason, ending, ...options, resolve }))
}

/** Closes the dialog. */
export function closeSignIn(signedIn = false) {
  const request = dialog.get()
  dialog.close()
  request?.resolve(signedIn)
}
