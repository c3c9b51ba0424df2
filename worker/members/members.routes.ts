/** Routes for a member's profile and public posts. */
import { z } from '@hono/zod-openapi'
import { KIND_NAMES, kindOf } from '../../domain/kinds'
import { memberShape, nameShape, voicesShape } from '../../domain/members.schema'
import { viewerOf } from '../auth/session'
import { tools } from '../context'
import { declare, json, subApp } from '../http/registry'
import { CURSOR } from '../posts/cursor'
import { memberCalled, voicesOf } from './members.service'

const params = z.strictObject({ name: nameShape })

const one = declare({
  method: 'get',
  path: '/api/people/{name}',
  access: 'anyone',
  request: { params },
  responses: { 200: json(memberShape, 'A member, by current or former username') },
})

const voices = declare({
  method: 'get',
  path: '/api/people/{name}/posts',
  access: 'anyone',
  request: {
    params,
    query: z.strictObject({
      kind: z.enum(KIND_NAMES.filter((kind) => kindOf(kind).publicFeed)).optional(),
      cursor: z.string().regex(CURSOR).optional(),
    }),
  },
  responses: { 200: json(voicesShape, 'One page of their public posts, newest first') },
})

export const membersRoutes = subApp()
  .openapi(one, async (c) => {
    const viewer = await viewerOf(c)
    return c.json(await memberCalled(tools(c), viewer?.id ?? null, c.req.valid('param').name), 200)
  })
  .openapi(voices, async (c) => {
    const viewer = await viewerOf(c)
    const asked = { ...c.req.valid('param'), ...c.req.valid('query') }
    return c.json(await voicesOf(tools(c), viewer?.id ?? null, asked), 200)
  })
