/** Routes to follow and unfollow members, and to list followers and followed members. */
import { z } from '@hono/zod-openapi'
import { memberNameShape, peopleShape } from '../../domain/members/members.schema'
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
  .handle(add, ({ deps, user, params }) => follow(deps, user.id, params.name))
  .handle(remove, ({ deps, user, params }) => unfollow(deps, user.id, params.name))
  .handle(followers, async ({ deps, params, query, c }) => {
    const listQuery = { ...params, ...query, which: 'followers' as const }
    return getFollowList(deps, (await findSessionUser(c))?.id ?? null, listQuery)
  })
  .handle(following, async ({ deps, params, query, c }) => {
    const listQuery = { ...params, ...query, which: 'following' as const }
    return getFollowList(deps, (await findSessionUser(c))?.id ?? null, listQuery)
  })
