/** Square pictures of feeds. */
import { z } from '@hono/zod-openapi'
import { appError } from '../../domain/errors/errors'
import { SYNDICATION_TYPES } from '../../domain/syndication/syndication'
import { getBird, NIGHT_COLORS } from '../../web/share/theme'
import { createRouter, defineRoute } from '../gate/define-route'
import { getSyndicationSubject } from '../syndication/syndication.service'
import { drawCover } from './cover'
import { getCachedDrawing } from './picture-cache'

const coverRoute = defineRoute({
  method: 'get',
  path: '/feeds/cover/{type}/{file}',
  access: 'public',
  request: {
    params: z.strictObject({ type: z.enum(SYNDICATION_TYPES), file: z.string().max(500) }),
  },
  responses: { 200: { description: 'A picture', content: { 'image/png': { schema: z.string() } } } },
})

export const coverRoutes = createRouter().handle(coverRoute, async ({ deps, params, c }) => {
  const { type, file } = params
  const [, name] = /^(.+)\.png$/s.exec(file) ?? []
  if (name === undefined) throw appError('post.not_found')
  // A private or deleted post has no cover, whatever was drawn before.
  const subject = await getSyndicationSubject(deps, { type, subject: name })
  const colour = 'post' in subject ? NIGHT_COLORS[getBird(subject.post)] : undefined
  const { png } = await getCachedDrawing(
    c.env.ORIGIN,
    { id: `cover ${type} ${subject.key}`, shows: '' },
    async () => ({ png: drawCover(subject.key, colour), isComplete: true }),
  )
  return c.body(png.buffer, 200, {
    'content-type': 'image/png',
    'content-length': String(png.byteLength),
    'cache-control': 'public, no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  })
})
