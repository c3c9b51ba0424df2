/** Cookie that binds a challenge to its browser: HttpOnly, lasts minutes. */
import type { AppContext } from '../../context'
import { readCookie, writeCookie } from '../../http/cookies'
import { makeToken } from '../../tools/token'

/** The browser's token; empty if never challenged, which matches no challenge. */
export function getBrowserToken(c: AppContext): string {
  return readCookie(c, 'passkey') ?? ''
}

/** Returns or creates the token before a challenge. Tabs share it, so each of them may respond. */
export function ensureBrowserToken(c: AppContext): string {
  const token = getBrowserToken(c) || makeToken()
  writeCookie(c, 'passkey', token)
  return token
}
