/** Cookie with the token of a pending sign-up: HttpOnly, this browser only. */
import { PENDING_SIGN_UP_MINUTES } from '../../../domain/auth/auth.limits'
import type { AppContext } from '../../context'
import { clearCookie, readCookie, writeCookie } from '../../http/cookies'

const PENDING_SIGN_UP_COOKIE = 'owlcast-pending-sign-up'

export function setPendingSignUpCookie(c: AppContext, token: string): void {
  writeCookie(c, PENDING_SIGN_UP_COOKIE, token, { maxAge: PENDING_SIGN_UP_MINUTES * 60 })
}

export function getPendingSignUpToken(c: AppContext): string | null {
  return readCookie(c, PENDING_SIGN_UP_COOKIE) ?? null
}

export function clearPendingSignUpCookie(c: AppContext): void {
  clearCookie(c, PENDING_SIGN_UP_COOKIE)
}
