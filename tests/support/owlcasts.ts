/** Owlcasts through the API, and their collaborators. */
import type { ReceivedInvitation } from '../../domain/invitations/invitations.schema'
import type { NewOwlcastInput, PublishedOwlcast, RecordingsPage } from '../../domain/owlcasts/owlcasts.schema'
import type { NewPost, Post } from '../../domain/posts/posts.schema'
import { publishSquawk } from './recordings'
import { call, getTools, type Person } from './world'

/** Requests a new owlcast; returns the response. */
export function requestOwlcast(as: Person | null, given: Partial<NewOwlcastInput> = {}): Promise<Response> {
  const json: NewOwlcastInput = { name: 'Two Banks, One River', ...given }
  return call('POST /api/owlcasts', { as, json, key: getTools().ids.random(16) })
}

/** Creates an owlcast. */
export async function publishOwlcast(as: Person, given: Partial<NewOwlcastInput> = {}): Promise<Post> {
  const answer = await requestOwlcast(as, given)
  if (!answer.ok) throw new Error(`no owlcast: ${await answer.text()}`)
  return (await answer.json<PublishedOwlcast>()).post
}

/** Uploads and publishes a recording in an owlcast. */
export function publishRecording(as: Person, { id }: Post, given: Partial<NewPost> = {}): Promise<Post> {
  return publishSquawk(as, { mode: 'owlcast', owlcastId: id, ...given }, { mode: 'owlcast' })
}

/** Returns the recordings of an owlcast, or the status of a refusal. */
export async function listRecordings({ id }: Post, as: { cookie: string } | null = null) {
  const answer = await call(`GET /api/posts/${id}/recordings`, { as })
  return answer.ok ? (await answer.json<RecordingsPage>()).items : answer.status
}

/** Invites a member by name and accepts as them. */
export async function addCollaborator(owner: Person, post: Post, other: Person): Promise<void> {
  const sent = await call(`POST /api/posts/${post.id}/invitations`, {
    as: owner,
    json: { to: `@${other.username}` },
  })
  if (!sent.ok) throw new Error(`not invited: ${await sent.text()}`)
  const { items } = await (await call('GET /api/invitations', { as: other })).json<{
    items: ReceivedInvitation[]
  }>()
  const waiting = items.find((one) => one.post.id === post.id)
  const accepted = await call(`POST /api/invitations/${waiting?.id}/accept`, { as: other })
  if (!accepted.ok) throw new Error(`not accepted: ${await accepted.text()}`)
}
