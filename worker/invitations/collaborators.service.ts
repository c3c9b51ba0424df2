/** Lists and removes collaborators. */
import { fail } from '../../domain/errors'
import type { Collaborators } from '../../domain/invitations.schema'
import type { LiveEvent } from '../../domain/live'
import { mediaPath } from '../../domain/media'
import type { Viewer } from '../auth/session'
import type { Tools } from '../context'
import { recordEvents } from '../live/events.repo'
import { channelOf } from '../posts/events.repo'
import { findPost } from '../posts/posts.repo'
import { readPost } from '../posts/read.service'
import type { Looker } from '../posts/visible-posts'
import { leave, listCollaborators } from './collaborators.repo'
import { acceptedBy, bothSides, endAccepted } from './invitations.repo'

/** The creator (S6-07), then collaborators in the order they accepted. Throws if the viewer may not see the post. */
export async function collaboratorsOf(
  tools: Tools,
  viewer: Looker,
  postId: string,
): Promise<Collaborators['items']> {
  const { author } = await readPost(tools, viewer, postId)
  const people = await listCollaborators(tools.db, postId)
  const others = people.map(({ avatarMediaId, ...person }) => ({
    person: { ...person, avatarUrl: avatarMediaId && mediaPath(avatarMediaId) },
    role: 'collaborator' as const,
  }))
  return [{ person: author, role: 'creator' }, ...others]
}

/** Removes a collaborator: by the author (revoked) or by themselves (declined). */
export async function removeCollaborator(
  tools: Tools,
  viewer: Viewer,
  postId: string,
  personId: string,
): Promise<LiveEvent[]> {
  const { db, clock } = tools
  const now = clock.now()
  const byThemselves = personId === viewer.id
  const post = await findPost(db, viewer, now, postId)
  if (!post) throw fail('post.not_found')
  if (!byThemselves && post.authorId !== viewer.id) throw fail('auth.forbidden')
  const accepted = acceptedBy(postId, personId)
  const [events, left] = await db.batch([
    recordEvents(db, bothSides(accepted, post.kind, channelOf(post)), now),
    leave(db, postId, personId),
    endAccepted(db, accepted, { status: byThemselves ? 'declined' : 'revoked', respondedAt: now }),
  ])
  if (left.length === 0) throw fail('invitation.not_yours')
  return events
}
