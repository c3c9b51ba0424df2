/** Magic links: open one message for whom they are handed to. */
import { ask } from './client'

export type MagicLink = { link: string; expiresAt: number }

/** Creates a new link for a message of the viewer. */
export async function makeMagicLink(postId: string): Promise<MagicLink> {
  const headers = { 'content-type': 'application/json' }
  const answer = await ask('/api/magic-links', { method: 'POST', headers, body: JSON.stringify({ postId }) })
  return answer.json()
}
