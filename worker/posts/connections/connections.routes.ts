/** Connections between posts: the parents of a post, all public connections, adding and removing one. */
import { z } from '@hono/zod-openapi'
import { editMomentShape } from '../../../domain/moments/moments.schema'
import { connectionsShape, newConnectionsShape, parentsShape } from '../../../domain/posts/connections.schema'
import { getDeps } from '../../context'
import { requireUser } from '../../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../../gate/define-route'
import { findSessionUser } from '../../sessions/session'
import { getViewer } from '../access/viewer'
import {
  CONNECTIONS_CURSOR,
  connectPost,
  disconnectParent,
  editMoment,
  getParents,
  listPublicConnections,
} from './connections.service'

/** Connections added to published posts; each one sends an event to everyone. */
const CONNECTIONS_CREATED = { count: 120, seconds: 3600 }

const id = z.string().max(64)

const parents = defineRoute({
  method: 'get',
  path: '/api/posts/{id}/parents',
  access: 'public',
  scope: 'posts:read',
  request: { params: z.strictObject({ id }) },
  responses: { 200: toJsonContent(parentsShape, 'Parents of a post, the primary one first') },
})

const all = defineRoute({
  method: 'get',
  path: '/api/connections',
  access: 'public',
  scope: 'posts:read',
  request: { query: z.strictObject({ cursor: z.string().regex(CONNECTIONS_CURSOR).optional() }) },
  responses: { 200: toJsonContent(connectionsShape, 'Connections between public posts, newest first') },
})

const add = defineRoute({
  method: 'post',
  path: '/api/connections',
  access: 'adult',
  scope: 'posts:write',
  rate: { ...CONNECTIONS_CREATED, by: 'person' },
  request: { body: { required: true, ...toJsonContent(newConnectionsShape) } },
  responses: { 201: toJsonContent(parentsShape, 'Connected; the current parents of the post') },
})

const remove = defineRoute({
  method: 'delete',
  path: '/api/connections/{childId}/{parentId}',
  access: 'member',
  scope: 'posts:write',
  request: { params: z.strictObject({ childId: id, parentId: id }) },
  responses: { 204: { description: 'Disconnected' } },
})

const edit = defineRoute({
  method: 'patch',
  path: '/api/connections/{childId}/{parentId}',
  access: 'adult',
  rate: { ...CONNECTIONS_CREATED, by: 'person' },
  request: {
    params: z.strictObject({ childId: id, parentId: id }),
    body: { required: true, ...toJsonContent(editMomentShape) },
  },
  responses: { 200: toJsonContent(parentsShape, 'The moment is changed; the parents of the post') },
})

export const connectionsRoutes = createRouter()
  .openapi(parents, async (c) =>
    c.json(await getParents(getDeps(c), await getViewer(c), c.req.valid('param').id), 200),
  )
  .openapi(all, async (c) =>
    c.json(
      await listPublicConnections(getDeps(c), await findSessionUser(c), c.req.valid('query').cursor),
      200,
    ),
  )
  .openapi(add, async (c) => {
    const author = await requireUser(c)
    const input = c.req.valid('json')
    const { live, waitUntil } = getDeps(c)
    waitUntil(live.announce(await connectPost(getDeps(c), author, input)))
    return c.json(await getParents(getDeps(c), author, input.childId), 201)
  })
  .openapi(edit, async (c) => {
    const author = await requireUser(c)
    const { childId, parentId } = c.req.valid('param')
    const { moment } = c.req.valid('json')
    const { live, waitUntil } = getDeps(c)
    waitUntil(live.announce(await editMoment(getDeps(c), author, { childId, parentId, moment })))
    return c.json(await getParents(getDeps(c), author, childId), 200)
  })
  .openapi(remove, async (c) => {
    const { childId, parentId } = c.req.valid('param')
    const { live, waitUntil } = getDeps(c)
    waitUntil(live.announce(await disconnectParent(getDeps(c), await requireUser(c), childId, parentId)))
    return c.body(null, 204)
  })
