/** Texts for session end; those of the sign-in dialog load later. */
import { defineMessages } from '../../domain/i18n/i18n'

export const SESSION = defineMessages('SESSION', {
  signedOut: 'You’re signed out.',
})
