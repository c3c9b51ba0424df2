/** Japanese texts for session end; those of the sign-in dialog load later. */
import type * as English from '../session'

export const SESSION: typeof English.SESSION = {
  signedOut: 'ログアウトしました。',
}
