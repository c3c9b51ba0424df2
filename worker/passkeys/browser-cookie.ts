/** Cookie that binds a challenge to its browser: HttpOnly, lasts minutes. */
import { getCookie, setCookie } from 'hono/cookie'
import { PASSKEY_CHALLENGE_SECONDS } from '../../domain/limits'
import { sessionCookie } from '../auth/session'
import { makeToken } from '../auth/token'
import type { AppContext } from '../context'

const nameIn = (c: AppContext) => `${sessionCookie(c.env.ORIGIN)}-passkey`

/** The browser's token; empty if never challenged, which matches no challenge. */
export function browserOf(c: AppContext): string {
  return getCookie(c, nameIn(c)) ?? ''
}

/** Returns or creates the token before a challenge. Tabs share it, so each of them may respond. */
export function markBrowser(c: AppContext): string {
  const token = browserOf(c) || makeToken()
  setCookie(c, nameIn(c), token, {
    path: '/',
    httpOnly: true,
    secure: c.env.ORIGIN.startsWith('https:'),
    sameSite: 'Strict',
    maxAge: PASSKEY_CHALLENGE_SECONDS,
  })
  return token
}
