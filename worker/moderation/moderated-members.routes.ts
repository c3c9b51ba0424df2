/** Routes of moderators about members: search, history and notes; and for admins roles and removal. */
import { z } from '@hono/zod-openapi'
import { MODERATION_ACTIONS_MADE } from '../../domain/moderation/moderation.limits'
import {
  foundPeopleShape,
  memberHistoryShape,
  noteInputShape,
  removalShape,
  roleInputShape,
} from '../../domain/moderation/moderation.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { dispatchEvents } from '../notifications/dispatch-events'
import { drainOutbox } from '../outbox/outbox.service'
import {
  changeRole,
  findMembersToModerate,
  getMemberHistory,
  removeMember,
  writeNote,
} from './moderated-members.service'

const params = z.strictObject({ id: z.string().max(64) })
const rate = { ...MODERATION_ACTIONS_MADE, by: 'person' } as const

const search = defineRoute({
  method: 'get',
  path: '/api/moderation/people',
  access: 'moderator',
  request: { query: z.strictObject({ text: z.string().max(254).default('') }) },
  responses: { 200: toJsonContent(foundPeopleShape, 'Members found; without a text the moderators') },
})
const history = defineRoute({
  method: 'get',
  path: '/api/moderation/people/{id}',
  access: 'moderator',
  rate,
  request: { params },
  responses: { 200: toJsonContent(memberHistoryShape, 'Reports, decisions and notes; each look is audited') },
})
const noting = defineRoute({
  method: 'post',
  path: '/api/moderation/people/{id}/notes',
  access: 'moderator',
  rate,
  request: { params, body: toJsonBody(noteInputShape) },
  responses: { 204: { description: 'Stored, for moderators only' } },
})
const givingRole = defineRoute({
  method: 'put',
  path: '/api/moderation/people/{id}/role',
  access: 'admin',
  rate,
  request: { params, body: toJsonBody(roleInputShape) },
  responses: { 204: { description: 'Changed, audited, and the member is notified' } },
})
const removing = defineRoute({
  method: 'delete',
  path: '/api/moderation/people/{id}',
  access: 'admin',
  rate,
  request: { params, body: toJsonBody(removalShape) },
  responses: { 204: { description: 'The account is being deleted' } },
})

export const moderatedMembersRoutes = createRouter()
  .handle(search, ({ deps, query }) => findMembersToModerate(deps, query.text))
  .handle(history, ({ deps, user, params }) => getMemberHistory(deps, user, params.id))
  .handle(noting, ({ deps, user, params, body }) => writeNote(deps, user, { id: params.id, ...body }))
  .handle(givingRole, async ({ deps, user, params, body }) =>
    dispatchEvents(deps, await changeRole(deps, user, { id: params.id, ...body })),
  )
  .handle(removing, async ({ deps, user, params, body }) => {
    await removeMember(deps, user, { id: params.id, ...body })
    deps.waitUntil(drainOutbox(deps))
  })
