/** Connections between posts: the parents of a post, all public connections, adding and removing one. */
import { z } from '@hono/zod-openapi'
import { editMomentShape } from '../../../domain/moments/moments.schema'
import { connectionsShape, newConnectionsShape, parentsShape } from '../../../domain/posts/connections.schema'
import { announceLater } from '../../events/announce-later'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../../gate/define-route'
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
  request: { body: toJsonBody(newConnectionsShape) },
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
  request: { params: z.strictObject({ childId: id, parentId: id }), body: toJsonBody(editMomentShape) },
  responses: { 200: toJsonContent(parentsShape, 'The moment is changed; the parents of the post') },
})

export const connectionsRoutes = createRouter()
  .handle(parents, async ({ deps, params, c }) => getParents(deps, await getViewer(c), params.id))
  .handle(all, async ({ deps, query, c }) =>
    listPublicConnections(deps, await findSessionUser(c), query.cursor),
  )
  .handle(add, async ({ deps, user, body }) => {
    announceLater(deps, await connectPost(deps, user, body))
    return getParents(deps, user, body.childId)
  })
  .handle(edit, async ({ deps, user, params, body }) => {
    announceLater(deps, await editMoment(deps, user, { ...params, moment: body.moment }))
    return getParents(deps, user, params.childId)
  })
  .handle(remove, async ({ deps, user, params }) =>
    announceLater(deps, await disconnectParent(deps, user, params.childId, params.parentId)),
  )
