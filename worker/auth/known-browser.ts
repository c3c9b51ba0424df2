/**
 * Browsers that somebody signed in with before. Tries at a password are counted for the account, so that many addresses
 * together guess no more than one; a known browser has a count of its own, or whoever guesses would lock the owner out, and
 * all that are known have one together.
 * The cookie holds a number and our signature over it and the address: it lets nobody in, and names nobody.
 */
import { getCookie, setCookie } from 'hono/cookie'
import { KNOWN_BROWSER_DAYS } from '../../domain/limits'
import { type AppContext, tools } from '../context'
import { sessionCookie } from './session'
import { deriveToken } from './token'

const DAY_SECONDS = 86_400
const nameIn = (c: AppContext) => `${sessionCookie(c.env.ORIGIN)}-known`

/** What this browser is called where this address signed in before; null elsewhere. */
export async function knownBrowser(c: AppContext, email: string): Promise<string | null> {
  const [browser = '', signature] = (getCookie(c, nameIn(c)) ?? '').split('.')
  return browser !== '' && signature === (await sign(c, email, browser)) ? browser : null
}

/** Has this browser known by whom it was signed in with; the last of several people counts. */
export async function rememberBrowser(c: AppContext, email: string): Promise<void> {
  const browser = (await knownBrowser(c, email)) ?? tools(c).ids.random(20)
  setCookie(c, nameIn(c), `${browser}.${await sign(c, email, browser)}`, {
    path: '/',
    httpOnly: true,
    secure: c.env.ORIGIN.startsWith('https:'),
    sameSite: 'Lax',
    maxAge: KNOWN_BROWSER_DAYS * DAY_SECONDS,
  })
}

const sign = (c: AppContext, email: string, browser: string) =>
  deriveToken(c.env.AUTH_SECRET, 'known-browser', `${browser} ${email}`)
