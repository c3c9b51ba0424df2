/** Words of a session's end, in Portuguese. */
import type * as English from '../session'

export const SESSION: typeof English.SESSION = {
  signedOut: 'Você saiu da conta.',
}
