/** OAuth state in a signed HttpOnly cookie: lasts minutes, used once. */
import { z } from 'zod'
import type { AppContext } from '../../context'
import { clearCookie, readSignedCookie, writeSignedCookie } from '../../http/cookies'

/** Life of the OAuth state cookie. */
const OAUTH_STATE_SECONDS = 600

const savedStateShape = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Return path in the app. */
  back: z.string(),
})
export type SavedOauthState = z.infer<typeof savedStateShape>

/** Lax: has to be sent when Google redirects back. */
const STATE_COOKIE = 'owlcast-google'

export async function saveOauthState(c: AppContext, saved: SavedOauthState): Promise<void> {
  await writeSignedCookie(c, STATE_COOKIE, JSON.stringify(saved), { maxAge: OAUTH_STATE_SECONDS })
}

/** Reads and deletes the cookie. */
export async function takeOauthState(c: AppContext): Promise<SavedOauthState | null> {
  const text = await readSignedCookie(c, STATE_COOKIE)
  clearCookie(c, STATE_COOKIE)
  try {
    return savedStateShape.parse(JSON.parse(text || 'null'))
  } catch {
    return null
  }
}
