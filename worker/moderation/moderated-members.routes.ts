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
import { getDeps } from '../context'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
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
  request: { params, body: { required: true, ...toJsonContent(noteInputShape) } },
  responses: { 204: { description: 'Stored, for moderators only' } },
})
const givingRole = defineRoute({
  method: 'put',
  path: '/api/moderation/people/{id}/role',
  access: 'admin',
  rate,
  request: { params, body: { required: true, ...toJsonContent(roleInputShape) } },
  responses: { 204: { description: 'Changed, audited, and the member is notified' } },
})
const removing = defineRoute({
  method: 'delete',
  path: '/api/moderation/people/{id}',
  access: 'admin',
  rate,
  request: { params, body: { required: true, ...toJsonContent(removalShape) } },
  responses: { 204: { description: 'The account is being deleted' } },
})

export const moderatedMembersRoutes = createRouter()
  .openapi(search, async (c) =>
    c.json(await findMembersToModerate(getDeps(c), c.req.valid('query').text), 200),
  )
  .openapi(history, async (c) =>
    c.json(await getMemberHistory(getDeps(c), await requireUser(c), c.req.valid('param').id), 200),
  )
  .openapi(noting, async (c) => {
    const { id } = c.req.valid('param')
    await writeNote(getDeps(c), await requireUser(c), { id, ...c.req.valid('json') })
    return c.body(null, 204)
  })
  .openapi(givingRole, async (c) => {
    const { id } = c.req.valid('param')
    const events = await changeRole(getDeps(c), await requireUser(c), { id, ...c.req.valid('json') })
    dispatchEvents(getDeps(c), events)
    return c.body(null, 204)
  })
  .openapi(removing, async (c) => {
    const deps = getDeps(c)
    const { id } = c.req.valid('param')
    await removeMember(deps, await requireUser(c), { id, ...c.req.valid('json') })
    deps.waitUntil(drainOutbox(deps))
    return c.body(null, 204)
  })
