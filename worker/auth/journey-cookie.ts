/** OAuth state in a signed HttpOnly cookie: lasts minutes, used once. */
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { z } from 'zod'
import { GOOGLE_JOURNEY_SECONDS } from '../../domain/limits'
import type { AppContext } from '../context'
import { sessionCookie } from './session'

const keptShape = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Return path in the app. */
  back: z.string(),
})
export type Kept = z.infer<typeof keptShape>

const nameIn = (c: AppContext) => `${sessionCookie(c.env.ORIGIN)}-google`
const isSecure = (c: AppContext) => c.env.ORIGIN.startsWith('https:')

export async function keepJourney(c: AppContext, kept: Kept): Promise<void> {
  await setSignedCookie(c, nameIn(c), JSON.stringify(kept), c.env.AUTH_SECRET, {
    path: '/',
    httpOnly: true,
    secure: isSecure(c),
    // Lax: has to be sent when Google redirects back.
    sameSite: 'Lax',
    maxAge: GOOGLE_JOURNEY_SECONDS,
  })
}

/** Reads and deletes the cookie. */
export async function takeJourney(c: AppContext): Promise<Kept | null> {
  const text = await getSignedCookie(c, c.env.AUTH_SECRET, nameIn(c))
  deleteCookie(c, nameIn(c), { path: '/', secure: isSecure(c) })
  try {
    return keptShape.parse(JSON.parse(text || 'null'))
  } catch {
    return null
  }
}
