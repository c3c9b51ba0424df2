/** Routes for the user's own posts. */
import { z } from '@hono/zod-openapi'
import { appError } from '../../domain/errors/errors'
import { isFilterOf, OWN_FILTERS, OWN_LISTS } from '../../domain/posts/own-posts'
import { ownPostsShape } from '../../domain/posts/own-posts.schema'
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

export const ownRoutes = createRouter().handle(list, ({ deps, user, query }) => {
  const { kind, filter, cursor } = query
  if (!isFilterOf(kind, filter))
    throw appError('request.invalid', { reason: 'filter: not in this list' }, 'filter')
  return getOwnPosts(deps, user, { kind, filter, cursor })
})
