/** What the cron trigger does. Every step may run again at any time, and one that fails does not hold up the others. */
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

const STEPS: Record<string, (tools: Tools) => Promise<unknown>> = {
  expirePosts,
  goOnErasing,
  sweepUploads,
  deleteBytes,
  drainOutbox,
  fanOut,
  tellInTime,
  tellOfEverySquawk,
  drainPushes,
  sweepOutbox,
  sweepSignUps,
  sweepCodes,
  sweepArrivals,
  sweepResets,
  sweepChallenges,
  forgetOldSessions,
  forgetTries,
  forgetAnswers,
  forgetEvents,
  forgetNotifications,
  forgetLinks,
  forgetReports,
  forgetMemberReports,
  forgetRetiredNames,
}

/** One scheduled run. */
export async function runSchedule(tools: Tools): Promise<void> {
  for (const [step, work] of Object.entries(STEPS))
    try {
      await work(tools)
    } catch (error) {
      console.error(JSON.stringify({ schedule: step, error: told(error) }))
    }
}
