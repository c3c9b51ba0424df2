/** Routes to follow and unfollow members, and to list followers and followed members. */
import { z } from '@hono/zod-openapi'
import { FOLLOWS_CHANGED } from '../../domain/limits'
import { nameShape, peopleShape } from '../../domain/members.schema'
import { viewerOf } from '../auth/session'
import { tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { CURSOR } from '../posts/cursor'
import { follow, peopleAround, unfollow } from './follows.service'

const params = z.strictObject({ name: nameShape })
const query = z.strictObject({ cursor: z.string().regex(CURSOR).optional() })

const add = declare({
  method: 'put',
  path: '/api/people/{name}/follow',
  access: 'member',
  standing: true,
  rate: { ...FOLLOWS_CHANGED, by: 'person' },
  request: { params },
  responses: { 204: { description: 'Followed' } },
})

const remove = declare({
  method: 'delete',
  path: '/api/people/{name}/follow',
  access: 'member',
  rate: { ...FOLLOWS_CHANGED, by: 'person' },
  request: { params },
  responses: { 204: { description: 'Unfollowed' } },
})

const followers = declare({
  method: 'get',
  path: '/api/people/{name}/followers',
  access: 'anyone',
  request: { params, query },
  responses: { 200: json(peopleShape, 'Followers of a member, newest first') },
})

const following = declare({
  method: 'get',
  path: '/api/people/{name}/following',
  access: 'anyone',
  request: { params, query },
  responses: { 200: json(peopleShape, 'Members a member follows, newest first') },
})

export const followsRoutes = subApp()
  .openapi(add, async (c) => {
    await follow(tools(c), (await member(c)).id, c.req.valid('param').name)
    return c.body(null, 204)
  })
  .openapi(remove, async (c) => {
    await unfollow(tools(c), (await member(c)).id, c.req.valid('param').name)
    return c.body(null, 204)
  })
  .openapi(followers, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('query'), which: 'followers' as const }
    return c.json(await peopleAround(tools(c), (await viewerOf(c))?.id ?? null, asked), 200)
  })
  .openapi(following, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('query'), which: 'following' as const }
    return c.json(await peopleAround(tools(c), (await viewerOf(c))?.id ?? null, asked), 200)
  })
