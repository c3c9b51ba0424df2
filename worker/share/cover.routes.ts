/** Square pictures of feeds. */
import { z } from '@hono/zod-openapi'
import { appError } from '../../domain/errors/errors'
import { getPreviewName } from '../../domain/locales/en/kinds'
import { SYNDICATION_TYPES } from '../../domain/syndication/syndication'
import { toOneLine } from '../../domain/text/text'
import { getBird } from '../../web/share/theme'
import { createRouter, defineRoute } from '../gate/define-route'
import { getSyndicationSubject } from '../syndication/syndication.service'
import { drawCover } from './cover'
import { getCachedDrawing } from './picture-cache'
import { createFontReader } from './picture-fonts'
import { drawPostCover } from './post-cover'

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
  const post = 'post' in subject ? subject.post : null
  const drawn = post && { id: post.id, name: toOneLine(getPreviewName(post)), bird: getBird(post) }
  const { png, isComplete } = await getCachedDrawing(
    c.env.ORIGIN,
    { id: `cover ${type} ${subject.key}`, shows: drawn?.name ?? '' },
    async () => (drawn ? drawPostCover(drawn, createFontReader(c.env)) : drawCover(subject.key)),
  )
  return c.body(png.buffer, 200, {
    'content-type': 'image/png',
    'content-length': String(png.byteLength),
    'cache-control': isComplete ? 'public, no-cache' : 'no-store',
    'cross-origin-resource-policy': 'cross-origin',
  })
})
