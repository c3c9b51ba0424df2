/** Cookie that binds a challenge to its browser: HttpOnly, lasts minutes. */
import { PASSKEY_CHALLENGE_SECONDS } from '../../../domain/auth/auth.limits'
import type { AppContext } from '../../context'
import { readCookie, writeCookie } from '../../http/cookies'
import { makeToken } from '../../tools/token'

const BROWSER_COOKIE = 'owlcast-passkey'

/** The browser's token; empty if never challenged, which matches no challenge. */
export function getBrowserToken(c: AppContext): string {
  return readCookie(c, BROWSER_COOKIE) ?? ''
}

/** Returns or creates the token before a challenge. Tabs share it, so each of them may respond. */
export function ensureBrowserToken(c: AppContext): string {
  const token = getBrowserToken(c) || makeToken()
  writeCookie(c, BROWSER_COOKIE, token, { maxAge: PASSKEY_CHALLENGE_SECONDS, sameSite: 'Strict' })
  return token
}
