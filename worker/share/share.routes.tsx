/** Pages at the end of a link: readable and playable without a script, and taken over by one where there is one. */
import { z } from '@hono/zod-openapi'
import { renderToString } from 'react-dom/server'
import { KIND_NAMES, type Kind, kindOf } from '../../domain/kinds'
import type { Post } from '../../domain/posts.schema'
import { carriesSecret, sharedCacheSeconds, shareLink } from '../../domain/share'
import { EmbeddedVoice } from '../../web/share/EmbeddedVoice'
import { SharePage } from '../../web/share/SharePage'
import type { ShareState } from '../../web/share/share-state'
import { SHARE } from '../../web/words/share'
import { viewerOf } from '../auth/session'
import { type AppContext, tools } from '../context'
import { failureOf, REQUEST_ID_HEADER } from '../http/errors'
import { declare, subApp } from '../http/registry'
import { told } from '../http/told'
import { documentOf, neutralHead, publicHead } from './document'
import { failedState, incompleteState, notFoundState, sharedPost } from './share.service'

const page = { 200: { description: 'A page', content: { 'text/html': { schema: z.string() } } } } as const
const NO_STORE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

export const shareRoutes = subApp()

shareRoutes.openapi(
  declare({ method: 'get', path: '/test-share', access: 'anyone', responses: page }),
  (c): Response => c.text(SHARE.works, 200, NO_STORE),
)

// A path for each kind: two parameters would swallow every other address of two parts.
for (const kind of KIND_NAMES) {
  shareRoutes.openapi(
    declare({ method: 'get', path: `/${kind}/{id}`, access: 'anyone', responses: page }),
    (c): Promise<Response> => share(c, kind, c.req.param('id') ?? ''),
  )
  for (const path of [`/${kind}`, `/${kind}/`])
    shareRoutes.openapi(
      declare({ method: 'get', path, access: 'anyone', responses: page }),
      (c): Promise<Response> => refused(c, incompleteState(askedBy(c, kind, '')), 400),
    )
  shareRoutes.openapi(
    declare({ method: 'get', path: `/embed/${kind}/{id}`, access: 'anyone', responses: page }),
    (c): Promise<Response> => embed(c, kind, c.req.param('id') ?? ''),
  )
}

async function share(c: AppContext, kind: Kind, id: string): Promise<Response> {
  const asked = askedBy(c, kind, id)
  try {
    const post = await sharedPost(tools(c), null, kind, id)
    if (post) return await loaded(c, post, !carriesSecret(asked.url.searchParams))
    // What not everyone may see, its own people still may; nothing of it is previewed or kept.
    const viewer = await viewerOf(c)
    const own = viewer && (await sharedPost(tools(c), viewer, kind, id))
    if (own) return await loaded(c, own, false)
    return await refused(c, notFoundState(asked, kindOf(kind).lifeHours !== null), 404)
  } catch (error) {
    const failure = failureOf(error)
    console.error(JSON.stringify({ requestId: asked.requestId, path: c.req.path, error: told(error) }))
    return await refused(c, failedState(asked, failure.message), 500)
  }
}

async function loaded(c: AppContext, post: Post, open: boolean): Promise<Response> {
  const { ORIGIN } = c.env
  const state: ShareState = { at: 'loaded', post, link: shareLink(ORIGIN, post.kind, post.id) }
  const head = open ? publicHead(ORIGIN, post) : neutralHead()
  const rendered = renderToString(<SharePage state={state} />)
  const text = await documentOf({ head, env: c.env, rendered, state })
  return open ? cacheable(c, text, post) : c.html(text, 200, NO_STORE)
}

async function refused(c: AppContext, state: ShareState, status: 400 | 404 | 500): Promise<Response> {
  const rendered = renderToString(<SharePage state={state} />)
  const text = await documentOf({ head: neutralHead(), env: c.env, rendered, state })
  return c.html(text, status, { ...NO_STORE, [REQUEST_ID_HEADER]: c.get('requestId') })
}

async function embed(c: AppContext, kind: Kind, id: string): Promise<Response> {
  const post = await sharedPost(tools(c), null, kind, id)
  const rendered = renderToString(<EmbeddedVoice post={post} link={shareLink(c.env.ORIGIN, kind, id)} />)
  const head = post ? publicHead(c.env.ORIGIN, post) : neutralHead()
  const text = await documentOf({ head, env: c.env, rendered })
  return post ? cacheable(c, text, post) : c.html(text, 404, NO_STORE)
}

/** A public page: the same for everyone, asked for again each time, kept by shared caches while the post lives. */
async function cacheable(c: AppContext, text: string, post: Post): Promise<Response> {
  const seconds = sharedCacheSeconds(post.expiresAt, tools(c).clock.now())
  const etag = await etagOf(text)
  const headers = { 'cache-control': `public, max-age=0, s-maxage=${seconds}`, etag }
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  return c.html(text, 200, headers)
}

async function etagOf(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)))
  return `W/"${Array.from(hash.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}

function askedBy(c: AppContext, kind: string, id: string) {
  return {
    url: new URL(c.req.path + new URL(c.req.url).search, c.env.ORIGIN),
    kind,
    id,
    requestId: c.get('requestId'),
  }
}
