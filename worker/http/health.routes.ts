import { z } from '@hono/zod-openapi'
import { declare, json, subApp } from './registry'

/** `version` is the tag of a deployment, by which it is known whether a new one has arrived. */
const healthShape = z.strictObject({ ok: z.literal(true), version: z.string() })

const health = declare({
  method: 'get',
  path: '/api/health',
  access: 'anyone',
  responses: { 200: json(healthShape, 'The Worker serves, and which version of it') },
})

export const healthRoutes = subApp().openapi(health, (c) => {
  const { tag, id } = c.env.VERSION
  return c.json({ ok: true as const, version: tag || id }, 200)
})
