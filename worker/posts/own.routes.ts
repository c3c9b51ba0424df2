/** Routes for the user's own posts. */
import { z } from '@hono/zod-openapi'
import { appError } from '../../domain/errors/errors'
import { isFilterOf, OWN_FILTERS, OWN_LISTS } from '../../domain/posts/own-posts'
import { ownPostsShape } from '../../domain/posts/own-posts.schema'
import { getDeps } from '../context'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { CURSOR } from '../http/cursor'
import { getOwnPosts } from './own.service'

const list = defineRoute({
  method: 'get',
  path: '/api/me/posts',
  access: 'member',
  scope: 'posts:read',
  request: {
    query: z.strictObject({
      kind: z.enum(OWN_LISTS),
      filter: z.enum(OWN_FILTERS).default('all'),
      cursor: z.string().regex(CURSOR).optional(),
    }),
  },
  responses: { 200: toJsonContent(ownPostsShape, 'One page of the user’s own posts, newest first') },
})

export const ownRoutes = createRouter().openapi(list, async (c) => {
  const { kind, filter, cursor } = c.req.valid('query')
  if (!isFilterOf(kind, filter))
    throw appError('request.invalid', { reason: 'filter: not in this list' }, 'filter')
  return c.json(await getOwnPosts(getDeps(c), await requireUser(c), { kind, filter, cursor }), 200)
})
