/** What somebody invited does, for pages without a memory of queries. */
import type { Accepted } from '../../domain/invitations.schema'
import { ask } from './client'

/** Accepts by the secret of a link. */
export async function acceptInvitation(token: string): Promise<Accepted> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ token })
  return (await ask('/api/invitations/accept', { method: 'POST', headers, body })).json()
}

/** Leaves a voice one works on. */
export async function leavePost(postId: string): Promise<void> {
  await ask(`/api/posts/${encodeURIComponent(postId)}/collaborators/me`, { method: 'DELETE' })
}
