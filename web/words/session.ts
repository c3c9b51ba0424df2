/** Texts for session end; those of the sign-in dialog load later. */
import { words } from '../../domain/catalogue'

export const SESSION = words('SESSION', {
  signedOut: 'You are signed out.',
})
