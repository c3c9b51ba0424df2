/** Steps of the cron trigger. Each is idempotent, and a failing step does not stop the others. */
import { purgePendingSignUps } from './auth/pending-sign-ups.service'
import { purgeCodes } from './auth/phone.service'
import { purgeResets } from './auth/resets.service'
import { purgeSessions } from './auth/session'
import { purgeSignUps } from './auth/sign-up.service'
import type { AppDeps } from './context'
import { formatError } from './http/format-error'
import { purgeResponses } from './http/idempotency'
import { purgeRateLimits } from './http/rate-limit'
import { purgeEvents } from './live/events.repo'
import { purgeLinks } from './magic-links/magic-links.service'
import { deleteBytes, purgeUploads } from './media/purge.service'
import { purgeMemberReports } from './moderation/report.service'
import { notifyEverySquawk } from './notifications/every-squawk.service'
import { fanOut, purgeNotifications } from './notifications/notifications.service'
import { notifyScheduled } from './notifications/scheduled.service'
import { drainOutbox, purgeOutbox } from './outbox/outbox.service'
import { purgeChallenges } from './passkeys/passkeys.service'
import { resumeDeletions } from './people/account-deletion.service'
import { purgeReservedUsernames } from './people/reserved-usernames'
import { expirePosts } from './posts/expire.service'
import { drainPushes } from './push/push.service'
import { purgeCopyrightReports } from './reports/reports.service'

type Work = (deps: AppDeps) => Promise<unknown>

/**
 * Query budget of each step, below 1,000 statements (D1's limit per invocation) in total. Unused budget passes to the
 * next steps; work that does not fit waits for the next run, so no backlog starves another step.
 */
const STEPS: Record<string, { work: Work; share: number }> = {
  expirePosts: { work: expirePosts, share: 160 },
  resumeDeletions: { work: resumeDeletions, share: 200 },
  purgeUploads: { work: purgeUploads, share: 5 },
  deleteBytes: { work: deleteBytes, share: 5 },
  drainOutbox: { work: drainOutbox, share: 110 },
  fanOut: { work: fanOut, share: 110 },
  notifyScheduled: { work: notifyScheduled, share: 130 },
  notifyEverySquawk: { work: notifyEverySquawk, share: 62 },
  drainPushes: { work: drainPushes, share: 165 },
  purgeOutbox: { work: purgeOutbox, share: 2 },
  purgeSignUps: { work: purgeSignUps, share: 2 },
  purgeCodes: { work: purgeCodes, share: 2 },
  purgePendingSignUps: { work: purgePendingSignUps, share: 2 },
  purgeResets: { work: purgeResets, share: 2 },
  purgeChallenges: { work: purgeChallenges, share: 2 },
  purgeSessions: { work: purgeSessions, share: 2 },
  purgeRateLimits: { work: purgeRateLimits, share: 2 },
  purgeResponses: { work: purgeResponses, share: 2 },
  purgeEvents: { work: purgeEvents, share: 2 },
  purgeNotifications: { work: purgeNotifications, share: 4 },
  purgeLinks: { work: purgeLinks, share: 2 },
  purgeCopyrightReports: { work: purgeCopyrightReports, share: 2 },
  purgeMemberReports: { work: purgeMemberReports, share: 2 },
  purgeReservedUsernames: { work: purgeReservedUsernames, share: 2 },
}

/** Runs every step once. `getQueryCount` returns the statements used so far. */
export async function runSchedule(deps: AppDeps, getQueryCount: () => number = () => 0): Promise<void> {
  let end = 0
  for (const [step, { work, share }] of Object.entries(STEPS)) {
    end += share
    const until = end
    try {
      await work({ ...deps, hasBudget: (statements) => getQueryCount() + statements <= until })
    } catch (error) {
      console.error(JSON.stringify({ schedule: step, error: formatError(error) }))
    }
  }
}
