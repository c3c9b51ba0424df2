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
import {
  PASSKEY_CHALLENGE_SECONDS,
  PENDING_SIGN_UP_MINUTES,
  SESSION_IDLE_DAYS,
  SIGN_UP_BROWSER_MINUTES,
  SIGN_UP_INVITATION_DAYS,
} from '../../domain/auth/auth.limits'
import { MAGIC_LINK_DAYS } from '../../domain/limits'
import { DAY_SECONDS } from '../../domain/time/units'
import type { AppContext } from '../context'
import type { Env } from '../env'
import { readBearerToken } from './bearer'

const MINUTE = 60
const DAY = DAY_SECONDS
type Cookie = { name: `owlcast${string}`; seconds: number; sameSite: 'Lax' | 'Strict' }

/** Every cookie, and how long it lasts. Lax ones are sent when a link or a redirect of another site leads here. */
const COOKIES = {
  session: { name: 'owlcast', seconds: SESSION_IDLE_DAYS * DAY, sameSite: 'Lax' },
  /** The id of this browser's sign-up. The link in the email signs in by itself only beside it. */
  signUp: { name: 'owlcast-sign-up', seconds: SIGN_UP_BROWSER_MINUTES * MINUTE, sameSite: 'Strict' },
  /** The token of a pending sign-up. */
  pendingSignUp: {
    name: 'owlcast-pending-sign-up',
    seconds: PENDING_SIGN_UP_MINUTES * MINUTE,
    sameSite: 'Lax',
  },
  /** The token of an invitation to the site. */
  signUpInvitation: { name: 'owlcast-invited', seconds: SIGN_UP_INVITATION_DAYS * DAY, sameSite: 'Lax' },
  /** Binds a challenge to its browser. */
  passkey: { name: 'owlcast-passkey', seconds: PASSKEY_CHALLENGE_SECONDS, sameSite: 'Strict' },
  /** The state of a sign-in at Google, which redirects back. */
  google: { name: 'owlcast-google', seconds: 600, sameSite: 'Lax' },
  /** The device is trusted for an email address, and for a number: guessing from elsewhere does not lock its user out. */
  knownEmail: { name: 'owlcast-known', seconds: 180 * DAY, sameSite: 'Lax' },
  knownNumber: { name: 'owlcast-known-number', seconds: 180 * DAY, sameSite: 'Lax' },
  /** The browser's secret, by which its posts are found that it opened by magic links. */
  opened: { name: 'owlcast-browser', seconds: MAGIC_LINK_DAYS * DAY, sameSite: 'Lax' },
  /** The tokens of the invitation links that were opened; usually until the last of them expires. */
  invited: { name: 'owlcast-invitations', seconds: 30 * DAY, sameSite: 'Lax' },
} as const satisfies Record<string, Cookie>
type CookieKey = keyof typeof COOKIES

/** Name of the session cookie on localhost. */
export const SESSION_COOKIE = COOKIES.session.name
const ALL_COOKIES = /^(__Host-)?owlcast/

const getPrefix = ({ ORIGIN }: Pick<Env, 'ORIGIN'>) => (ORIGIN.startsWith('https:') ? 'host' : undefined)

/** The value of a cookie. A request with an access token is nobody's browser: its cookies are ignored. */
export function readCookie(c: AppContext, cookie: CookieKey): string | null {
  if (readBearerToken(c) !== null) return null
  return getCookie(c, COOKIES[cookie].name, getPrefix(c.env)) ?? null
}

/** Writes a cookie for its usual time, or another number of seconds. */
export function writeCookie(c: AppContext, cookie: CookieKey, value: string, seconds?: number): void {
  setCookie(c, COOKIES[cookie].name, value, toOptions(c, cookie, seconds))
}

/** The value of a signed cookie; null if the signature is wrong. */
export async function readSignedCookie(c: AppContext, cookie: CookieKey): Promise<string | null> {
  if (readBearerToken(c) !== null) return null
  return (await getSignedCookie(c, c.env.AUTH_SECRET, COOKIES[cookie].name, getPrefix(c.env))) || null
}

/** Writes a signed cookie for its usual time, or another number of seconds. */
export function writeSignedCookie(
  c: AppContext,
  cookie: CookieKey,
  value: string,
  seconds?: number,
): Promise<void> {
  const { name } = COOKIES[cookie]
  return setSignedCookie(c, name, value, c.env.AUTH_SECRET, toOptions(c, cookie, seconds))
}

function toOptions(c: AppContext, cookie: CookieKey, maxAge: number = COOKIES[cookie].seconds) {
  return { httpOnly: true, sameSite: COOKIES[cookie].sameSite, maxAge, prefix: getPrefix(c.env) } as const
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

/** Deletes a cookie in this browser. */
export function clearCookie(c: AppContext, cookie: CookieKey): void {
  deleteCookie(c, COOKIES[cookie].name, { prefix: getPrefix(c.env) })
}

/** Clears what was opened by links in this browser, which the next account in it must not see. */
export function clearGrants(c: AppContext): void {
  clearCookie(c, 'opened')
  clearCookie(c, 'invited')
}

/** Clears all of our cookies in this browser: session, grants, invitations and trusted devices. */
export function clearAllCookies(c: AppContext): void {
  const secure = getPrefix(c.env) !== undefined
  for (const name of Object.keys(getCookie(c))) if (ALL_COOKIES.test(name)) deleteCookie(c, name, { secure })
}
