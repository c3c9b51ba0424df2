/** The graph of posts and connections. */
import { z } from '@hono/zod-openapi'
import { graphShape } from '../../domain/graph/graph.schema'
import { KIND_NAMES } from '../../domain/kinds'
import { SEARCH_QUERY_MAX_CHARS } from '../../domain/search/search.limits'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { findSessionUser } from '../sessions/session'
import { getGraph } from './graph.service'
import { parseGraphCursor } from './graph-cursor'

const GRAPH_READS = { count: 120, seconds: 60 }

/** Comma-separated kinds. */
const kinds = z
  .string()
  .max(200)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(KIND_NAMES)))

const cursorText = z
  .string()
  .max(300)
  .transform((text, { addIssue }) => {
    const positions = parseGraphCursor(text)
    if (positions) return positions
    addIssue({ code: 'custom', message: 'not a cursor' })
    return z.NEVER
  })

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
      cursor: cursorText.optional(),
      q: z.string().max(SEARCH_QUERY_MAX_CHARS).optional(),
    }),
  },
  responses: {
    200: toJsonContent(
      graphShape,
      'A page of posts, or with `q` those that match, what they reply to, and the connections between them',
    ),
  },
})

export const graphRoutes = createRouter().handle(graph, async ({ deps, query, c }) => {
  const { kinds: requested, seq, cursor: after, q: typed } = query
  return getGraph(deps, await findSessionUser(c), { kinds: requested, seq, after, typed })
})
