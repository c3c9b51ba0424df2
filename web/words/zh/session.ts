/** Words of a session's end, apart from the dialog's, in Chinese. */
import type * as English from '../session'

export const SESSION: typeof English.SESSION = {
  signedOut: '你已退出登录。',
}
