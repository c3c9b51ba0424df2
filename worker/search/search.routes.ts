/** Searching posts. */
import { z } from '@hono/zod-openapi'
import { SEARCH_QUERY_MAX_CHARS } from '../../domain/limits'
import { postShape } from '../../domain/posts.schema'
import { viewerOf } from '../auth/session'
import { tools } from '../context'
import { declare, json, subApp } from '../http/registry'
import { candidates } from './search.service'

const forPicker = declare({
  method: 'get',
  path: '/api/posts/candidates',
  access: 'anyone',
  rate: { by: 'address', count: 120, seconds: 60 },
  request: { query: z.strictObject({ q: z.string().max(SEARCH_QUERY_MAX_CHARS).default('') }) },
  responses: { 200: json(z.strictObject({ items: z.array(postShape) }), 'Posts that may be answered') },
})

export const searchRoutes = subApp().openapi(forPicker, async (c) =>
  c.json({ items: await candidates(tools(c), await viewerOf(c), c.req.valid('query').q) }, 200),
)
