/** Emails moderators about waiting reports, at most once per `REPORT_DIGEST_MS` each. */
import type { AppDeps } from '../context'
import { createReportsEmail } from '../emails/moderation-emails'
import { createEmail } from '../outbox/outbox.service'
import { createUnsubscribeUrl } from '../outbox/unsubscribe-url'
import { addDigest, listDigestRecipients } from './report-digests.repo'

/** Digests per scheduled run. */
const REPORT_DIGESTS_PER_RUN = 20

/** Queues an email for each moderator with new reports. Cron step. */
export async function sendReportDigests(deps: AppDeps): Promise<void> {
  const { db, clock, env, hasBudget } = deps
  for (const { id, count, ...recipient } of await listDigestRecipients(
    db,
    clock.now(),
    REPORT_DIGESTS_PER_RUN,
  )) {
    if (!hasBudget(2)) return
    const unsubscribeUrl = await createUnsubscribeUrl(env, recipient.email)
    const email = createEmail(deps, createReportsEmail(deps, { ...recipient, count, unsubscribeUrl }))
    await db.batch(addDigest(db, id, email, clock.now()))
  }
}
