/** Recipients before sending: those written to most, and what a typed one resolves to (S7.6-01). */
import { z } from '@hono/zod-openapi'
import { EMAIL_MAX_CHARS } from '../../domain/limits'
import { frequentRecipientsShape, recipientShape } from '../../domain/messages/recipients.schema'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { getCountry } from '../http/country'
import { getFrequentRecipients, resolveRecipient } from './recipients.service'

const look = defineRoute({
  method: 'get',
  path: '/api/recipients',
  access: 'member',
  scope: 'messages:write',
  rate: { count: 30, seconds: 60, by: 'person' },
  request: { query: z.strictObject({ typed: z.string().min(1).max(EMAIL_MAX_CHARS) }) },
  responses: { 200: toJsonContent(recipientShape, 'The recipient') },
})

const frequent = defineRoute({
  method: 'get',
  path: '/api/recipients/frequent',
  access: 'member',
  scope: 'messages:read',
  responses: {
    200: toJsonContent(
      frequentRecipientsShape,
      'Members whom the user sent most messages in the last 30 days, the most frequent first',
    ),
  },
})

export const recipientsRoutes = createRouter()
  .handle(frequent, ({ deps, user }) => getFrequentRecipients(deps, user))
  .handle(look, async ({ deps, user, query, c }) => {
    const { shown } = await resolveRecipient(deps, user, query.typed, getCountry(c))
    return shown
  })
