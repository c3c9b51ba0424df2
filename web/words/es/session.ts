/** Words of a session's end, in Spanish. */
import type * as English from '../session'

export const SESSION: typeof English.SESSION = {
  signedOut: 'Sesión cerrada.',
}
