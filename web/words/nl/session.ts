/** Words of a session's end, apart from the dialog's, which load later, in Dutch. */
import type * as English from '../session'

export const SESSION: typeof English.SESSION = {
  signedOut: 'Je bent uitgelogd.',
}
