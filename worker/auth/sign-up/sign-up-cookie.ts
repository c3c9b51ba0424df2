/**
 * Cookie with the id of this browser's sign-up: HttpOnly, and not sent along from other sites. The link in the email
 * signs in by itself only beside it.
 */
import { SIGN_UP_BROWSER_MINUTES } from '../../../domain/auth/auth.limits'
import type { AppContext } from '../../context'
import { clearCookie, readCookie, writeCookie } from '../../http/cookies'

const SIGN_UP_COOKIE = 'owlcast-sign-up'

export function setSignUpCookie(c: AppContext, signUpId: string): void {
  writeCookie(c, SIGN_UP_COOKIE, signUpId, { maxAge: SIGN_UP_BROWSER_MINUTES * 60, sameSite: 'Strict' })
}

export function getSignUpId(c: AppContext): string | null {
  return readCookie(c, SIGN_UP_COOKIE) ?? null
}

export function clearSignUpCookie(c: AppContext): void {
  clearCookie(c, SIGN_UP_COOKIE)
}
