/** Links that open one message for whoever holds them: for delivering it by hand. */
import { ask } from './client'

export type MagicLink = { link: string; expiresAt: number }

/** Makes a new link for a message of one's own. */
export async function makeMagicLink(postId: string): Promise<MagicLink> {
  const headers = { 'content-type': 'application/json' }
  const answer = await ask('/api/magic-links', { method: 'POST', headers, body: JSON.stringify({ postId }) })
  return answer.json()
}
