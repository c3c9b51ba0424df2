/** `/api/metrics` for Prometheus: exists for the holder of the token only, which is read from a header and never logged. */
import { z } from '@hono/zod-openapi'
import { appError } from '../../domain/errors/errors'
import { METRICS_TOKEN_MIN_CHARS } from '../../domain/site/site.limits'
import type { AppContext } from '../context'
import { createRouter, defineRoute } from '../gate/define-route'
import { getFigures } from './figures.service'
import { formatMetrics } from './metrics'

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const metricsRoute = defineRoute({
  method: 'get',
  path: '/api/metrics',
  access: 'public',
  scope: 'ignored',
  responses: {
    200: { description: 'Figures for Prometheus', content: { 'text/plain': { schema: z.string() } } },
  },
})

export const metricsRoutes = createRouter()

metricsRoutes.handle(metricsRoute, async ({ deps, c }) => {
  if (!(await hasToken(c))) throw appError('request.not_found')
  return c.text(formatMetrics(await getFigures(deps)), 200, { 'content-type': CONTENT_TYPE })
})

/** Compares digests in constant time, so that neither the length nor a prefix of the token leaks. */
async function hasToken(c: AppContext): Promise<boolean> {
  const { METRICS_TOKEN: token = '' } = c.env
  const [, given] = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (token.length < METRICS_TOKEN_MIN_CHARS || given === undefined) return false
  const digest = (text: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return crypto.subtle.timingSafeEqual(await digest(given), await digest(token))
}
