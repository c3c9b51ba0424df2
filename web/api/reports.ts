/** Copyright reports, sent by the owner of the work, signed in or not. */
import type { CopyrightReportInput } from '../../domain/copyright'
import { request } from './client'

/** Sends a report. Throws an `AppError`, with its field if it concerns one. */
export async function sendCopyrightReport(postId: string, report: CopyrightReportInput): Promise<void> {
  await request(`/api/posts/${encodeURIComponent(postId)}/copyright-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  })
}
