/** Words of a session's end, in Russian. */
import type * as English from '../session'

export const SESSION: typeof English.SESSION = {
  signedOut: 'Вы вышли из аккаунта.',
}
