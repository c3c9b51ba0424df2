/** Route for the moments of a post that replies refer to. */
import { z } from '@hono/zod-openapi'
import { momentMarksShape } from '../../../domain/posts/moment-marks.schema'
import { createRouter, defineRoute, toJsonContent } from '../../gate/define-route'
import { getViewer } from '../access/viewer'
import { getMoments } from './moments.service'

const moments = defineRoute({
  method: 'get',
  path: '/api/posts/{id}/moments',
  access: 'public',
  request: { params: z.strictObject({ id: z.string().max(64) }) },
  responses: { 200: toJsonContent(momentMarksShape, 'Moments that replies refer to, in time order') },
})

export const momentsRoutes = createRouter().handle(moments, async ({ deps, params, c }) =>
  getMoments(deps, await getViewer(c), params.id),
)
