/** Words of a session's end, in Japanese. */
import type * as English from '../session'

export const SESSION: typeof English.SESSION = {
  signedOut: 'ログアウトしました。',
}
