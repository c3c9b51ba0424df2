/** Search routes. */
import { z } from '@hono/zod-openapi'
import { KIND_NAMES } from '../../domain/kinds'
import { postShape } from '../../domain/posts/posts.schema'
import { SEARCH_QUERY_MAX_CHARS } from '../../domain/search/search.limits'
import { hitsShape, membersFoundShape, resultsShape } from '../../domain/search/search.schema'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { findSessionUser } from '../sessions/session'
import { searchMembers, searchPosts } from './results.service'
import { listReplyCandidates, runQuickSearch } from './search.service'

const pickerRoute = defineRoute({
  method: 'get',
  path: '/api/posts/candidates',
  access: 'public',
  scope: 'posts:read',
  rate: { by: 'address', count: 120, seconds: 60 },
  request: { query: z.strictObject({ q: z.string().max(SEARCH_QUERY_MAX_CHARS).default('') }) },
  responses: {
    200: toJsonContent(z.strictObject({ items: z.array(postShape) }), 'Posts the viewer may reply to'),
  },
})

/** Any text is a valid query, also repeated; the service cuts what is too long. */
const queryText = z.union([z.string(), z.array(z.string()).transform((typed) => typed.join(' '))]).default('')

const quick = defineRoute({
  method: 'get',
  path: '/api/search',
  access: 'public',
  scope: 'posts:read',
  rate: { by: 'address', count: 240, seconds: 60 },
  request: { query: z.strictObject({ q: queryText }) },
  responses: { 200: toJsonContent(hitsShape, 'The newest matches of each kind') },
})

const results = defineRoute({
  method: 'get',
  path: '/api/search/results',
  access: 'public',
  scope: 'posts:read',
  rate: { by: 'address', count: 240, seconds: 60 },
  request: {
    query: z.strictObject({
      q: queryText,
      kind: z.enum(KIND_NAMES).optional(),
      cursor: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
  },
  responses: { 200: toJsonContent(resultsShape, 'Matches of each kind, or one page of one kind') },
})

const people = defineRoute({
  method: 'get',
  path: '/api/search/people',
  access: 'public',
  scope: 'posts:read',
  rate: { by: 'address', count: 120, seconds: 60 },
  request: { query: z.strictObject({ q: queryText }) },
  responses: { 200: toJsonContent(membersFoundShape, 'Members whose names begin with the query') },
})

export const searchRoutes = createRouter()
  .handle(pickerRoute, async ({ deps, query, c }) => ({
    items: await listReplyCandidates(deps, await findSessionUser(c), query.q),
  }))
  .handle(quick, async ({ deps, query, c }) => runQuickSearch(deps, await findSessionUser(c), query.q))
  .handle(results, async ({ deps, query, c }) => {
    const { q: typed, kind, cursor } = query
    return searchPosts(deps, await findSessionUser(c), { typed, kind, cursor })
  })
  .handle(people, async ({ deps, query, c }) => searchMembers(deps, await findSessionUser(c), query.q))
