/**
 * Opens messages without a script: the waiting page's form posts to its own URL, and gets the message's page or an
 * error. The same services as `/api/magic-links`.
 */
import { z } from '@hono/zod-openapi'
import { fail } from '../../domain/errors'
import { KIND_NAMES, type Kind } from '../../domain/kinds'
import { LINK_TRIES } from '../../domain/limits'
import { opensWithToken } from '../../domain/magic-links'
import type { HeldLink } from '../../domain/magic-links.schema'
import { sharePath } from '../../domain/share'
import { type AppContext, tools } from '../context'
import { failureOf, REQUEST_ID_HEADER } from '../http/errors'
import { refuseOtherSites } from '../http/origin'
import { addressOf, allow } from '../http/rate-limit'
import { declare, subApp } from '../http/registry'
import { told } from '../http/told'
import { browserSecret, lookerOf } from '../magic-links/grants'
import { refusePrefetch } from '../magic-links/magic-links.routes'
import { openLink, renewLink } from '../magic-links/magic-links.service'
import { drainOutbox } from '../outbox/outbox.service'
import { askedBy } from './asked'
import { type PageStatus, privatePage } from './pages'
import { shutState } from './share.service'

const pages = {
  202: { description: 'A page', content: { 'text/html': { schema: z.string() } } },
  303: { description: 'The message is open' },
} as const

export const openRoutes = subApp()

for (const kind of KIND_NAMES.filter(opensWithToken))
  openRoutes.openapi(
    declare({ method: 'post', path: `/${kind}/{id}`, access: 'anyone', responses: pages }),
    (c): Promise<Response> => press(c, kind, c.req.param('id') ?? ''),
  )

async function press(c: AppContext, kind: Kind, postId: string): Promise<Response> {
  refuseOtherSites(c)
  refusePrefetch(c)
  const held = { postId, token: c.req.query('token') ?? '' }
  const asked = askedBy(c, kind, postId)
  try {
    if (!(await allow(tools(c), `open|${addressOf(c)}`, LINK_TRIES))) throw fail('request.rate_limited')
    const { again } = await c.req.parseBody()
    return await (again === undefined
      ? open(c, held)
      : renew(c, held, () => shutState(asked, fail('share.link_used'), true)))
  } catch (error) {
    const failure = failureOf(error)
    if (failure.status >= 500)
      console.error(JSON.stringify({ requestId: asked.requestId, path: c.req.path, error: told(error) }))
    const page = await privatePage(c, () => shutState(asked, failure), failure.status as PageStatus)
    page.headers.set(REQUEST_ID_HEADER, asked.requestId)
    return page
  }
}

async function open(c: AppContext, held: HeldLink): Promise<Response> {
  const browser = browserSecret(c)
  const { kind, id } = await openLink(tools(c), await lookerOf(c), { ...held, browser })
  return c.redirect(sharePath(kind, id), 303)
}

async function renew(
  c: AppContext,
  held: HeldLink,
  page: Parameters<typeof privatePage>[1],
): Promise<Response> {
  const kit = tools(c)
  await renewLink(kit, held)
  kit.later(drainOutbox(kit))
  return privatePage(c, page, 202)
}
