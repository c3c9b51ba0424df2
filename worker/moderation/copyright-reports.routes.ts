/** Route to report a copyright violation in a clip (D31). Rights owners are seldom members, so it needs no session. */
import { z } from '@hono/zod-openapi'
import { copyrightReportShape } from '../../domain/moderation/copyright.schema'
import { createRouter, defineRoute, toJsonBody, toJsonContent } from '../gate/define-route'
import { dispatchEvents } from '../notifications/dispatch-events'
import { drainOutbox } from '../outbox/outbox.service'
import { getViewer } from '../posts/access/viewer'
import { submitCopyrightReport } from './copyright-reports.service'

/** Reports per user or address. */
export const COPYRIGHT_REPORTS = { count: 5, seconds: 3600 }

const report = defineRoute({
  method: 'post',
  path: '/api/posts/{id}/copyright-reports',
  access: 'public',
  rate: { ...COPYRIGHT_REPORTS, by: 'person' },
  request: { params: z.object({ id: z.string().min(1).max(64) }), body: toJsonBody(copyrightReportShape) },
  responses: { 202: toJsonContent(z.strictObject({ ok: z.literal(true) }), 'Received') },
})

export const reportsRoutes = createRouter().handle(report, async ({ deps, params, body, c }) => {
  dispatchEvents(deps, await submitCopyrightReport(deps, await getViewer(c), params.id, body))
  deps.waitUntil(drainOutbox(deps))
})
