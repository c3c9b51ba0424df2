/** Routes to block and mute people, and to list both. */
import { z } from '@hono/zod-openapi'
import { SAFETY_CHANGED } from '../../domain/limits'
import type { LiveEvent } from '../../domain/live'
import { nameShape, peopleShape } from '../../domain/members.schema'
import { type AppContext, tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { CURSOR } from '../posts/cursor'
import { block, listOf, mute, release } from './safety.service'

const params = z.strictObject({ name: nameShape })
const query = z.strictObject({ cursor: z.string().regex(CURSOR).optional() })
const rate = { ...SAFETY_CHANGED, by: 'person' } as const

const addBlock = declare({
  method: 'put',
  path: '/api/people/{name}/block',
  access: 'member',
  rate,
  request: { params },
  responses: { 204: { description: 'Blocked' } },
})
const dropBlock = declare({
  method: 'delete',
  path: '/api/people/{name}/block',
  access: 'member',
  rate,
  request: { params },
  responses: { 204: { description: 'Unblocked' } },
})
const addMute = declare({
  method: 'put',
  path: '/api/people/{name}/mute',
  access: 'member',
  rate,
  request: { params },
  responses: { 204: { description: 'Muted' } },
})
const dropMute = declare({
  method: 'delete',
  path: '/api/people/{name}/mute',
  access: 'member',
  rate,
  request: { params },
  responses: { 204: { description: 'Unmuted' } },
})
const blocked = declare({
  method: 'get',
  path: '/api/me/blocks',
  access: 'member',
  request: { query },
  responses: { 200: json(peopleShape, 'Blocked people, newest first') },
})
const muted = declare({
  method: 'get',
  path: '/api/me/mutes',
  access: 'member',
  request: { query },
  responses: { 200: json(peopleShape, 'Muted people, newest first') },
})

export const safetyRoutes = subApp()
  .openapi(addBlock, async (c) => {
    tell(c, await block(tools(c), (await member(c)).id, c.req.valid('param').name))
    return c.body(null, 204)
  })
  .openapi(dropBlock, async (c) => {
    tell(c, await release(tools(c), 'blocks', (await member(c)).id, c.req.valid('param').name))
    return c.body(null, 204)
  })
  .openapi(addMute, async (c) => {
    tell(c, await mute(tools(c), (await member(c)).id, c.req.valid('param').name))
    return c.body(null, 204)
  })
  .openapi(dropMute, async (c) => {
    tell(c, await release(tools(c), 'mutes', (await member(c)).id, c.req.valid('param').name))
    return c.body(null, 204)
  })
  .openapi(blocked, async (c) =>
    c.json(await listOf(tools(c), 'blocks', (await member(c)).id, c.req.valid('query').cursor), 200),
  )
  .openapi(muted, async (c) =>
    c.json(await listOf(tools(c), 'mutes', (await member(c)).id, c.req.valid('query').cursor), 200),
  )

function tell(c: AppContext, events: LiveEvent[]): void {
  const { live, later } = tools(c)
  later(live.announce(events))
}
