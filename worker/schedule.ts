/** Steps of the cron trigger. Each is idempotent, and a failing step does not stop the others. */

import { resumeDeletions } from './account/deletion/account-deletion.service'
import { transcribeHellos } from './account/hello/hello-words.service'
import { checkAlarms } from './alarms/alarms.service'
import { copyDatabase } from './backups/nightly.service'
import { sendPayouts } from './billing/send-payouts.service'
import type { AppDeps } from './context'
import { purgeEvents } from './events/events.repo'
import { recordFigures } from './figures/figures.service'
import { runImports } from './imports/run-imports.service'
import { deleteBytes, purgeUploads } from './media/purge.service'
import { sendReportDigests } from './moderation/report-digests.service'
import { notifyEverySquawk } from './notifications/every-squawk.service'
import { fanOut } from './notifications/notifications.service'
import { drainPushes } from './notifications/push/push.service'
import { notifyScheduled } from './notifications/scheduled.service'
import { drainOutbox } from './outbox/outbox.service'
import { foldStoredNames } from './people/name-columns'
import { expirePosts } from './posts/expire.service'
import { releaseHeldPosts } from './posts/held/held-posts.service'
import { purgeRows, RETENTION, type RetainedRows } from './retention'
import { pingHub } from './syndication/hub-pings.service'
import { formatError } from './tools/format-error'
import { transcribeDue } from './transcripts/transcribe.service'
import { drainWebhooks } from './webhooks/deliver.service'

type Work = (deps: AppDeps) => Promise<unknown>

/**
 * Query budget of each step, below 1,000 statements (D1's limit per invocation) in total. Unused budget passes to the
 * next steps; work that does not fit waits for the next run, so no backlog starves another step.
 */
const STEPS: Record<string, { work: Work; share: number }> = {
  expirePosts: { work: expirePosts, share: 130 },
  resumeDeletions: { work: resumeDeletions, share: 140 },
  sendReportDigests: { work: sendReportDigests, share: 12 },
  releaseHeldPosts: { work: releaseHeldPosts, share: 5 },
  purgeUploads: { work: purgeUploads, share: 5 },
  deleteBytes: { work: deleteBytes, share: 5 },
  drainOutbox: { work: drainOutbox, share: 110 },
  fanOut: { work: fanOut, share: 110 },
  notifyScheduled: { work: notifyScheduled, share: 122 },
  notifyEverySquawk: { work: notifyEverySquawk, share: 62 },
  sendPayouts: { work: sendPayouts, share: 11 },
  drainPushes: { work: drainPushes, share: 100 },
  pingHub: { work: pingHub, share: 13 },
  drainWebhooks: { work: drainWebhooks, share: 20 },
  recordFigures: { work: recordFigures, share: 6 },
  foldStoredNames: { work: foldStoredNames, share: 2 },
  purgeEvents: { work: purgeEvents, share: 2 },
  ...Object.fromEntries(
    Object.keys(RETENTION).map((name) => [
      `purge ${name}`,
      { work: (deps: AppDeps) => purgeRows(deps, name as RetainedRows), share: 1 },
    ]),
  ),
  runImports: { work: runImports, share: 24 },
  // Uses what the others left.
  copyDatabase: { work: copyDatabase, share: 10 },
  transcribeHellos: { work: transcribeHellos, share: 10 },
  // Last: engines are slow, and what the other steps leave of the budget is theirs. 15 more are for the alarms.
  transcribeDue: { work: (deps) => transcribeDue(deps), share: 65 },
}

/** Runs every step once, then checks the alarms. `getQueryCount` returns the statements used so far. */
export async function runSchedule(deps: AppDeps, getQueryCount: () => number = () => 0): Promise<void> {
  let end = 0
  const failed: string[] = []
  for (const [step, { work, share }] of Object.entries(STEPS)) {
    end += share
    const until = end
    try {
      await work({ ...deps, hasBudget: (statements) => getQueryCount() + statements <= until })
    } catch (error) {
      failed.push(step)
      console.error(JSON.stringify({ schedule: step, error: formatError(error) }))
    }
  }
  try {
    await checkAlarms(deps, failed)
  } catch (error) {
    console.error(JSON.stringify({ schedule: 'checkAlarms', error: formatError(error) }))
  }
}
