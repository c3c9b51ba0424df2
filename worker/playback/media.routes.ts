/**
 * The only route to media (security 2.1): applies the access rule of the post, then streams ranges from R2. Podcast apps
 * expect an extension in an address, so a recording also has one with its own: `/media/{id}.mp3`.
 */
import { z } from '@hono/zod-openapi'
import { appError } from '../../domain/errors/errors'
import { AUDIO_TYPE_NAMES, getAudioExtension, parseMediaFile } from '../../domain/media/media'
import { createRouter, defineRoute } from '../gate/define-route'
import { getViewer } from '../posts/access/viewer'
import { getMedia, getPreview } from './media.service'
import { serveMedia } from './serve-media'

const request = { params: z.strictObject({ id: z.string().max(70) }) }
const AUDIO = { 'audio/*': { schema: z.any() } }

const mediaRoute = defineRoute({
  method: 'get',
  path: '/media/{id}',
  access: 'public',
  scope: 'posts:read',
  request,
  responses: {
    200: { description: 'The recording', content: AUDIO },
    206: { description: 'A range of it', content: AUDIO },
    304: { description: 'Not modified' },
    402: { description: 'Payment required, price in `error.params`; `/preview` has the first seconds' },
  },
})

const previewRoute = defineRoute({
  method: 'get',
  path: '/media/{id}/preview',
  access: 'public',
  scope: 'posts:read',
  request,
  responses: {
    200: { description: 'The first seconds of a recording', content: AUDIO },
    206: { description: 'A range of them', content: AUDIO },
    304: { description: 'Not modified' },
  },
})

/** The preview with an extension, by the type of the recording. */
const namedPreviewRoutes = AUDIO_TYPE_NAMES.map((type) => ({
  type,
  route: defineRoute({
    method: 'get',
    path: `/media/{id}/preview.${getAudioExtension(type)}`,
    access: 'public',
    request,
    responses: { 200: { description: 'The first seconds of a recording' } },
  }),
}))

export const mediaRoutes = createRouter()
  .handle(mediaRoute, async ({ deps, params, c }) => {
    const { id, type } = parseMediaFile(params.id)
    const served = await getMedia(deps, () => getViewer(c), id)
    // The extension has to be that of the recording, so that a URL has one spelling.
    if (type !== null && type !== served.type) throw appError('media.not_found')
    return serveMedia(c, served)
  })
  .handle(previewRoute, async ({ deps, params, c }) =>
    serveMedia(c, await getPreview(deps, () => getViewer(c), params.id)),
  )

for (const { route, type } of namedPreviewRoutes)
  mediaRoutes.handle(route, async ({ deps, c }) => {
    const served = await getPreview(deps, () => getViewer(c), c.req.param('id') ?? '')
    if (served.type !== type) throw appError('media.not_found')
    return serveMedia(c, served)
  })
