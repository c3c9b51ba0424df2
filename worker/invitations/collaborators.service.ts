/** Lists and removes collaborators. */

import { appError } from '../../domain/errors/errors'
import type { Collaborators } from '../../domain/invitations/invitations.schema'
import type { LiveEvent } from '../../domain/live/live'
import type { AppDeps } from '../context'
import { batch } from '../database/batch'
import { recordEvents } from '../events/events.repo'
import { toPersonDto } from '../people/person-columns'
import { deleteCollaborator, listCollaborators } from '../posts/access/collaborators.repo'
import type { Viewer } from '../posts/access/visible-posts'
import { getPostChannel } from '../posts/event-targets.repo'
import { assertMayChange } from '../posts/own-post.service'
import { findPost } from '../posts/posts.repo'
import { getPost } from '../posts/read.service'
import type { SessionUser } from '../session-user'
import {
  endInvitations,
  isAcceptedInvitation,
  isOtherNamedInvitation,
  selectInvitationEventTargets,
} from './invitations.repo'

/** The creator (S6-07), then collaborators in the order they accepted. Throws if the viewer may not see the post. */
export async function getCollaborators(
  deps: AppDeps,
  viewer: Viewer,
  postId: string,
): Promise<Collaborators['items']> {
  const { author } = await getPost(deps, viewer, postId)
  const people = await listCollaborators(deps.db, postId)
  const others = people.map((person) => ({
    person: toPersonDto(person),
    role: 'collaborator' as const,
  }))
  return [{ person: author, role: 'creator' }, ...others]
}

/** Removes a collaborator: by the author (revoked) or by themselves (declined). */
export async function removeCollaborator(
  deps: AppDeps,
  viewer: SessionUser,
  postId: string,
  userId: string,
): Promise<LiveEvent[]> {
  const { db, clock } = deps
  const now = clock.now()
  const isLeaving = userId === viewer.id
  const post = await findPost(db, viewer, now, postId)
  if (!post) throw appError('post.not_found')
  if (!isLeaving && post.authorId !== viewer.id) throw appError('auth.forbidden')
  assertMayChange(viewer, post)
  const isAccepted = isAcceptedInvitation(postId, userId)
  const end = { status: isLeaving ? 'declined' : 'revoked', respondedAt: now } as const
  const { events, deleted } = await batch(db, {
    events: recordEvents(db, selectInvitationEventTargets(isAccepted, post.kind, getPostChannel(post)), now),
    // Otherwise it would still open the post.
    others: endInvitations(db, isOtherNamedInvitation(postId, userId), end),
    deleted: deleteCollaborator(db, postId, userId),
    invitation: endInvitations(db, isAccepted, end),
  })
  if (deleted.length === 0) throw appError('invitation.not_found')
  return events
}
