/** Resolves a typed recipient before sending (S7.6-01). */
import { z } from '@hono/zod-openapi'
import { EMAIL_MAX_CHARS } from '../../domain/limits'
import { recipientShape } from '../../domain/recipients.schema'
import { tools } from '../context'
import { member } from '../http/access'
import { countryOf } from '../http/country'
import { declare, json, subApp } from '../http/registry'
import { settleRecipient } from './recipients.service'

const look = declare({
  method: 'get',
  path: '/api/recipients',
  access: 'member',
  rate: { count: 30, seconds: 60, by: 'person' },
  request: { query: z.strictObject({ typed: z.string().min(1).max(EMAIL_MAX_CHARS) }) },
  responses: { 200: json(recipientShape, 'Who is meant') },
})

export const recipientsRoutes = subApp().openapi(look, async (c) => {
  const { typed } = c.req.valid('query')
  const { shown } = await settleRecipient(tools(c), await member(c), typed, countryOf(c))
  return c.json(shown, 200)
})
export type RecipientsApp = typeof recipientsRoutes
