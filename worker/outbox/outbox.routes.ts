/** The development mailbox: sent emails and messages as a page. Does not exist in production. */
import { z } from '@hono/zod-openapi'
import { createRouter, defineRoute } from '../gate/define-route'
import { renderMailbox } from './mailbox.page'
import { listNewestEmails } from './outbox.repo'
import { fillPlaceholders } from './placeholders'

const SHOWN = 100

const mailbox = defineRoute({
  method: 'get',
  path: '/api/dev/outbox',
  access: 'development',
  responses: {
    200: {
      description: 'Emails and messages, newest first',
      content: { 'text/html': { schema: z.string() } },
    },
  },
})

export const outboxRoutes = createRouter().handle(mailbox, async ({ deps, c }) => {
  c.header('cache-control', 'no-store')
  const rows = await listNewestEmails(deps.db, SHOWN)
  const emails = rows.map(async (row) => ({ ...row, ...(await fillPlaceholders(c.env, row)) }))
  return c.html(renderMailbox(await Promise.all(emails)))
})
