/** Words of a session's end, apart from the dialog's, which load later, in French. */
import type * as English from '../session'

export const SESSION: typeof English.SESSION = {
  signedOut: 'Déconnexion effectuée.',
}
