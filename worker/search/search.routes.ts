/** Searching posts. */
import { z } from '@hono/zod-openapi'
import { SEARCH_QUERY_MAX_CHARS } from '../../domain/limits'
import { postShape } from '../../domain/posts.schema'
import { hitsShape } from '../../domain/search.schema'
import { viewerOf } from '../auth/session'
import { tools } from '../context'
import { declare, json, subApp } from '../http/registry'
import { candidates, quickSearch } from './search.service'

const forPicker = declare({
  method: 'get',
  path: '/api/posts/candidates',
  access: 'anyone',
  rate: { by: 'address', count: 120, seconds: 60 },
  request: { query: z.strictObject({ q: z.string().max(SEARCH_QUERY_MAX_CHARS).default('') }) },
  responses: { 200: json(z.strictObject({ items: z.array(postShape) }), 'Posts that may be answered') },
})

/** Whatever is typed is a question, however long and however often; what is too much of it is not looked at. */
const anything = z.union([z.string(), z.array(z.string()).transform((typed) => typed.join(' '))]).default('')

const quick = declare({
  method: 'get',
  path: '/api/search',
  access: 'anyone',
  rate: { by: 'address', count: 240, seconds: 60 },
  request: { query: z.strictObject({ q: anything }) },
  responses: { 200: json(hitsShape, 'The newest of each kind that say what was typed') },
})

export const searchRoutes = subApp()
  .openapi(forPicker, async (c) =>
    c.json({ items: await candidates(tools(c), await viewerOf(c), c.req.valid('query').q) }, 200),
  )
  .openapi(quick, async (c) =>
    c.json(await quickSearch(tools(c), await viewerOf(c), c.req.valid('query').q), 200),
  )
