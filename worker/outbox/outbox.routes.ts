/** The development mailbox: sent mails and messages as a page. Does not exist in production. */
import { z } from '@hono/zod-openapi'
import { tools } from '../context'
import { declare, subApp } from '../http/registry'
import { mailboxPage } from './mailbox.page'
import { newestLetters } from './outbox.repo'
import { wholeLetter } from './outbox.service'

const SHOWN = 100

const mailbox = declare({
  method: 'get',
  path: '/api/dev/outbox',
  access: 'development',
  responses: {
    200: {
      description: 'Mails and messages, newest first',
      content: { 'text/html': { schema: z.string() } },
    },
  },
})

export const outboxRoutes = subApp().openapi(mailbox, async (c) => {
  const { db } = tools(c)
  c.header('cache-control', 'no-store')
  const rows = await newestLetters(db, SHOWN)
  const letters = rows.map(async (row) => ({ ...row, ...(await wholeLetter(c.env, row)) }))
  return c.html(mailboxPage(await Promise.all(letters)))
})
