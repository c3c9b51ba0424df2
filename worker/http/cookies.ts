/**
 * Our cookies: HttpOnly, host-only and for the whole site. Their names begin with `__Host-`, which requires https; on
 * localhost over http they are plain.
 */
import {
  deleteCookie,
  generateSignedCookie,
  getCookie,
  getSignedCookie,
  setCookie,
  setSignedCookie,
} from 'hono/cookie'
import type { AppContext } from '../context'
import type { Env } from '../env'
import { readBearerToken } from './bearer'

export const SESSION_COOKIE = 'owlcast'
/** What the user of this browser opened by magic links and invitations. */
export const GRANT_COOKIES = { opened: 'owlcast-browser', invited: 'owlcast-invitations' } as const
const ALL_COOKIES = /^(__Host-)?owlcast/

type CookieName = typeof SESSION_COOKIE | `${typeof SESSION_COOKIE}-${string}`
/** Lax cookies are sent when a link or a redirect of another site leads here. */
type CookieLife = { maxAge: number; sameSite?: 'Lax' | 'Strict' }

const getPrefix = ({ ORIGIN }: Pick<Env, 'ORIGIN'>) => (ORIGIN.startsWith('https:') ? 'host' : undefined)

/** The value of a cookie. A request with an access token is nobody's browser: its cookies are ignored. */
export function readCookie(c: AppContext, name: CookieName): string | undefined {
  if (readBearerToken(c) !== null) return undefined
  return getCookie(c, name, getPrefix(c.env))
}

export function writeCookie(
  c: AppContext,
  name: CookieName,
  value: string,
  { maxAge, sameSite = 'Lax' }: CookieLife,
): void {
  setCookie(c, name, value, { httpOnly: true, sameSite, maxAge, prefix: getPrefix(c.env) })
}

/** The value of a signed cookie; nothing if the signature is wrong. */
export async function readSignedCookie(c: AppContext, name: CookieName): Promise<string | undefined> {
  if (readBearerToken(c) !== null) return undefined
  return (await getSignedCookie(c, c.env.AUTH_SECRET, name, getPrefix(c.env))) || undefined
}

export function writeSignedCookie(
  c: AppContext,
  name: CookieName,
  value: string,
  { maxAge, sameSite = 'Lax' }: CookieLife,
): Promise<void> {
  const options = { httpOnly: true, sameSite, maxAge, prefix: getPrefix(c.env) } as const
  return setSignedCookie(c, name, value, c.env.AUTH_SECRET, options)
}

/** A session cookie as a browser sends it: `name=value`. */
export async function createSessionCookie(
  env: Pick<Env, 'ORIGIN' | 'AUTH_SECRET'>,
  token: string,
): Promise<string> {
  const options = { prefix: getPrefix(env) } as const
  const cookie = await generateSignedCookie(SESSION_COOKIE, token, env.AUTH_SECRET, options)
  return cookie.split(';')[0] ?? ''
}

export function clearCookie(c: AppContext, name: CookieName): void {
  deleteCookie(c, name, { prefix: getPrefix(c.env) })
}

/** Clears what was opened by links in this browser, which the next account in it must not see. */
export function clearGrants(c: AppContext): void {
  for (const name of Object.values(GRANT_COOKIES)) clearCookie(c, name)
}

/** Clears all of our cookies in this browser: session, grants, invitations and trusted devices. */
export function clearAllCookies(c: AppContext): void {
  const secure = getPrefix(c.env) !== undefined
  for (const name of Object.keys(getCookie(c))) if (ALL_COOKIES.test(name)) deleteCookie(c, name, { secure })
}
