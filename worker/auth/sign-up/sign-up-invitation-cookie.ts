/** Cookie with the token of an invitation to the site: HttpOnly, until it is used or expires. */
import { SIGN_UP_INVITATION_DAYS } from '../../../domain/auth/auth.limits'
import type { AppContext } from '../../context'
import { clearCookie, readCookie, writeCookie } from '../../http/cookies'
import { hashToken } from '../../tools/token'

const INVITATION_COOKIE = 'owlcast-invited'
const DAY_SECONDS = 86_400

export function setSignUpInvitationCookie(c: AppContext, token: string): void {
  writeCookie(c, INVITATION_COOKIE, token, { maxAge: SIGN_UP_INVITATION_DAYS * DAY_SECONDS })
}

/** Hash of this browser's invitation; null without one. */
export async function findSignUpInvitationHash(c: AppContext): Promise<string | null> {
  const token = readCookie(c, INVITATION_COOKIE)
  return token ? hashToken(token) : null
}

export function clearSignUpInvitationCookie(c: AppContext): void {
  clearCookie(c, INVITATION_COOKIE)
}
