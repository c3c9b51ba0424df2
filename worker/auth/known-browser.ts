/**
 * Browsers that somebody signed in with before. Tries at a password and codes to a number are counted for the account, so
 * that many addresses together get no more than one; a known browser has a count of its own, or whoever uses the count up
 * would lock the owner out, and all that are known have one together.
 * The cookie holds a random name and our signature over it and the e-mail address or number: it lets nobody in, and names
 * nobody.
 */
import { getCookie, setCookie } from 'hono/cookie'
import { KNOWN_BROWSER_DAYS } from '../../domain/limits'
import { type AppContext, tools } from '../context'
import { sessionCookie } from './session'
import { deriveToken } from './token'

const DAY_SECONDS = 86_400
/** One cookie for addresses and one for numbers: who signs in by both is known by both. */
const cookieFor = (c: AppContext, identifier: string) =>
  `${sessionCookie(c.env.ORIGIN)}-known${identifier.includes('@') ? '' : '-number'}`

/** What this browser is called where this address or number signed in before; null elsewhere. */
export async function knownBrowser(c: AppContext, identifier: string): Promise<string | null> {
  const [browser = '', signature] = (getCookie(c, cookieFor(c, identifier)) ?? '').split('.')
  return browser !== '' && signature === (await sign(c, identifier, browser)) ? browser : null
}

/** Has this browser known by whom it was signed in with; the last of several people counts. */
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
