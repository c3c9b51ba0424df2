/** Copyright reports, sent by the owner of the work, signed in or not. */
import type { CopyrightReport } from '../../domain/copyright'
import { ask } from './client'

/** Sends a report. Throws an `AppError`, with its field if it concerns one. */
export async function reportCopyright(postId: string, report: CopyrightReport): Promise<void> {
  await ask(`/api/posts/${encodeURIComponent(postId)}/copyright-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  })
}
