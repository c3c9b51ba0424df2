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
import type { LiveEvent } from '../../domain/live/live'
import { type AppContext, getDeps } from '../context'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
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
  request: { params: z.strictObject({ id }), body: { required: true, ...toJsonContent(newInvitationShape) } },
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
  request: { body: { required: true, ...toJsonContent(invitationTokenShape) } },
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
  .openapi(send, async (c) => {
    const deps = getDeps(c)
    const input = { postId: c.req.valid('param').id, typed: c.req.valid('json').to }
    const { events, ...answer } = await invite(deps, await requireUser(c), input)
    dispatchEvents(deps, events)
    deps.waitUntil(drainOutbox(deps))
    return c.json(answer, 201)
  })
  .openapi(sent, async (c) =>
    c.json(
      { items: await getSentInvitations(getDeps(c), await requireUser(c), c.req.valid('param').id) },
      200,
    ),
  )
  .openapi(revokeOne, async (c) => {
    announceLater(c, await revoke(getDeps(c), await requireUser(c), c.req.valid('param').id))
    return c.body(null, 204)
  })
  .openapi(received, async (c) =>
    c.json({ items: await getReceivedInvitations(getDeps(c), await requireUser(c)) }, 200),
  )
  .openapi(acceptLink, async (c) =>
    c.json(
      announceAccepted(c, await acceptByToken(getDeps(c), await requireUser(c), c.req.valid('json').token)),
      200,
    ),
  )
  .openapi(acceptOne, async (c) =>
    c.json(
      announceAccepted(c, await acceptById(getDeps(c), await requireUser(c), c.req.valid('param').id)),
      200,
    ),
  )
  .openapi(declineOne, async (c) => {
    announceLater(c, await declineInvitation(getDeps(c), await requireUser(c), c.req.valid('param').id))
    return c.body(null, 204)
  })
  .openapi(credited, async (c) =>
    c.json({ items: await getCollaborators(getDeps(c), await getViewer(c), c.req.valid('param').id) }, 200),
  )
  .openapi(remove, async (c) => {
    const { id: postId, userId } = c.req.valid('param')
    const person = await requireUser(c)
    announceLater(
      c,
      await removeCollaborator(getDeps(c), person, postId, userId === 'me' ? person.id : userId),
    )
    return c.body(null, 204)
  })

function announceAccepted(c: AppContext, { post, events }: AcceptResult) {
  announceLater(c, events)
  return { post }
}

function announceLater(c: AppContext, events: LiveEvent[]): void {
  const { live, waitUntil } = getDeps(c)
  waitUntil(live.announce(events))
}
