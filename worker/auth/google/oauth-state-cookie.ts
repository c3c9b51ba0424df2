/** OAuth state in a signed HttpOnly cookie: lasts minutes, used once. */
import { z } from 'zod'
import type { AppContext } from '../../context'
import { clearCookie, readSignedCookie, writeSignedCookie } from '../../http/cookies'

const savedStateShape = z.strictObject({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Return path in the app. */
  back: z.string(),
})
export type SavedOauthState = z.infer<typeof savedStateShape>

export async function saveOauthState(c: AppContext, saved: SavedOauthState): Promise<void> {
  await writeSignedCookie(c, 'google', JSON.stringify(saved))
}

/** Reads and deletes the cookie. */
export async function takeOauthState(c: AppContext): Promise<SavedOauthState | null> {
  const text = await readSignedCookie(c, 'google')
  clearCookie(c, 'google')
  try {
    return savedStateShape.parse(JSON.parse(text || 'null'))
  } catch {
    return null
  }
}
