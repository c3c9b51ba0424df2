/** Words of a session's end, apart from the dialog's, which load later, in Italian. */
import type * as English from '../session'

export const SESSION: typeof English.SESSION = {
  signedOut: 'Disconnessione effettuata.',
}
