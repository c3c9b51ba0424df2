/**
 * Unsubscribing. GET only shows a button, since mail scanners open every link; POST unsubscribes, from our page or from
 * a mail client's button, which posts cross-origin without cookies. The link's signature is the proof, also for
 * resubscribing.
 */
import { z } from '@hono/zod-openapi'
import { type AppContext, tools } from '../context'
import { declare, subApp } from '../http/registry'
import { NO_STORE } from '../share/pages'
import { refusalPage } from './refusal.page'
import { isRefusalLink } from './refusal-link'
import { dropRefusal, keepRefusal } from './refusals.repo'

const html = { content: { 'text/html': { schema: z.string() } } } as const
const query = z.object({ to: z.string().default(''), sig: z.string().default('') })
const responses = {
  200: { description: 'A page', ...html },
  400: { description: 'A page: the link is not one of ours', ...html },
} as const

const ask = declare({
  method: 'get',
  path: '/api/mail/unsubscribe',
  access: 'anyone',
  request: { query },
  responses,
})

const refuse = declare({
  method: 'post',
  path: '/api/mail/unsubscribe',
  access: 'anyone',
  request: { query },
  responses,
})

const takeBack = declare({
  method: 'post',
  path: '/api/mail/resubscribe',
  access: 'anyone',
  request: { query },
  responses,
})

export const refusalRoutes = subApp()
  .openapi(ask, (c) => withLink(c, c.req.valid('query'), 'ask', () => undefined))
  .openapi(refuse, (c) =>
    withLink(c, c.req.valid('query'), 'refused', (to) => keepRefusal(tools(c).db, to, tools(c).clock.now())),
  )
  .openapi(takeBack, (c) =>
    withLink(c, c.req.valid('query'), 'welcome', (to) => dropRefusal(tools(c).db, to)),
  )

/** Verifies the link, runs the action for its address, and renders a page. */
async function withLink(
  c: AppContext,
  link: z.infer<typeof query>,
  then: Parameters<typeof refusalPage>[1],
  work: (to: string) => unknown,
) {
  const genuine = await isRefusalLink(c.env.AUTH_SECRET, link)
  if (genuine) await work(link.to)
  const page = await tools(c).say(() => refusalPage(c.env, genuine ? then : 'broken', link))
  return c.html(page, genuine ? 200 : 400, NO_STORE)
}
