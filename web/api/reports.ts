/** Reports about copyright: sent by whoever owns the work, signed in or not. */
import type { CopyrightReport } from '../../domain/copyright'
import { ask } from './client'

/** Sends one. Throws a `Failure` that names the field it is about, where it is about one. */
export async function reportCopyright(postId: string, report: CopyrightReport): Promise<void> {
  await ask(`/api/posts/${encodeURIComponent(postId)}/copyright-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  })
}
