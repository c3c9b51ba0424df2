/** oEmbed responses and preview pictures. */
import { z } from '@hono/zod-openapi'
import { html } from 'hono/html'
import { appError } from '../../domain/errors/errors'
import { getPreviewName } from '../../domain/locales/en/kinds'
import { SHARE, SHARED_MEMBER } from '../../domain/locales/en/share'
import type { Member } from '../../domain/members/members.schema'
import { isUsernameForm } from '../../domain/people/people'
import type { Post } from '../../domain/posts/posts.schema'
import {
  EMBED_WIDTH,
  getEmbedHeight,
  getMemberPagePath,
  getMemberPicturePath,
  getSharedCacheSeconds,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  parseMemberPath,
} from '../../domain/share/share'
import { SHARE_CACHE_SECONDS } from '../../domain/share/share.limits'
import {
  type Oembed,
  type OembedLink,
  type OembedQuery,
  oembedLinkShape,
  oembedQueryShape,
  oembedShape,
} from '../../domain/share/share.schema'
import { type AppContext, getDeps } from '../context'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { getMember } from '../members/members.service'
import { getPostUrls } from './metadata'
import { drawMember, drawPreview } from './picture'
import { getCachedDrawing } from './picture-cache'
import { createFontReader } from './picture-fonts'
import { withRelated } from './related.service'
import { getPostByLink, getPublicPost } from './share.service'

const oembedRoute = defineRoute({
  method: 'get',
  path: '/api/oembed',
  access: 'public',
  scope: 'posts:read',
  request: { query: oembedQueryShape },
  responses: { 200: toJsonContent(z.union([oembedShape, oembedLinkShape]), 'oEmbed 1.0') },
})
const pictureRoute = defineRoute({
  method: 'get',
  path: '/og/{file}',
  access: 'public',
  responses: { 200: { description: 'A picture', content: { 'image/png': { schema: z.string() } } } },
})

export const oembedRoutes = createRouter()
  .handle(oembedRoute, async ({ deps, query, c }) => {
    if (query.format !== undefined && query.format !== 'json') throw appError('share.format_unsupported')
    const name = parseMemberLink(c.env.ORIGIN, query.url)
    if (name !== null) {
      const member = await getMember(deps, null, name)
      return c.json(toMemberOembed(c.env.ORIGIN, member), 200, OEMBED_HEADERS)
    }
    const post = await getPostByLink(deps, query.url)
    const seconds = getSharedCacheSeconds(post.expiresAt, deps.clock.now())
    return c.json(toOembed(c.env.ORIGIN, post, query, seconds), 200, OEMBED_HEADERS)
  })
  .handle(pictureRoute, ({ c }) => drawPicture(c, c.req.param('file') ?? ''))

const OEMBED_HEADERS = { 'cache-control': 'public, no-cache' }

function parseMemberLink(origin: string, link: string): string | null {
  const url = URL.parse(link)
  return url?.origin === origin ? parseMemberPath(url.pathname) : null
}

function toMemberOembed(origin: string, { displayName, username }: Member): OembedLink {
  const author_url = `${origin}${getMemberPagePath(username)}`
  return {
    version: '1.0',
    type: 'link',
    title: SHARED_MEMBER.pageTitle(displayName, username),
    author_name: displayName,
    author_url,
    ...getProviderFields(origin),
    thumbnail_url: `${origin}${getMemberPicturePath(username)}`,
    thumbnail_width: PICTURE_WIDTH,
    thumbnail_height: PICTURE_HEIGHT,
    cache_age: SHARE_CACHE_SECONDS,
  }
}

const getProviderFields = (origin: string) => ({ provider_name: SHARE.product, provider_url: origin })

function toOembed(origin: string, post: Post, query: OembedQuery, seconds: number): Oembed {
  const { embed, picture } = getPostUrls(origin, post)
  const width = Math.min(EMBED_WIDTH, query.maxwidth ?? EMBED_WIDTH)
  const whole = getEmbedHeight(post)
  const height = Math.min(whole, query.maxheight ?? whole)
  const name = SHARE.audioOf(getPreviewName(post))
  const frame = html`<iframe src="${embed}" width="${width}" height="${height}" title="${name}" style="border:0" loading="lazy"></iframe>`
  return {
    version: '1.0',
    type: 'rich',
    title: getPreviewName(post),
    author_name: post.author.displayName,
    author_url: `${origin}${getMemberPagePath(post.author.username)}`,
    ...getProviderFields(origin),
    html: String(frame),
    width,
    height,
    thumbnail_url: picture.url,
    thumbnail_width: picture.width,
    thumbnail_height: picture.height,
    cache_age: seconds,
  }
}

async function drawPicture(c: AppContext, file: string): Promise<Response> {
  const id = file.replace(/\.png$/, '')
  if (id === file) throw appError('post.not_found')
  return id.startsWith('@') ? drawMemberPicture(c, id.slice(1)) : drawPostPicture(c, id)
}

async function drawPostPicture(c: AppContext, id: string): Promise<Response> {
  // Visibility is checked each time; only the drawing is cached.
  const post = await getPublicPost(getDeps(c), id)
  const shared = await withRelated(getDeps(c), null, post)
  const { author, seconds, recordingCount } = post
  const ids = shared.recordings?.items.map((one) => one.id) ?? []
  const shows = JSON.stringify([getPreviewName(post), author.displayName, seconds, recordingCount, ...ids])
  return sendDrawing(c, { id: post.id, shows }, () => drawPreview(shared, createFontReader(c.env)))
}

async function drawMemberPicture(c: AppContext, name: string): Promise<Response> {
  if (!isUsernameForm(name)) throw appError('post.not_found')
  const { username, displayName, avatarColor } = await getMember(getDeps(c), null, name)
  const shows = JSON.stringify([displayName, avatarColor])
  const drawn = { username, displayName, avatarColor }
  return sendDrawing(c, { id: `@${username}`, shows }, () => drawMember(drawn, createFontReader(c.env)))
}

async function sendDrawing(
  c: AppContext,
  shown: Parameters<typeof getCachedDrawing>[1],
  draw: Parameters<typeof getCachedDrawing>[2],
): Promise<Response> {
  const { png, isComplete } = await getCachedDrawing(c.env.ORIGIN, shown, draw)
  return c.body(png.buffer, 200, {
    'content-type': 'image/png',
    'content-length': String(png.byteLength),
    // Previews keep a picture for days: one without its text must not be found again.
    'cache-control': isComplete ? 'public, no-cache' : 'no-store',
  })
}
