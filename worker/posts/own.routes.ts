/** Routes for the user's own posts. */
import { z } from '@hono/zod-openapi'
import { fail } from '../../domain/errors'
import { isFilterOf, OWN_FILTERS, OWN_LISTS } from '../../domain/own-posts'
import { ownPostsShape } from '../../domain/own-posts.schema'
import { tools } from '../context'
import { member } from '../http/access'
import { declare, json, subApp } from '../http/registry'
import { CURSOR } from './cursor'
import { ownPostsOf } from './own.service'

const list = declare({
  method: 'get',
  path: '/api/me/posts',
  access: 'member',
  request: {
    query: z.strictObject({
      kind: z.enum(OWN_LISTS),
      filter: z.enum(OWN_FILTERS).default('all'),
      cursor: z.string().regex(CURSOR).optional(),
    }),
  },
  responses: { 200: json(ownPostsShape, 'One page of the user’s own posts, newest first') },
})

export const ownRoutes = subApp().openapi(list, async (c) => {
  const { kind, filter, cursor } = c.req.valid('query')
  if (!isFilterOf(kind, filter))
    throw fail('request.invalid', { reason: 'filter: not of this list' }, 'filter')
  return c.json(await ownPostsOf(tools(c), await member(c), { kind, filter, cursor }), 200)
})
