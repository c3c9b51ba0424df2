/** Cookie with the token of a pending sign-up: HttpOnly, this browser only. */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { PENDING_SIGN_UP_MINUTES } from '../../domain/limits'
import type { AppContext } from '../context'
import { getSessionCookieName } from './session'

const getCookieName = (c: AppContext) => `${getSessionCookieName(c.env.ORIGIN)}-arrival`
const isSecure = (c: AppContext) => c.env.ORIGIN.startsWith('https:')

export function setPendingSignUpCookie(c: AppContext, token: string): void {
  setCookie(c, getCookieName(c), token, {
    path: '/',
    httpOnly: true,
    secure: isSecure(c),
    sameSite: 'Lax',
    maxAge: PENDING_SIGN_UP_MINUTES * 60,
  })
}

export function getPendingSignUpToken(c: AppContext): string | null {
  return getCookie(c, getCookieName(c)) ?? null
}

export function clearPendingSignUpCookie(c: AppContext): void {
  deleteCookie(c, getCookieName(c), { path: '/', secure: isSecure(c) })
}
