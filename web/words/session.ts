/** Words of a session's end, apart from the dialog's, which load later. */
import { words } from '../../domain/catalogue'

export const SESSION = words('SESSION', {
  signedOut: 'You are signed out.',
})
