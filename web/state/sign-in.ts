/** Asks to sign in from anywhere. */
import { closeOverlay, getOverlays, openOverlay, type SignInRequest } from './overlays'

/**
 * Opens the sign-in dialog. Resolves when it closes: true when signed in, so that the caller can continue: `if (await
 * promptSignIn('Sign in to publish.')) publish()`.
 */
export async function promptSignIn(
  reason = '',
  options: Omit<SignInRequest, 'reason'> = {},
): Promise<boolean> {
  // The current view may ask as well; the result of an external sign-in must not get lost.
  const ending = getOverlays().signIn?.props.request.ending
  return (await openOverlay('signIn', { request: { reason, ending, ...options } })) ?? false
}

/** Closes the dialog. */
export function closeSignIn(signedIn = false): void {
  closeOverlay('signIn', signedIn)
}
