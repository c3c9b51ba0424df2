/** Connections between posts: the parents of a post, all public connections, adding and removing one. */
import { z } from '@hono/zod-openapi'
import { connectionsShape, newConnectionsShape, parentsShape } from '../../domain/connections.schema'
import { TIES_MADE } from '../../domain/limits'
import { viewerOf } from '../auth/session'
import { tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { lookerOf } from '../magic-links/grants'
import { CONNECTIONS_CURSOR, endTie, parentsFor, publicConnections, tie } from './connections.service'

const id = z.string().max(64)

const parents = declare({
  method: 'get',
  path: '/api/posts/{id}/parents',
  access: 'anyone',
  request: { params: z.strictObject({ id }) },
  responses: { 200: json(parentsShape, 'Parents of a post, the primary one first') },
})

const all = declare({
  method: 'get',
  path: '/api/connections',
  access: 'anyone',
  request: { query: z.strictObject({ cursor: z.string().regex(CONNECTIONS_CURSOR).optional() }) },
  responses: { 200: json(connectionsShape, 'Connections between public posts, newest first') },
})

const add = declare({
  method: 'post',
  path: '/api/connections',
  access: 'adult',
  rate: { ...TIES_MADE, by: 'person' },
  request: { body: { required: true, ...json(newConnectionsShape) } },
  responses: { 201: json(parentsShape, 'Connected; the current parents of the post') },
})

const remove = declare({
  method: 'delete',
  path: '/api/connections/{childId}/{parentId}',
  access: 'member',
  request: { params: z.strictObject({ childId: id, parentId: id }) },
  responses: { 204: { description: 'Disconnected' } },
})

export const connectionsRoutes = subApp()
  .openapi(parents, async (c) =>
    c.json(await parentsFor(tools(c), await lookerOf(c), c.req.valid('param').id), 200),
  )
  .openapi(all, async (c) =>
    c.json(await publicConnections(tools(c), await viewerOf(c), c.req.valid('query').cursor), 200),
  )
  .openapi(add, async (c) => {
    const author = await member(c)
    const wish = c.req.valid('json')
    const { live, later } = tools(c)
    later(live.announce(await tie(tools(c), author, wish)))
    return c.json(await parentsFor(tools(c), author, wish.childId), 201)
  })
  .openapi(remove, async (c) => {
    const { childId, parentId } = c.req.valid('param')
    const { live, later } = tools(c)
    later(live.announce(await endTie(tools(c), await member(c), childId, parentId)))
    return c.body(null, 204)
  })
