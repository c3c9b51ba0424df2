/** Tells the browser that was asked to sign from every other: out of scripts' reach, for minutes. */
import { getCookie, setCookie } from 'hono/cookie'
import { PASSKEY_CHALLENGE_SECONDS } from '../../domain/limits'
import { sessionCookie } from '../auth/session'
import { makeToken } from '../auth/token'
import type { AppContext } from '../context'

const nameIn = (c: AppContext) => `${sessionCookie(c.env.ORIGIN)}-passkey`

/** What the browser says it is; empty where it was never asked, which fits no question. */
export function browserOf(c: AppContext): string {
  return getCookie(c, nameIn(c)) ?? ''
}

/** The same for one that is about to be asked. Its tabs share it, so that each of them may be answered. */
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
