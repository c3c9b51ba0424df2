/** Routes to block and mute people, and to list both. */
import { z } from '@hono/zod-openapi'
import { memberNameShape, peopleShape } from '../../domain/members/members.schema'
import { announceLater } from '../events/announce-later'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { CURSOR } from '../http/cursor'
import { block, getRestrictedPeople, mute, release } from './safety.service'

/** Blocks and mutes changed. */
const SAFETY_CHANGED = { count: 240, seconds: 3600 }

const params = z.strictObject({ name: memberNameShape })
const query = z.strictObject({ cursor: z.string().regex(CURSOR).optional() })
const rate = { ...SAFETY_CHANGED, by: 'person' } as const

const addBlock = defineRoute({
  method: 'put',
  path: '/api/people/{name}/block',
  access: 'member',
  scope: 'people:write',
  rate,
  request: { params },
  responses: { 204: { description: 'Blocked' } },
})
const dropBlock = defineRoute({
  method: 'delete',
  path: '/api/people/{name}/block',
  access: 'member',
  scope: 'people:write',
  rate,
  request: { params },
  responses: { 204: { description: 'Unblocked' } },
})
const addMute = defineRoute({
  method: 'put',
  path: '/api/people/{name}/mute',
  access: 'member',
  scope: 'people:write',
  rate,
  request: { params },
  responses: { 204: { description: 'Muted' } },
})
const dropMute = defineRoute({
  method: 'delete',
  path: '/api/people/{name}/mute',
  access: 'member',
  scope: 'people:write',
  rate,
  request: { params },
  responses: { 204: { description: 'Unmuted' } },
})
const blocked = defineRoute({
  method: 'get',
  path: '/api/me/blocks',
  access: 'member',
  scope: 'people:write',
  request: { query },
  responses: { 200: toJsonContent(peopleShape, 'Blocked people, newest first') },
})
const muted = defineRoute({
  method: 'get',
  path: '/api/me/mutes',
  access: 'member',
  scope: 'people:write',
  request: { query },
  responses: { 200: toJsonContent(peopleShape, 'Muted people, newest first') },
})

export const safetyRoutes = createRouter()
  .handle(addBlock, async ({ deps, user, params }) =>
    announceLater(deps, await block(deps, user.id, params.name)),
  )
  .handle(dropBlock, async ({ deps, user, params }) =>
    announceLater(deps, await release(deps, 'blocks', user.id, params.name)),
  )
  .handle(addMute, async ({ deps, user, params }) =>
    announceLater(deps, await mute(deps, user.id, params.name)),
  )
  .handle(dropMute, async ({ deps, user, params }) =>
    announceLater(deps, await release(deps, 'mutes', user.id, params.name)),
  )
  .handle(blocked, ({ deps, user, query }) => getRestrictedPeople(deps, 'blocks', user.id, query.cursor))
  .handle(muted, ({ deps, user, query }) => getRestrictedPeople(deps, 'mutes', user.id, query.cursor))
