/** Routes to invite collaborators, answer invitations and leave. */
import { z } from '@hono/zod-openapi'
import {
  acceptedShape,
  collaboratorsShape,
  invitationsShape,
  invitationTokenShape,
  newInvitationShape,
  receivedInvitationsShape,
} from '../../domain/invitations/invitations.schema'
import { sentInvitationShape } from '../../domain/invitations/invitees.schema'
import type { AppDeps } from '../context'
import { announceLater } from '../events/announce-later'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { dispatchEvents } from '../notifications/dispatch-events'
import { drainOutbox } from '../outbox/outbox.service'
import { getViewer } from '../posts/access/viewer'
import { getCollaborators, removeCollaborator } from './collaborators.service'
import { getSentInvitations, invite, revoke } from './invitations.service'
import {
  type AcceptResult,
  acceptById,
  acceptByToken,
  declineInvitation,
  getReceivedInvitations,
} from './respond.service'

const INVITATION_TRIES = { count: 40, seconds: 3600 }

const id = z.string().max(64)
const rate = { ...INVITATION_TRIES, by: 'person' } as const
const done = { 204: { description: 'Done' } } as const

const send = defineRoute({
  method: 'post',
  path: '/api/posts/{id}/invitations',
  access: 'adult',
  scope: 'posts:write',
  puzzle: true,
  rate,
  request: { params: z.strictObject({ id }), body: toJsonBody(newInvitationShape) },
  responses: { 201: toJsonContent(sentInvitationShape, 'Invited, now or by an earlier request') },
})

const sent = defineRoute({
  method: 'get',
  path: '/api/posts/{id}/invitations',
  access: 'member',
  // Shows addresses.
  scope: 'messages:read',
  request: { params: z.strictObject({ id }) },
  responses: { 200: toJsonContent(invitationsShape, 'Sent invitations, for the author') },
})

const revokeOne = defineRoute({
  method: 'delete',
  path: '/api/invitations/{id}',
  access: 'member',
  scope: 'posts:write',
  request: { params: z.strictObject({ id }) },
  responses: done,
})

const received = defineRoute({
  method: 'get',
  path: '/api/invitations',
  access: 'member',
  responses: { 200: toJsonContent(receivedInvitationsShape, 'Pending invitations') },
})

const acceptLink = defineRoute({
  method: 'post',
  path: '/api/invitations/accept',
  access: 'adult',
  rate,
  request: { body: toJsonBody(invitationTokenShape) },
  responses: { 200: toJsonContent(acceptedShape, 'Accepted') },
})

const acceptOne = defineRoute({
  method: 'post',
  path: '/api/invitations/{id}/accept',
  access: 'adult',
  request: { params: z.strictObject({ id }) },
  responses: { 200: toJsonContent(acceptedShape, 'Accepted') },
})

const declineOne = defineRoute({
  method: 'post',
  path: '/api/invitations/{id}/decline',
  access: 'member',
  request: { params: z.strictObject({ id }) },
  responses: done,
})

const credited = defineRoute({
  method: 'get',
  path: '/api/posts/{id}/collaborators',
  access: 'public',
  scope: 'posts:read',
  request: { params: z.strictObject({ id }) },
  responses: { 200: toJsonContent(collaboratorsShape, 'Collaborators of a post, the creator first') },
})

const remove = defineRoute({
  method: 'delete',
  /** `me` is the signed-in person. */
  path: '/api/posts/{id}/collaborators/{userId}',
  access: 'member',
  scope: 'posts:write',
  request: { params: z.strictObject({ id, userId: id }) },
  responses: done,
})

export const invitationsRoutes = createRouter()
  .handle(send, async ({ deps, user, params, body }) => {
    const input = { postId: params.id, typed: body.to }
    const { events, ...answer } = await invite(deps, user, input)
    dispatchEvents(deps, events)
    deps.waitUntil(drainOutbox(deps))
    return answer
  })
  .handle(sent, async ({ deps, user, params }) => ({
    items: await getSentInvitations(deps, user, params.id),
  }))
  .handle(revokeOne, async ({ deps, user, params }) =>
    announceLater(deps, await revoke(deps, user, params.id)),
  )
  .handle(received, async ({ deps, user }) => ({ items: await getReceivedInvitations(deps, user) }))
  .handle(acceptLink, async ({ deps, user, body }) =>
    announceAccepted(deps, await acceptByToken(deps, user, body.token)),
  )
  .handle(acceptOne, async ({ deps, user, params }) =>
    announceAccepted(deps, await acceptById(deps, user, params.id)),
  )
  .handle(declineOne, async ({ deps, user, params }) =>
    announceLater(deps, await declineInvitation(deps, user, params.id)),
  )
  .handle(credited, async ({ deps, params, c }) => ({
    items: await getCollaborators(deps, await getViewer(c), params.id),
  }))
  .handle(remove, async ({ deps, user, params }) => {
    const userId = params.userId === 'me' ? user.id : params.userId
    announceLater(deps, await removeCollaborator(deps, user, params.id, userId))
  })

function announceAccepted(deps: AppDeps, { post, events }: AcceptResult) {
  announceLater(deps, events)
  return { post }
}
