/** Copyright reports, sent by the owner of the work, signed in or not. */
import type { CopyrightReportInput } from '../../../domain/moderation/copyright'
import type { reportsRoutes } from '../../../worker/moderation/copyright-reports.routes'
import { createClient } from '../typed-client'

const reportsApi = createClient<typeof reportsRoutes>()

/** Sends a report. Throws an `AppError`, with its field if it concerns one. */
export async function sendCopyrightReport(postId: string, report: CopyrightReportInput): Promise<void> {
  const param = { id: encodeURIComponent(postId) }
  await reportsApi.api.posts[':id']['copyright-reports'].$post({ param, json: report })
}
