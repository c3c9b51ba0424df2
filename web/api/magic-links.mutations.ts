/** Magic links: open one message for whom they are handed to. */
import { request } from './client'

export type CreatedMagicLink = { link: string; expiresAt: number }

/** Creates a new link for a message of the viewer. */
export async function makeMagicLink(postId: string): Promise<CreatedMagicLink> {
  const headers = { 'content-type': 'application/json' }
  const answer = await request('/api/magic-links', {
    method: 'POST',
    headers,
    body: JSON.stringify({ postId }),
  })
  return answer.json()
}
