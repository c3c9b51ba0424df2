/** Steps of the cron trigger. Each is idempotent, and a failing step does not stop the others. */
import { sweepArrivals } from './auth/arrivals.service'
import { sweepCodes } from './auth/phone.service'
import { sweepResets } from './auth/resets.service'
import { forgetOldSessions } from './auth/session'
import { sweepSignUps } from './auth/sign-up.service'
import type { Tools } from './context'
import { forgetAnswers } from './http/idempotency'
import { forgetTries } from './http/rate-limit'
import { told } from './http/told'
import { forgetEvents } from './live/events.repo'
import { forgetLinks } from './magic-links/magic-links.service'
import { deleteBytes, sweepUploads } from './media/sweep.service'
import { forgetMemberReports } from './moderation/report.service'
import { tellOfEverySquawk } from './notifications/every-squawk.service'
import { tellInTime } from './notifications/in-time.service'
import { fanOut, forgetNotifications } from './notifications/notifications.service'
import { drainOutbox, sweepOutbox } from './outbox/outbox.service'
import { sweepChallenges } from './passkeys/passkeys.service'
import { goOnErasing } from './people/erase.service'
import { forgetRetiredNames } from './people/retired-names'
import { expirePosts } from './posts/expire.service'
import { drainPushes } from './push/push.service'
import { forgetReports } from './reports/reports.service'

type Work = (tools: Tools) => Promise<unknown>

/**
 * Query budget of each step, below 1,000 statements (D1's limit per invocation) in total. Unused budget passes to the
 * next steps; work that does not fit waits for the next run, so no backlog starves another step.
 */
const STEPS: Record<string, { work: Work; share: number }> = {
  expirePosts: { work: expirePosts, share: 160 },
  goOnErasing: { work: goOnErasing, share: 200 },
  sweepUploads: { work: sweepUploads, share: 5 },
  deleteBytes: { work: deleteBytes, share: 5 },
  drainOutbox: { work: drainOutbox, share: 110 },
  fanOut: { work: fanOut, share: 110 },
  tellInTime: { work: tellInTime, share: 130 },
  tellOfEverySquawk: { work: tellOfEverySquawk, share: 62 },
  drainPushes: { work: drainPushes, share: 165 },
  sweepOutbox: { work: sweepOutbox, share: 2 },
  sweepSignUps: { work: sweepSignUps, share: 2 },
  sweepCodes: { work: sweepCodes, share: 2 },
  sweepArrivals: { work: sweepArrivals, share: 2 },
  sweepResets: { work: sweepResets, share: 2 },
  sweepChallenges: { work: sweepChallenges, share: 2 },
  forgetOldSessions: { work: forgetOldSessions, share: 2 },
  forgetTries: { work: forgetTries, share: 2 },
  forgetAnswers: { work: forgetAnswers, share: 2 },
  forgetEvents: { work: forgetEvents, share: 2 },
  forgetNotifications: { work: forgetNotifications, share: 4 },
  forgetLinks: { work: forgetLinks, share: 2 },
  forgetReports: { work: forgetReports, share: 2 },
  forgetMemberReports: { work: forgetMemberReports, share: 2 },
  forgetRetiredNames: { work: forgetRetiredNames, share: 2 },
}

/** Runs every step once. `getQueryCount` returns the statements used so far. */
export async function runSchedule(tools: Tools, spent: () => number = () => 0): Promise<void> {
  let end = 0
  for (const [step, { work, share }] of Object.entries(STEPS)) {
    end += share
    const until = end
    try {
      await work({ ...tools, hasRoom: (statements) => spent() + statements <= until })
    } catch (error) {
      console.error(JSON.stringify({ schedule: step, error: told(error) }))
    }
  }
}
