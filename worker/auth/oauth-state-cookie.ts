/** OAuth state in a signed HttpOnly cookie: lasts minutes, used once. */
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { z } from 'zod'
import { OAUTH_STATE_SECONDS } from '../../domain/limits'
import type { AppContext } from '../context'
import { getSessionCookieName } from './session'

const savedStateShape = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Return path in the app. */
  back: z.string(),
})
export type SavedOauthState = z.infer<typeof savedStateShape>

const getCookieName = (c: AppContext) => `${getSessionCookieName(c.env.ORIGIN)}-google`
const isSecure = (c: AppContext) => c.env.ORIGIN.startsWith('https:')

export async function saveOauthState(c: AppContext, saved: SavedOauthState): Promise<void> {
  await setSignedCookie(c, getCookieName(c), JSON.stringify(saved), c.env.AUTH_SECRET, {
    path: '/',
    httpOnly: true,
    secure: isSecure(c),
    // Lax: has to be sent when Google redirects back.
    sameSite: 'Lax',
    maxAge: OAUTH_STATE_SECONDS,
  })
}

/** Reads and deletes the cookie. */
export async function takeOauthState(c: AppContext): Promise<SavedOauthState | null> {
  const text = await getSignedCookie(c, c.env.AUTH_SECRET, getCookieName(c))
  deleteCookie(c, getCookieName(c), { path: '/', secure: isSecure(c) })
  try {
    return savedStateShape.parse(JSON.parse(text || 'null'))
  } catch {
    return null
  }
}
