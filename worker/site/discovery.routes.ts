/** Files that machines look for at fixed paths. */
import { z } from '@hono/zod-openapi'
import { appError } from '../../domain/errors/errors'
import type { AppContext } from '../context'
import { createRouter, defineRoute } from '../gate/define-route'
import {
  findSecurityTxt,
  findSitemap,
  formatLlmsTxt,
  formatRobots,
  formatSitemapIndex,
} from './discovery.service'

/** How long search engines and shared caches may keep `robots.txt`, sitemaps and their like. */
const DISCOVERY_CACHE_SECONDS = 3600

const XML = 'application/xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const responses = { 200: { description: 'A file' } } as const

const sitemapRoute = defineRoute({ method: 'get', path: '/sitemap.xml', access: 'public', responses })
const sitemapFileRoute = defineRoute({
  method: 'get',
  path: '/sitemaps/{file}',
  access: 'public',
  request: { params: z.strictObject({ file: z.string().max(40) }) },
  responses,
})
const robotsRoute = defineRoute({ method: 'get', path: '/robots.txt', access: 'public', responses })
const llmsRoute = defineRoute({ method: 'get', path: '/llms.txt', access: 'public', responses })
const securityRoute = defineRoute({
  method: 'get',
  path: '/.well-known/security.txt',
  access: 'public',
  responses,
})

export const discoveryRoutes = createRouter()
  .handle(sitemapRoute, async ({ deps, c }) => sendFile(c, await formatSitemapIndex(deps), XML))
  .handle(sitemapFileRoute, async ({ deps, params, c }) =>
    sendFile(c, await findSitemap(deps, params.file), XML),
  )
  .handle(robotsRoute, ({ deps, c }) => sendFile(c, formatRobots(deps), TEXT))
  .handle(llmsRoute, async ({ deps, c }) =>
    sendFile(c, await formatLlmsTxt(deps), 'text/markdown; charset=utf-8'),
  )
  .handle(securityRoute, async ({ deps, c }) => sendFile(c, await findSecurityTxt(deps), TEXT))

function sendFile(c: AppContext, text: string | null, type: string): Response {
  if (text === null) throw appError('request.not_found')
  return c.body(text, 200, {
    'content-type': type,
    'cache-control': `public, max-age=${DISCOVERY_CACHE_SECONDS}`,
  })
}
