/** Cookie with the token of an invitation to the site: HttpOnly, until it is used or expires. */
import type { AppContext } from '../../context'
import { readCookie } from '../../http/cookies'
import { hashToken } from '../../tools/token'

/** Hash of this browser's invitation; null without one. */
export async function findSignUpInvitationHash(c: AppContext): Promise<string | null> {
  const token = readCookie(c, 'signUpInvitation')
  return token ? hashToken(token) : null
}
