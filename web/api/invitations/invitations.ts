/** Actions of an invited person, for pages without a query cache. */
import type { Accepted } from '../../../domain/invitations/invitations.schema'
import { invitationsApi } from './invitations.client'

/** Accepts with the token of a link. */
export async function acceptInvitation(token: string): Promise<Accepted> {
  return (await invitationsApi.api.invitations.accept.$post({ json: { token } })).json()
}

/** Leaves a post as a collaborator. */
export async function leavePost(postId: string): Promise<void> {
  const param = { id: encodeURIComponent(postId), userId: 'me' }
  await invitationsApi.api.posts[':id'].collaborators[':userId'].$delete({ param })
}
