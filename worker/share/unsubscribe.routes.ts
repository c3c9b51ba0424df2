/**
 * Unsubscribing. GET only shows a button, since email scanners open every link; POST unsubscribes, from our page or from
 * an email client's button, which posts cross-origin without cookies. The link's signature is the proof, also for
 * resubscribing.
 */
import { z } from '@hono/zod-openapi'
import { type AppContext, getDeps } from '../context'
import { createRouter, defineRoute } from '../gate/define-route'
import { isUnsubscribeLink } from '../outbox/unsubscribe-url'
import { deleteUnsubscribe, insertUnsubscribe } from '../outbox/unsubscribes.repo'
import { NO_STORE } from './pages'
import { renderUnsubscribePage } from './unsubscribe.page'

const html = { content: { 'text/html': { schema: z.string() } } } as const
const query = z.object({ to: z.string().default(''), sig: z.string().default('') })
const responses = {
  200: { description: 'A page', ...html },
  400: { description: 'A page: the link is not one of ours', ...html },
} as const

const confirmRoute = defineRoute({
  method: 'get',
  path: '/api/mail/unsubscribe',
  access: 'public',
  request: { query },
  responses,
})

const unsubscribeRoute = defineRoute({
  method: 'post',
  path: '/api/mail/unsubscribe',
  access: 'public',
  request: { query },
  responses,
})

const resubscribeRoute = defineRoute({
  method: 'post',
  path: '/api/mail/resubscribe',
  access: 'public',
  request: { query },
  responses,
})

export const unsubscribeRoutes = createRouter()
  .handle(confirmRoute, ({ query, c }) => withLink(c, query, 'ask', () => undefined))
  .handle(unsubscribeRoute, ({ deps, query, c }) =>
    withLink(c, query, 'refused', (hash) => insertUnsubscribe(deps.db, hash, deps.clock.now())),
  )
  .handle(resubscribeRoute, ({ deps, query, c }) =>
    withLink(c, query, 'welcome', (hash) => deleteUnsubscribe(deps.db, hash)),
  )

/** Verifies the link, runs the action for its address, and renders a page. */
async function withLink(
  c: AppContext,
  link: z.infer<typeof query>,
  then: Parameters<typeof renderUnsubscribePage>[1],
  work: (addressHash: string) => unknown,
) {
  const isGenuine = await isUnsubscribeLink(c.env.AUTH_SECRET, link)
  if (isGenuine) await work(link.to)
  const page = await getDeps(c).t(() => renderUnsubscribePage(c.env, isGenuine ? then : 'broken', link))
  return c.html(page, isGenuine ? 200 : 400, NO_STORE)
}
