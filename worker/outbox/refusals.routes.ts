/**
 * Refusing mails. GET only shows a button, since mail scanners open every link; POST refuses, from our page as from a
 * mail program's own button, which sends a form from elsewhere and no cookies. The signature in the link is the proof.
 */
import { z } from '@hono/zod-openapi'
import { type AppContext, tools } from '../context'
import { declare, subApp } from '../http/registry'
import { REFUSAL_PAGES, refusalPage } from './refusal.page'
import { isRefusalLink } from './refusal-link'
import { keepRefusal } from './refusals.repo'

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

export const refusalRoutes = subApp()
  .openapi(ask, async (c) => {
    if (!(await isRefusalLink(c.env.AUTH_SECRET, c.req.valid('query')))) return page(c, 'broken', 400)
    return page(c, 'ask', 200)
  })
  .openapi(refuse, async (c) => {
    const link = c.req.valid('query')
    if (!(await isRefusalLink(c.env.AUTH_SECRET, link))) return page(c, 'broken', 400)
    const { db, clock } = tools(c)
    await keepRefusal(db, link.to, clock.now())
    return page(c, 'done', 200)
  })

async function page(c: AppContext, name: keyof typeof REFUSAL_PAGES, status: 200 | 400) {
  const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
  return c.html(await refusalPage(c.env, REFUSAL_PAGES[name]), status, headers)
}
