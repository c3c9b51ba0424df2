/** The only route to media (security 2.1): applies the access rule of the post, then streams ranges from R2. */
import { z } from '@hono/zod-openapi'
import { getViewer } from '../../auth/viewer'
import { getDeps } from '../../context'
import { createRouter, defineRoute } from '../../http/define-route'
import { getMedia, getPreview } from './media.service'
import { serveMedia } from './serve-media'

const request = { params: z.strictObject({ id: z.string().max(64) }) }

const mediaRoute = defineRoute({
  method: 'get',
  path: '/media/{id}',
  access: 'public',
  request,
  responses: {
    200: { description: 'The recording' },
    206: { description: 'A range of it' },
    304: { description: 'Not modified' },
    402: { description: 'Payment required, price in `error.params`; `/preview` has the first seconds' },
  },
})

const previewRoute = defineRoute({
  method: 'get',
  path: '/media/{id}/preview',
  access: 'public',
  request,
  responses: {
    200: { description: 'The first seconds of a recording' },
    206: { description: 'A range of them' },
    304: { description: 'Not modified' },
  },
})

export const mediaRoutes = createRouter()
  .openapi(mediaRoute, async (c) =>
    serveMedia(c, await getMedia(getDeps(c), () => getViewer(c), c.req.valid('param').id)),
  )
  .openapi(previewRoute, async (c) =>
    serveMedia(c, await getPreview(getDeps(c), () => getViewer(c), c.req.valid('param').id)),
  )
