/** Cookie that binds a challenge to its browser: HttpOnly, lasts minutes. */
import { getCookie, setCookie } from 'hono/cookie'
import { PASSKEY_CHALLENGE_SECONDS } from '../../domain/limits'
import { getSessionCookieName } from '../auth/session'
import { makeToken } from '../auth/token'
import type { AppContext } from '../context'

const getCookieName = (c: AppContext) => `${getSessionCookieName(c.env.ORIGIN)}-passkey`

/** The browser's token; empty if never challenged, which matches no challenge. */
export function getBrowserToken(c: AppContext): string {
  return getCookie(c, getCookieName(c)) ?? ''
}

/** Returns or creates the token before a challenge. Tabs share it, so each of them may respond. */
export function ensureBrowserToken(c: AppContext): string {
  const token = getBrowserToken(c) || makeToken()
  setCookie(c, getCookieName(c), token, {
    path: '/',
    httpOnly: true,
    secure: c.env.ORIGIN.startsWith('https:'),
    sameSite: 'Strict',
    maxAge: PASSKEY_CHALLENGE_SECONDS,
  })
  return token
}
