/** oEmbed responses and preview pictures. */
import { z } from '@hono/zod-openapi'
import { html } from 'hono/html'
import { fail } from '../../domain/errors'
import type { Post } from '../../domain/posts.schema'
import {
  EMBED_WIDTH,
  embedHeight,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  sharedCacheSeconds,
} from '../../domain/share'
import { type Oembed, type OembedQuery, oembedQueryShape, oembedShape } from '../../domain/share.schema'
import { SHARE } from '../../web/words/share'
import { type AppContext, tools } from '../context'
import { declare, json, subApp } from '../http/registry'
import { addressesOf } from './metadata'
import { pictureOf } from './picture'
import { drawnOnce } from './picture-cache'
import { postOfLink, publicPost } from './share.service'
import { withItsOwn } from './shared.service'

const oembed = declare({
  method: 'get',
  path: '/api/oembed',
  access: 'anyone',
  request: { query: oembedQueryShape },
  responses: { 200: json(oembedShape, 'oEmbed 1.0') },
})
const picture = declare({
  method: 'get',
  path: '/og/{file}',
  access: 'anyone',
  responses: { 200: { description: 'A picture', content: { 'image/png': { schema: z.string() } } } },
})

export const oembedRoutes = subApp()
  .openapi(oembed, async (c) => {
    const query = c.req.valid('query')
    if (query.format !== undefined && query.format !== 'json') throw fail('share.format')
    const post = await postOfLink(tools(c), query.url)
    const seconds = sharedCacheSeconds(post.expiresAt, tools(c).clock.now())
    return c.json(oembedOf(c.env.ORIGIN, post, query, seconds), 200, { 'cache-control': 'public, no-cache' })
  })
  .openapi(picture, (c): Promise<Response> => draw(c, c.req.param('file') ?? ''))

function oembedOf(origin: string, post: Post, query: OembedQuery, seconds: number): Oembed {
  const { embed, picture: thumbnail_url } = addressesOf(origin, post)
  const width = Math.min(EMBED_WIDTH, query.maxwidth ?? EMBED_WIDTH)
  const whole = embedHeight(post)
  const height = Math.min(whole, query.maxheight ?? whole)
  const name = SHARE.audioOf(post.title)
  const frame = html`<iframe src="${embed}" width="${width}" height="${height}" title="${name}" style="border:0" loading="lazy"></iframe>`
  return {
    version: '1.0',
    type: 'rich',
    title: post.title,
    author_name: post.author.displayName,
    provider_name: SHARE.product,
    provider_url: origin,
    html: String(frame),
    width,
    height,
    thumbnail_url,
    thumbnail_width: PICTURE_WIDTH,
    thumbnail_height: PICTURE_HEIGHT,
    cache_age: seconds,
  }
}

async function draw(c: AppContext, file: string): Promise<Response> {
  const id = file.replace(/\.png$/, '')
  if (id === file) throw fail('post.not_found')
  // Visibility is checked each time; only the drawing is cached.
  const post = await publicPost(tools(c), id)
  const shared = await withItsOwn(tools(c), null, post)
  const shows = shared.recordings?.items.map((one) => one.id).join() ?? ''
  const bytes = await drawnOnce(c.env.ORIGIN, { id: post.id, shows }, () => pictureOf(shared))
  return c.body(bytes, 200, {
    'content-type': 'image/png',
    'content-length': String(bytes.byteLength),
    'cache-control': 'public, no-cache',
  })
}
