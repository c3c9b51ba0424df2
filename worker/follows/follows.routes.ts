/** Routes to follow and unfollow members, and to list followers and followed members. */
import { z } from '@hono/zod-openapi'
import { memberNameShape, peopleShape } from '../../domain/members/members.schema'
import { getDeps } from '../context'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { CURSOR } from '../http/cursor'
import { findSessionUser } from '../sessions/session'
import { follow, getFollowList, unfollow } from './follows.service'

const FOLLOWS_CHANGED = { count: 240, seconds: 3600 }

const params = z.strictObject({ name: memberNameShape })
const query = z.strictObject({ cursor: z.string().regex(CURSOR).optional() })

const add = defineRoute({
  method: 'put',
  path: '/api/people/{name}/follow',
  access: 'member',
  scope: 'people:write',
  notSuspended: true,
  rate: { ...FOLLOWS_CHANGED, by: 'person' },
  request: { params },
  responses: { 204: { description: 'Followed' } },
})

const remove = defineRoute({
  method: 'delete',
  path: '/api/people/{name}/follow',
  access: 'member',
  scope: 'people:write',
  rate: { ...FOLLOWS_CHANGED, by: 'person' },
  request: { params },
  responses: { 204: { description: 'Unfollowed' } },
})

const followers = defineRoute({
  method: 'get',
  path: '/api/people/{name}/followers',
  access: 'public',
  scope: 'posts:read',
  request: { params, query },
  responses: { 200: toJsonContent(peopleShape, 'Followers of a member, newest first') },
})

const following = defineRoute({
  method: 'get',
  path: '/api/people/{name}/following',
  access: 'public',
  scope: 'posts:read',
  request: { params, query },
  responses: { 200: toJsonContent(peopleShape, 'Members a member follows, newest first') },
})

export const followsRoutes = createRouter()
  .openapi(add, async (c) => {
    await follow(getDeps(c), (await requireUser(c)).id, c.req.valid('param').name)
    return c.body(null, 204)
  })
  .openapi(remove, async (c) => {
    await unfollow(getDeps(c), (await requireUser(c)).id, c.req.valid('param').name)
    return c.body(null, 204)
  })
  .openapi(followers, async (c) => {
    const listQuery = { ...c.req.valid('param'), ...c.req.valid('query'), which: 'followers' as const }
    return c.json(await getFollowList(getDeps(c), (await findSessionUser(c))?.id ?? null, listQuery), 200)
  })
  .openapi(following, async (c) => {
    const listQuery = { ...c.req.valid('param'), ...c.req.valid('query'), which: 'following' as const }
    return c.json(await getFollowList(getDeps(c), (await findSessionUser(c))?.id ?? null, listQuery), 200)
  })
