import { z } from '@hono/zod-openapi'
import { declare, json, subApp } from './registry'

const health = declare({
  method: 'get',
  path: '/api/health',
  access: 'anyone',
  responses: { 200: json(z.strictObject({ ok: z.literal(true) }), 'The Worker serves') },
})

export const healthRoutes = subApp().openapi(health, (c) => c.json({ ok: true as const }, 200))
