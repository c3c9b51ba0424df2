/** The graph of posts and connections. */
import { z } from '@hono/zod-openapi'
import { graphShape } from '../../domain/graph/graph.schema'
import { KIND_NAMES } from '../../domain/kinds'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { findSessionUser } from '../sessions/session'
import { getGraph } from './graph.service'

const GRAPH_READS = { count: 120, seconds: 60 }

/** Comma-separated kinds. */
const kinds = z
  .string()
  .max(200)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(KIND_NAMES)))

const graph = defineRoute({
  method: 'get',
  path: '/api/graph',
  access: 'public',
  scope: 'posts:read',
  rate: { by: 'address', ...GRAPH_READS },
  request: {
    query: z.strictObject({
      kinds: kinds.optional(),
      seq: z.coerce.number().int().min(0).optional(),
    }),
  },
  responses: { 200: toJsonContent(graphShape, 'The newest posts, and the connections between them') },
})

export const graphRoutes = createRouter().handle(graph, async ({ deps, query, c }) =>
  getGraph(deps, await findSessionUser(c), query),
)
