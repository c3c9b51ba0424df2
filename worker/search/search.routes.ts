/** Search routes. */
import { z } from '@hono/zod-openapi'
import { KIND_NAMES } from '../../domain/kinds'
import { SEARCH_QUERY_MAX_CHARS } from '../../domain/limits'
import { postShape } from '../../domain/posts.schema'
import { hitsShape, membersFoundShape, resultsShape } from '../../domain/search.schema'
import { viewerOf } from '../auth/session'
import { tools } from '../context'
import { declare, json, subApp } from '../http/registry'
import { membersCalled, resultsOf } from './results.service'
import { candidates, quickSearch } from './search.service'

const forPicker = declare({
  method: 'get',
  path: '/api/posts/candidates',
  access: 'anyone',
  rate: { by: 'address', count: 120, seconds: 60 },
  request: { query: z.strictObject({ q: z.string().max(SEARCH_QUERY_MAX_CHARS).default('') }) },
  responses: { 200: json(z.strictObject({ items: z.array(postShape) }), 'Posts the viewer may reply to') },
})

/** Any text is a valid query, also repeated; the service cuts what is too long. */
const anything = z.union([z.string(), z.array(z.string()).transform((typed) => typed.join(' '))]).default('')

const quick = declare({
  method: 'get',
  path: '/api/search',
  access: 'anyone',
  rate: { by: 'address', count: 240, seconds: 60 },
  request: { query: z.strictObject({ q: anything }) },
  responses: { 200: json(hitsShape, 'The newest matches of each kind') },
})

const results = declare({
  method: 'get',
  path: '/api/search/results',
  access: 'anyone',
  rate: { by: 'address', count: 240, seconds: 60 },
  request: {
    query: z.strictObject({
      q: anything,
      kind: z.enum(KIND_NAMES).optional(),
      cursor: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
  },
  responses: { 200: json(resultsShape, 'Matches of each kind, or one page of one kind') },
})

const people = declare({
  method: 'get',
  path: '/api/search/people',
  access: 'anyone',
  rate: { by: 'address', count: 120, seconds: 60 },
  request: { query: z.strictObject({ q: anything }) },
  responses: { 200: json(membersFoundShape, 'Members whose names begin with the query') },
})

export const searchRoutes = subApp()
  .openapi(forPicker, async (c) =>
    c.json({ items: await candidates(tools(c), await viewerOf(c), c.req.valid('query').q) }, 200),
  )
  .openapi(quick, async (c) =>
    c.json(await quickSearch(tools(c), await viewerOf(c), c.req.valid('query').q), 200),
  )
  .openapi(results, async (c) => {
    const { q: typed, kind, cursor } = c.req.valid('query')
    return c.json(await resultsOf(tools(c), await viewerOf(c), { typed, kind, cursor }), 200)
  })
  .openapi(people, async (c) =>
    c.json(await membersCalled(tools(c), await viewerOf(c), c.req.valid('query').q), 200),
  )
