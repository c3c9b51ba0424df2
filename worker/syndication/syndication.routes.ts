/** Feeds for podcast apps and feed readers: public ones, and private ones by a token. */
import { z } from '@hono/zod-openapi'
import { appError } from '../../domain/errors/errors'
import { parseMediaFile } from '../../domain/media/media'
import {
  getSyndicationPath,
  parseSyndicationFile,
  SYNDICATION_MIME_TYPES,
  SYNDICATION_TYPES,
} from '../../domain/syndication/syndication'
import { type AppContext, getDeps } from '../context'
import { createRouter, defineRoute } from '../gate/define-route'
import { CURSOR } from '../http/cursor'
import { serveMedia } from '../playback/serve-media'
import { getPrivateFeedMedia, openPrivateFeed } from './private-feeds.service'
import { sendFeed } from './send-feed'
import { getSyndicatedFeed, getSyndicationSubject } from './syndication.service'

const query = z.strictObject({ before: z.string().regex(CURSOR).optional() })
const FEED_RESPONSES = {
  200: {
    description: 'RSS 2.0 or JSON Feed 1.1, by the ending',
    content: {
      [SYNDICATION_MIME_TYPES.xml]: { schema: z.string() },
      [SYNDICATION_MIME_TYPES.json]: { schema: z.string() },
    },
  },
  304: { description: 'Not modified' },
} as const

const privateMediaRoute = defineRoute({
  method: 'get',
  path: '/feeds/private/{token}/media/{file}',
  access: 'public',
  request: { params: z.strictObject({ token: z.string().max(64), file: z.string().max(80) }) },
  responses: {
    200: { description: 'A recording of a private feed' },
    206: { description: 'A range of it' },
    304: { description: 'Not modified' },
  },
})

const privateRoute = defineRoute({
  method: 'get',
  path: '/feeds/private/{file}',
  access: 'public',
  request: { params: z.strictObject({ file: z.string().max(80) }), query },
  responses: FEED_RESPONSES,
})

const publicRoute = defineRoute({
  method: 'get',
  path: '/feeds/{type}/{file}',
  access: 'public',
  request: {
    params: z.strictObject({ type: z.enum(SYNDICATION_TYPES), file: z.string().max(500) }),
    query,
  },
  responses: { ...FEED_RESPONSES, 301: { description: 'The user has another name by now' } },
})

export const syndicationRoutes = createRouter()
  .handle(privateMediaRoute, async ({ deps, params, c }) =>
    serveMedia(c, await getPrivateFeedMedia(deps, params.token, parseMediaFile(params.file).id)),
  )
  .handle(privateRoute, ({ params, c }) => sendPrivateFeed(c, params.file))
  .handle(publicRoute, async ({ deps, params, query, c }) => {
    const { before } = query
    const parsed = parseSyndicationFile(params.file)
    if (!parsed) throw appError('post.not_found')
    const { subject: name, format } = parsed
    const subject = await getSyndicationSubject(deps, { type: params.type, subject: name })
    const { target } = subject
    if (target.subject !== name) return redirectTo(c, getSyndicationPath(target, format))
    const feed = await getSyndicatedFeed(deps, subject, { format, before })
    return sendFeed(c, feed, { format, isFirstPage: before === undefined })
  })

async function sendPrivateFeed(c: AppContext, file: string): Promise<Response> {
  const parsed = parseSyndicationFile(file)
  if (!parsed) throw appError('post.not_found')
  const { subject: token, format } = parsed
  const deps = getDeps(c)
  const { row, subject } = await openPrivateFeed(deps, token)
  const feed = await getSyndicatedFeed(deps, subject, {
    format,
    before: c.req.query('before'),
    reader: { userId: row.userId, token },
  })
  return sendFeed(c, feed, { format, isFirstPage: false })
}

/** Redirects without being cached: the user may take the old name back. */
function redirectTo(c: AppContext, path: string): Response {
  c.header('cache-control', 'no-cache')
  return c.redirect(path, 301)
}
