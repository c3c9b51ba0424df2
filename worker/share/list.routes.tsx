/** `/latest`, with public posts that last, and `/tag/…`, with all: lists of what can be heard, readable without a script. */
import { z } from '@hono/zod-openapi'
import { renderToString } from 'react-dom/server'
import { appError } from '../../domain/errors/errors'
import { KIND_NAMES, type Kind } from '../../domain/kinds'
import { KIND_LABELS } from '../../domain/locales/en/kinds'
import { LATEST } from '../../domain/locales/en/share'
import {
  getLatestPagePath,
  getSyndicationPath,
  getTagPagePath,
  LASTING_KINDS,
} from '../../domain/syndication/syndication'
import { ListPage, type SharedList } from '../../web/share/SharedList'
import { toQrPath } from '../../web/ui/media/qr-path'
import { type AppContext, getDeps } from '../context'
import { createRouter, defineRoute } from '../gate/define-route'
import { CURSOR } from '../http/cursor'
import { getLatestPosts, getTaggedPosts } from '../syndication/post-lists.service'
import { getSyndicationSubject } from '../syndication/syndication.service'
import { renderEmbedScript } from './bundle'
import { renderDocument } from './document'
import { renderListHead } from './list-head'
import { renderPublicPage } from './pages'

const query = z.strictObject({ after: z.string().regex(CURSOR).optional() })
const responses = {
  200: { description: 'A page', content: { 'text/html': { schema: z.string() } } },
} as const

const latestRoute = defineRoute({
  method: 'get',
  path: '/latest',
  access: 'public',
  request: { query },
  responses,
})

const latestOfKindRoute = defineRoute({
  method: 'get',
  path: '/latest/{kind}',
  access: 'public',
  request: { params: z.strictObject({ kind: z.enum(KIND_NAMES) }), query },
  responses,
})

const tagRoute = defineRoute({
  method: 'get',
  path: '/tag/{tag}',
  access: 'public',
  request: { params: z.strictObject({ tag: z.string().max(200) }), query },
  responses,
})

export const listRoutes = createRouter()
  .handle(latestRoute, ({ query, c }) => showLatest(c, query.after))
  .handle(latestOfKindRoute, ({ params, query, c }) => {
    if (!LASTING_KINDS.includes(params.kind)) throw appError('post.not_found')
    return showLatest(c, query.after, params.kind)
  })
  .handle(tagRoute, ({ params, query, c }) => showTag(c, params.tag, query.after))

async function showLatest(c: AppContext, after: string | undefined, kind?: Kind): Promise<Response> {
  const found = await getLatestPosts(getDeps(c), kind ? [kind] : LASTING_KINDS, after)
  return showList(c, found, () => ({
    ...found,
    heading: kind ? LATEST.titleOfKind(KIND_LABELS[kind].plural) : LATEST.title,
    lead: LATEST.description,
    isLater: after !== undefined,
    path: getLatestPagePath(kind),
    ...(kind ? { kind } : {}),
  }))
}

async function showTag(c: AppContext, name: string, after: string | undefined): Promise<Response> {
  const { target } = await getSyndicationSubject(getDeps(c), { type: 'tag', subject: name })
  const found = await getTaggedPosts(getDeps(c), name, after)
  return showList(c, found, () => ({
    ...found,
    heading: LATEST.tagTitle(name),
    lead: LATEST.tagDescription(name),
    isLater: after !== undefined,
    path: getTagPagePath(name),
    feed: { origin: c.env.ORIGIN, target, qr: toQrPath(`${c.env.ORIGIN}${getSyndicationPath(target)}`) },
  }))
}

async function showList(
  c: AppContext,
  content: Pick<SharedList, 'posts' | 'firstRecordings'>,
  toList: () => SharedList,
): Promise<Response> {
  const render = () => {
    const list = toList()
    const rendered = renderToString(<ListPage list={list} />)
    const script = list.posts.length > 0 ? renderEmbedScript(c.env) : undefined
    return renderDocument({ env: c.env, head: renderListHead(c.env.ORIGIN, list), rendered, script })
  }
  const ends = content.posts.flatMap(({ expiresAt }) => expiresAt ?? [])
  return renderPublicPage(c, { content, render, endsAt: ends.length > 0 ? Math.min(...ends) : null })
}
