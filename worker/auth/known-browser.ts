/**
 * Trusted devices: browsers that signed in before. Password and code attempts are limited per account, so that many
 * addresses together get no more attempts than one; a trusted device has its own limit, or an attacker could lock the
 * owner out, and all trusted devices share another.
 * The cookie holds a random id and our signature over it and the e-mail address or number: it grants no access and
 * contains no personal data.
 */
import { getCookie, setCookie } from 'hono/cookie'
import { KNOWN_BROWSER_DAYS } from '../../domain/limits'
import { type AppContext, tools } from '../context'
import { sessionCookie } from './session'
import { deriveToken } from './token'

const DAY_SECONDS = 86_400
/** One cookie for addresses and one for numbers, so a device can be trusted for both. */
const cookieFor = (c: AppContext, identifier: string) =>
  `${sessionCookie(c.env.ORIGIN)}-known${identifier.includes('@') ? '' : '-number'}`

/** The device id when this identifier signed in here before; null otherwise. */
export async function knownBrowser(c: AppContext, identifier: string): Promise<string | null> {
  const [browser = '', signature] = (getCookie(c, cookieFor(c, identifier)) ?? '').split('.')
  return browser !== '' && signature === (await sign(c, identifier, browser)) ? browser : null
}

/** Trusts this browser for an identifier; the last of several users counts. */
export async function rememberBrowser(c: AppContext, identifier: string): Promise<void> {
  const browser = (await knownBrowser(c, identifier)) ?? tools(c).ids.random(20)
  setCookie(c, cookieFor(c, identifier), `${browser}.${await sign(c, identifier, browser)}`, {
    path: '/',
    httpOnly: true,
    secure: c.env.ORIGIN.startsWith('https:'),
    sameSite: 'Lax',
    maxAge: KNOWN_BROWSER_DAYS * DAY_SECONDS,
  })
}

const sign = (c: AppContext, identifier: string, browser: string) =>
  deriveToken(c.env.AUTH_SECRET, 'known-browser', `${browser} ${identifier}`)
