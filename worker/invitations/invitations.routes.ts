/** Routes to invite collaborators, answer invitations and leave. */
import { z } from '@hono/zod-openapi'
import {
  acceptedShape,
  collaboratorsShape,
  invitationsShape,
  invitationTokenShape,
  newInvitationShape,
  receivedInvitationsShape,
  sentInvitationShape,
} from '../../domain/invitations.schema'
import { INVITATION_TRIES } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import { type AppContext, tools } from '../context'
import { member } from '../http/access'
import { countryOf } from '../http/country'
import { declare, json, subApp } from '../http/registry'
import { lookerOf } from '../magic-links/grants'
import { drainOutbox } from '../outbox/outbox.service'
import { spread } from '../push/spread'
import { type Answered, acceptById, acceptByToken, decline, receivedInvitations } from './answers.service'
import { collaboratorsOf, removeCollaborator } from './collaborators.service'
import { invite, revoke, sentInvitations } from './invitations.service'

const id = z.string().max(64)
const rate = { ...INVITATION_TRIES, by: 'person' } as const
const done = { 204: { description: 'Done' } } as const

const send = declare({
  method: 'post',
  path: '/api/posts/{id}/invitations',
  access: 'adult',
  rate,
  request: { params: z.strictObject({ id }), body: { required: true, ...json(newInvitationShape) } },
  responses: { 201: json(sentInvitationShape, 'Invited, now or by an earlier request') },
})

const sent = declare({
  method: 'get',
  path: '/api/posts/{id}/invitations',
  access: 'member',
  request: { params: z.strictObject({ id }) },
  responses: { 200: json(invitationsShape, 'Sent invitations, for the author') },
})

const take = declare({
  method: 'delete',
  path: '/api/invitations/{id}',
  access: 'member',
  request: { params: z.strictObject({ id }) },
  responses: done,
})

const received = declare({
  method: 'get',
  path: '/api/invitations',
  access: 'member',
  responses: { 200: json(receivedInvitationsShape, 'Pending invitations') },
})

const acceptLink = declare({
  method: 'post',
  path: '/api/invitations/accept',
  access: 'adult',
  rate,
  request: { body: { required: true, ...json(invitationTokenShape) } },
  responses: { 200: json(acceptedShape, 'Accepted') },
})

const acceptOne = declare({
  method: 'post',
  path: '/api/invitations/{id}/accept',
  access: 'adult',
  request: { params: z.strictObject({ id }) },
  responses: { 200: json(acceptedShape, 'Accepted') },
})

const declineOne = declare({
  method: 'post',
  path: '/api/invitations/{id}/decline',
  access: 'member',
  request: { params: z.strictObject({ id }) },
  responses: done,
})

const credited = declare({
  method: 'get',
  path: '/api/posts/{id}/collaborators',
  access: 'anyone',
  request: { params: z.strictObject({ id }) },
  responses: { 200: json(collaboratorsShape, 'Collaborators of a post, the creator first') },
})

const remove = declare({
  method: 'delete',
  /** `me` is the signed-in person. */
  path: '/api/posts/{id}/collaborators/{personId}',
  access: 'member',
  request: { params: z.strictObject({ id, personId: id }) },
  responses: done,
})

export const invitationsRoutes = subApp()
  .openapi(send, async (c) => {
    const kit = tools(c)
    const asked = { postId: c.req.valid('param').id, typed: c.req.valid('json').to, country: countryOf(c) }
    const { events, ...answer } = await invite(kit, await member(c), asked)
    spread(kit, events)
    kit.later(drainOutbox(kit))
    return c.json(answer, 201)
  })
  .openapi(sent, async (c) =>
    c.json({ items: await sentInvitations(tools(c), await member(c), c.req.valid('param').id) }, 200),
  )
  .openapi(take, async (c) => {
    tell(c, await revoke(tools(c), await member(c), c.req.valid('param').id))
    return c.body(null, 204)
  })
  .openapi(received, async (c) =>
    c.json({ items: await receivedInvitations(tools(c), await member(c)) }, 200),
  )
  .openapi(acceptLink, async (c) =>
    c.json(accepted(c, await acceptByToken(tools(c), await member(c), c.req.valid('json').token)), 200),
  )
  .openapi(acceptOne, async (c) =>
    c.json(accepted(c, await acceptById(tools(c), await member(c), c.req.valid('param').id)), 200),
  )
  .openapi(declineOne, async (c) => {
    tell(c, await decline(tools(c), await member(c), c.req.valid('param').id))
    return c.body(null, 204)
  })
  .openapi(credited, async (c) =>
    c.json({ items: await collaboratorsOf(tools(c), await lookerOf(c), c.req.valid('param').id) }, 200),
  )
  .openapi(remove, async (c) => {
    const { id: postId, personId } = c.req.valid('param')
    const person = await member(c)
    tell(c, await removeCollaborator(tools(c), person, postId, personId === 'me' ? person.id : personId))
    return c.body(null, 204)
  })

function accepted(c: AppContext, { post, events }: Answered) {
  tell(c, events)
  return { post }
}

function tell(c: AppContext, events: LiveEvent[]): void {
  const { live, later } = tools(c)
  later(live.announce(events))
}
