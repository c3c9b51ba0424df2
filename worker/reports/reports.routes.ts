/** Route to report a copyright violation in a clip (D31). Rights owners are seldom members, so it needs no session. */
import { z } from '@hono/zod-openapi'
import { copyrightReportShape } from '../../domain/copyright.schema'
import { COPYRIGHT_REPORTS } from '../../domain/limits'
import { tools } from '../context'
import { declare, json, subApp } from '../http/registry'
import { lookerOf } from '../magic-links/grants'
import { drainOutbox } from '../outbox/outbox.service'
import { reportCopyright } from './reports.service'

const report = declare({
  method: 'post',
  path: '/api/posts/{id}/copyright-reports',
  access: 'anyone',
  rate: { ...COPYRIGHT_REPORTS, by: 'person' },
  request: {
    params: z.object({ id: z.string().min(1).max(64) }),
    body: { required: true, ...json(copyrightReportShape) },
  },
  responses: { 202: json(z.strictObject({ ok: z.literal(true) }), 'Received') },
})

export const reportsRoutes = subApp().openapi(report, async (c) => {
  const kit = tools(c)
  await reportCopyright(kit, await lookerOf(c), c.req.valid('param').id, c.req.valid('json'))
  kit.later(drainOutbox(kit))
  return c.json({ ok: true as const }, 202)
})
