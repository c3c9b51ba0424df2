/** Routes of an author's earnings and payouts. Each is about the signed-in user only. */
import { z } from '@hono/zod-openapi'
import { earningsShape, payoutLinkShape, payoutsShape } from '../../domain/earnings/earnings.schema'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { CURSOR } from '../http/cursor'
import { getEarnings, getEarningsCsv } from './earnings.service'
import { createPayoutLink, getPayouts } from './payouts.service'

const PAYOUT_LINK_TRIES = { count: 20, seconds: 3600 }

const listSales = defineRoute({
  method: 'get',
  path: '/api/me/earnings',
  access: 'member',
  request: { query: z.strictObject({ cursor: z.string().regex(CURSOR).optional() }) },
  responses: { 200: toJsonContent(earningsShape, 'Sales, newest first') },
})

const downloadSales = defineRoute({
  method: 'get',
  path: '/api/me/earnings.csv',
  access: 'member',
  rate: { ...PAYOUT_LINK_TRIES, by: 'person' },
  responses: {
    200: { description: 'Sales as a table', content: { 'text/csv': { schema: z.string() } } },
  },
})

const showPayouts = defineRoute({
  method: 'get',
  path: '/api/me/payouts',
  access: 'member',
  responses: {
    200: toJsonContent(payoutsShape, 'The payout account, what is due, and payouts, newest first'),
  },
})

const openAccount = defineRoute({
  method: 'post',
  path: '/api/me/payouts/account',
  access: 'member',
  rate: { ...PAYOUT_LINK_TRIES, by: 'person' },
  responses: { 200: toJsonContent(payoutLinkShape, 'A page of the payment provider, which works once') },
})

export const earningsRoutes = createRouter()
  .handle(listSales, ({ deps, user, query }) => getEarnings(deps, user, query.cursor))
  .handle(downloadSales, async ({ deps, user, c }) => {
    const day = new Date(deps.clock.now()).toISOString().slice(0, 10)
    return c.body(await getEarningsCsv(deps, user), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="owlcast-earnings-${day}.csv"`,
      'cache-control': 'no-store',
    })
  })
  .handle(showPayouts, ({ deps, user }) => getPayouts(deps, user))
  .handle(openAccount, async ({ deps, user }) => ({ url: await createPayoutLink(deps, user) }))
