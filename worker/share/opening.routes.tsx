/** What the app's page shows a visitor before the app: the first page of a feed as data, and its first sound. */
import { z } from '@hono/zod-openapi'
import { renderToString } from 'react-dom/server'
import { getKind, KIND_NAMES } from '../../domain/kinds'
import type { CompactFeed } from '../../domain/posts/feed.schema'
import { FIRST_PAGE_ELEMENT, type FirstPage, OPENING_PATH } from '../../domain/posts/first-page'
import { toFullPost } from '../../domain/posts/full-post'
import { toScriptJson } from '../../domain/share/share'
import { FirstVoice } from '../../web/share/FirstVoice'
import { createRouter, defineRoute } from '../gate/define-route'
import { FRESH_UNTIL_HEADER } from '../http/fresh'
import { decompressText } from '../http/gzip'
import { getFeed } from '../posts/feed/feed.service'

const openingRoute = defineRoute({
  method: 'get',
  path: OPENING_PATH,
  access: 'public',
  request: {
    query: z.strictObject({
      kind: z.enum(KIND_NAMES.filter((kind) => getKind(kind).publicFeed)),
      home: z.literal('on').optional(),
    }),
  },
  responses: {
    200: { description: 'A part of a page', content: { 'text/html': { schema: z.string() } } },
  },
})

export const openingRoutes = createRouter().handle(
  openingRoute,
  async ({ deps, query: { kind, home }, c }) => {
    const now = deps.clock.now()
    const { body, freshUntil } = await getFeed(deps, { kind })
    const feed: CompactFeed = JSON.parse(typeof body === 'string' ? body : decompressText(body))
    const posts = feed.items.map(toFullPost)
    const block = deps.t(() =>
      renderToString(<FirstVoice kind={kind} posts={posts} now={now} isHome={home === 'on'} />),
    )
    const data = toScriptJson({ kind, now, feed } satisfies FirstPage)
    return c.html(
      `${block}<script type="application/json" id="${FIRST_PAGE_ELEMENT}">${data}</script>`,
      200,
      {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        ...(freshUntil === null ? {} : { [FRESH_UNTIL_HEADER]: String(freshUntil) }),
      },
    )
  },
)
