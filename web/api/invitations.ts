/** Actions of an invited person, for pages without a query cache. */
import type { Accepted } from '../../domain/invitations.schema'
import { request } from './client'

/** Accepts with the token of a link. */
export async function acceptInvitation(token: string): Promise<Accepted> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ token })
  return (await request('/api/invitations/accept', { method: 'POST', headers, body })).json()
}

/** Leaves a post as a collaborator. */
export async function leavePost(postId: string): Promise<void> {
  await request(`/api/posts/${encodeURIComponent(postId)}/collaborators/me`, { method: 'DELETE' })
}
