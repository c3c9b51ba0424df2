/** Routes to block and mute people, and to list both. */
import { z } from '@hono/zod-openapi'
import type { LiveEvent } from '../../domain/live/live'
import { memberNameShape, peopleShape } from '../../domain/members/members.schema'
import { type AppContext, getDeps } from '../context'
import { requireUser } from '../gate/access'
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
  .openapi(addBlock, async (c) => {
    announceLater(c, await block(getDeps(c), (await requireUser(c)).id, c.req.valid('param').name))
    return c.body(null, 204)
  })
  .openapi(dropBlock, async (c) => {
    announceLater(
      c,
      await release(getDeps(c), 'blocks', (await requireUser(c)).id, c.req.valid('param').name),
    )
    return c.body(null, 204)
  })
  .openapi(addMute, async (c) => {
    announceLater(c, await mute(getDeps(c), (await requireUser(c)).id, c.req.valid('param').name))
    return c.body(null, 204)
  })
  .openapi(dropMute, async (c) => {
    announceLater(c, await release(getDeps(c), 'mutes', (await requireUser(c)).id, c.req.valid('param').name))
    return c.body(null, 204)
  })
  .openapi(blocked, async (c) =>
    c.json(
      await getRestrictedPeople(getDeps(c), 'blocks', (await requireUser(c)).id, c.req.valid('query').cursor),
      200,
    ),
  )
  .openapi(muted, async (c) =>
    c.json(
      await getRestrictedPeople(getDeps(c), 'mutes', (await requireUser(c)).id, c.req.valid('query').cursor),
      200,
    ),
  )

function announceLater(c: AppContext, events: LiveEvent[]): void {
  const { live, waitUntil } = getDeps(c)
  waitUntil(live.announce(events))
}
