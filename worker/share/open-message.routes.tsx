/**
 * Opens messages without a script: the waiting page's form posts to its own URL, and gets the message's page or an
 * error. The same services as `/api/magic-links`.
 */
import { z } from '@hono/zod-openapi'
import { appError } from '../../domain/errors/errors'
import { KIND_NAMES, type Kind } from '../../domain/kinds'
import { hasTokenLinks } from '../../domain/magic-links/magic-links'
import { LINK_TRIES } from '../../domain/magic-links/magic-links.limits'
import type { HeldLink } from '../../domain/magic-links/magic-links.schema'
import { getSharePath } from '../../domain/share/share'
import { type AppContext, getDeps } from '../context'
import { createRouter, defineRoute } from '../gate/define-route'
import { assertSameOriginForm } from '../gate/origin'
import { consumeRateLimit, getClientAddress } from '../gate/rate-limit'
import { REQUEST_ID_HEADER, toAppError } from '../http/errors'
import { assertNotPrefetch } from '../http/prefetch'
import { openLink, renewLink } from '../magic-links/magic-links.service'
import { drainOutbox } from '../outbox/outbox.service'
import { ensureBrowserSecret } from '../posts/access/browser-grants'
import { getViewer } from '../posts/access/viewer'
import { formatError } from '../tools/format-error'
import { getErrorContext } from './error-context'
import { type PageStatus, renderPrivatePage } from './pages'
import { createShutState } from './share.service'

const PAGE_RESPONSES = {
  202: { description: 'A page', content: { 'text/html': { schema: z.string() } } },
  303: { description: 'The message is open' },
} as const

export const openMessageRoutes = createRouter()

for (const kind of KIND_NAMES.filter(hasTokenLinks))
  openMessageRoutes.handle(
    defineRoute({ method: 'post', path: `/${kind}/{id}`, access: 'public', responses: PAGE_RESPONSES }),
    ({ c }) => handleOpen(c, kind, c.req.param('id') ?? ''),
  )

async function handleOpen(c: AppContext, kind: Kind, postId: string): Promise<Response> {
  assertSameOriginForm(c)
  assertNotPrefetch(c)
  const link = { postId, token: c.req.query('token') ?? '' }
  const errorContext = getErrorContext(c, kind, postId)
  try {
    if (!(await consumeRateLimit(getDeps(c), `open|${getClientAddress(c)}`, LINK_TRIES)))
      throw appError('request.rate_limited')
    const { again } = await c.req.parseBody()
    return await (again === undefined
      ? openMessage(c, link)
      : renewMessage(c, link, () => createShutState(errorContext, appError('share.link_used'), true)))
  } catch (error) {
    const failure = toAppError(error)
    if (failure.status >= 500)
      console.error(
        JSON.stringify({ requestId: errorContext.requestId, path: c.req.path, error: formatError(error) }),
      )
    const page = await renderPrivatePage(
      c,
      () => createShutState(errorContext, failure),
      failure.status as PageStatus,
    )
    page.headers.set(REQUEST_ID_HEADER, errorContext.requestId)
    return page
  }
}

async function openMessage(c: AppContext, link: HeldLink): Promise<Response> {
  const browser = await ensureBrowserSecret(c)
  const { kind, id } = await openLink(getDeps(c), await getViewer(c), { ...link, browser })
  return c.redirect(getSharePath(kind, id), 303)
}

async function renewMessage(
  c: AppContext,
  link: HeldLink,
  page: Parameters<typeof renderPrivatePage>[1],
): Promise<Response> {
  const deps = getDeps(c)
  await renewLink(deps, link)
  deps.waitUntil(drainOutbox(deps))
  return renderPrivatePage(c, page, 202)
}
