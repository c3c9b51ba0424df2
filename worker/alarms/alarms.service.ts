/**
 * Mails the operator about problems: once when one begins, once a day while it lasts, and once when it is over. Runs
 * after the steps of the cron trigger.
 */

import { listAlarms, type SiteState } from '../../domain/alarms/alarms'
import { isEmail, normalizeEmail } from '../../domain/people/email'
import { DAY_MS, HOUR_MS } from '../../domain/time/units'
import type { AppDeps } from '../context'
import { createAlarmEmail, createAllClearEmail } from '../emails/alarm-emails'
import type { Env } from '../env'
import { insertEmail } from '../outbox/outbox.repo'
import { createEmail, type EmailDraft } from '../outbox/outbox.service'
import {
  deleteAlarm,
  findScheduleRun,
  getWaitingSince,
  listMailedAlarms,
  measureSite,
  type ScheduleRun,
  saveAlarm,
  saveScheduleRun,
} from './alarms.repo'

/** A problem that lasts is mailed again after this time. */
const ALARM_REPEAT_MS = DAY_MS
/** How often database and storage are measured: the sum reads every row of the media table. */
const ALARM_MEASURE_EVERY_MS = HOUR_MS

type Deps = Pick<AppDeps, 'env' | 'db' | 'clock' | 'ids'>

/** Where alarms are sent: `OPERATOR_EMAIL`, else `REPORTS_TO`; null when neither is an address. */
export function findOperatorEmail(env: Pick<Env, 'OPERATOR_EMAIL' | 'REPORTS_TO'>): string | null {
  const address = normalizeEmail(env.OPERATOR_EMAIL || env.REPORTS_TO || '')
  return isEmail(address) ? address : null
}

/** Whether emails are meant to leave: without a provider they wait until there is one, which is no alarm. */
export function isMailExpected(env: Pick<Env, 'ENVIRONMENT' | 'RESEND_API_KEY'>): boolean {
  return env.ENVIRONMENT !== 'production' || Boolean(env.RESEND_API_KEY)
}

/** Records a run of the cron trigger, whose `failed` steps threw, and mails what changed. */
export async function checkAlarms(deps: Deps, failed: readonly string[]): Promise<void> {
  const { env, db, clock } = deps
  const now = clock.now()
  const last = await findScheduleRun(db)
  const measured = await measureHourly(env, last, now)
  const failures = Object.fromEntries(failed.map((step) => [step, (last?.failures[step] ?? 0) + 1]))
  const succeededAt = failed.length === 0 ? now : (last?.succeededAt ?? null)
  await saveScheduleRun(db, { ranAt: now, succeededAt, failures, ...measured })
  const since = await getWaitingSince(db)
  const getAge = (time: number | null | undefined) => (time == null ? null : now - time)
  await sendChangedAlarms(deps, {
    mailWaitingMs: isMailExpected(env) ? getAge(since.mail) : null,
    reportWaitingMs: getAge(since.report),
    sinceBackupMs: getAge(since.backup),
    sinceLastRunMs: getAge(last?.ranAt),
    failures,
    ...measured,
  })
}

type Measured = Pick<ScheduleRun, 'databaseBytes' | 'storedBytes' | 'measuredAt'>

async function measureHourly(env: Env, last: ScheduleRun | undefined, now: number): Promise<Measured> {
  if (last && now - last.measuredAt < ALARM_MEASURE_EVERY_MS) {
    const { databaseBytes, storedBytes, measuredAt } = last
    return { databaseBytes, storedBytes, measuredAt }
  }
  return { ...(await measureSite(env.DB)), measuredAt: now }
}

async function sendChangedAlarms(deps: Deps, state: SiteState): Promise<void> {
  const { env, db, clock } = deps
  const now = clock.now()
  const present = listAlarms(state)
  const mailed = await listMailedAlarms(db)
  const due = present.filter(({ name }) => {
    const row = mailed.find((one) => one.name === name)
    return !row || now - row.mailedAt >= ALARM_REPEAT_MS
  })
  const over = mailed.filter((row) => !present.some(({ name }) => name === row.name))
  // The outbox itself may be the problem: the log has each alarm too.
  for (const { name, detail } of due) console.error(JSON.stringify({ alarm: name, detail }))
  const to = findOperatorEmail(env)
  const toRows = (createDraft: (address: string) => EmailDraft) =>
    to ? [insertEmail(db, createEmail(deps, createDraft(to)))] : []
  const statements = [
    ...due.flatMap((alarm) => [
      saveAlarm(db, alarm.name, now, now),
      ...toRows((address) => createAlarmEmail(address, alarm, env.ORIGIN)),
    ]),
    ...over.flatMap(({ name, since }) => [
      deleteAlarm(db, name),
      ...toRows((address) => createAllClearEmail(address, { name, lastedMs: now - since }, env.ORIGIN)),
    ]),
  ]
  const [first, ...rest] = statements
  if (first) await db.batch([first, ...rest])
}
