/** Resolves a typed recipient before sending (S7.6-01). */
import { z } from '@hono/zod-openapi'
import { EMAIL_MAX_CHARS } from '../../domain/limits'
import { recipientShape } from '../../domain/messages/recipients.schema'
import { getDeps } from '../context'
import { requireUser } from '../gate/access'
import { createRouter, defineRoute, toJsonContent } from '../gate/define-route'
import { getCountry } from '../http/country'
import { resolveRecipient } from './recipients.service'

const look = defineRoute({
  method: 'get',
  path: '/api/recipients',
  access: 'member',
  scope: 'messages:write',
  rate: { count: 30, seconds: 60, by: 'person' },
  request: { query: z.strictObject({ typed: z.string().min(1).max(EMAIL_MAX_CHARS) }) },
  responses: { 200: toJsonContent(recipientShape, 'The recipient') },
})

export const recipientsRoutes = createRouter().openapi(look, async (c) => {
  const { typed } = c.req.valid('query')
  const { shown } = await resolveRecipient(getDeps(c), await requireUser(c), typed, getCountry(c))
  return c.json(shown, 200)
})
