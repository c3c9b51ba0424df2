/** The graph of posts and connections. */
import { z } from '@hono/zod-openapi'
import { graphShape } from '../../domain/graph.schema'
import { KIND_NAMES } from '../../domain/kinds'
import { GRAPH_READS } from '../../domain/limits'
import { viewerOf } from '../auth/session'
import { tools } from '../context'
import { declare, json, subApp } from '../http/registry'
import { graphFor } from './graph.service'

/** Comma-separated kinds. */
const kinds = z
  .string()
  .max(200)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(KIND_NAMES)))

const graph = declare({
  method: 'get',
  path: '/api/graph',
  access: 'anyone',
  rate: { by: 'address', ...GRAPH_READS },
  request: {
    query: z.strictObject({
      kinds: kinds.optional(),
      seq: z.coerce.number().int().min(0).optional(),
    }),
  },
  responses: { 200: json(graphShape, 'The newest posts, and the connections between them') },
})

export const graphRoutes = subApp().openapi(graph, async (c) =>
  c.json(await graphFor(tools(c), await viewerOf(c), c.req.valid('query')), 200),
)
