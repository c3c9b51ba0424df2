/** The only route to media (security 2.1): applies the access rule of the post, then streams ranges from R2. */
import { z } from '@hono/zod-openapi'
import { tools } from '../context'
import { declare, subApp } from '../http/registry'
import { lookerOf } from '../magic-links/grants'
import { hearBeginning, hearMedia } from './media.service'
import { serve } from './serve'

const request = { params: z.strictObject({ id: z.string().max(64) }) }

const listen = declare({
  method: 'get',
  path: '/media/{id}',
  access: 'anyone',
  request,
  responses: {
    200: { description: 'The recording' },
    206: { description: 'A range of it' },
    304: { description: 'Not modified' },
    402: { description: 'Payment required, price in `error.params`; `/preview` has the first seconds' },
  },
})

const preview = declare({
  method: 'get',
  path: '/media/{id}/preview',
  access: 'anyone',
  request,
  responses: {
    200: { description: 'The first seconds of a recording' },
    206: { description: 'A range of them' },
    304: { description: 'Not modified' },
  },
})

export const mediaRoutes = subApp()
  .openapi(listen, async (c) =>
    serve(c, await hearMedia(tools(c), () => lookerOf(c), c.req.valid('param').id)),
  )
  .openapi(preview, async (c) =>
    serve(c, await hearBeginning(tools(c), () => lookerOf(c), c.req.valid('param').id)),
  )
