/** Routes for a member's profile and public posts. */
import { z } from '@hono/zod-openapi'
import { getKind, KIND_NAMES } from '../../domain/kinds'
import { memberNameShape, memberPostsShape, memberShape, SHELVES } from '../../domain/members/members.schema'
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
      shelf: z.enum(SHELVES).optional(),
      cursor: z.string().regex(CURSOR).optional(),
    }),
  },
  responses: { 200: toJsonContent(memberPostsShape, 'One page of their public posts, newest first') },
})

export const membersRoutes = createRouter()
  .handle(profile, async ({ deps, params, c }) => {
    const viewer = await findSessionUser(c)
    return getMember(deps, viewer?.id ?? null, params.name)
  })
  .handle(memberPosts, async ({ deps, params, query, c }) => {
    const viewer = await findSessionUser(c)
    return getMemberPosts(deps, viewer?.id ?? null, { ...params, ...query })
  })
