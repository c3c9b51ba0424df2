/** Routes for a member's profile and public posts. */
import { z } from '@hono/zod-openapi'
import { getKind, KIND_NAMES } from '../../domain/kinds'
import { memberNameShape, memberPostsShape, memberShape } from '../../domain/members/members.schema'
import { getDeps } from '../context'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { CURSOR } from '../http/cursor'
import { findSessionUser } from '../sessions/session'
import { getMember, getMemberPosts } from './members.service'

const params = z.strictObject({ name: memberNameShape })

const profile = defineRoute({
  method: 'get',
  path: '/api/people/{name}',
  access: 'public',
  scope: 'posts:read',
  request: { params },
  responses: { 200: toJsonContent(memberShape, 'A member, by current or former username') },
})

const memberPosts = defineRoute({
  method: 'get',
  path: '/api/people/{name}/posts',
  access: 'public',
  scope: 'posts:read',
  request: {
    params,
    query: z.strictObject({
      kind: z.enum(KIND_NAMES.filter((kind) => getKind(kind).publicFeed)).optional(),
      cursor: z.string().regex(CURSOR).optional(),
    }),
  },
  responses: { 200: toJsonContent(memberPostsShape, 'One page of their public posts, newest first') },
})

export const membersRoutes = createRouter()
  .openapi(profile, async (c) => {
    const viewer = await findSessionUser(c)
    return c.json(await getMember(getDeps(c), viewer?.id ?? null, c.req.valid('param').name), 200)
  })
  .openapi(memberPosts, async (c) => {
    const viewer = await findSessionUser(c)
    const query = { ...c.req.valid('param'), ...c.req.valid('query') }
    return c.json(await getMemberPosts(getDeps(c), viewer?.id ?? null, query), 200)
  })
