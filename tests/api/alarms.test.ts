/** Alarms by mail to the operator: one for each problem and day, and one when it is over. */

import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  ALARM_NAMES,
  DATABASE_MAX_BYTES,
  listAlarms,
  type SiteState,
  STORAGE_MAX_BYTES,
} from '../../domain/alarms/alarms'
import { ALARM_FAILED_RUNS } from '../../domain/alarms/alarms.limits'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/time/units'
import { checkAlarms, findOperatorEmail } from '../../worker/alarms/alarms.service'
import { alarms, scheduleRuns } from '../../worker/database/tables/alarms.table'
import { backups } from '../../worker/database/tables/backups.table'
import { media } from '../../worker/database/tables/media.table'
import { decisions, reports } from '../../worker/database/tables/moderation.table'
import { outbox } from '../../worker/database/tables/outbox.table'
import { createEmail } from '../../worker/outbox/outbox.service'
import { runSchedule } from '../../worker/schedule'
import { createUpload } from '../support/recordings'
import { call, createPerson, getTools, setClockOffset } from '../support/world'

const { db } = getTools()

let log = vi.spyOn(console, 'error')

beforeEach(async () => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await db.batch([
    db.delete(outbox),
    db.delete(alarms),
    db.delete(scheduleRuns),
    db.delete(reports),
    db.delete(decisions),
    db.delete(backups),
  ])
})
afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
})

const listSubjects = async () =>
  (
    await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, env.REPORTS_TO ?? ''))
  ).map(({ subject }) => subject)

/** Runs the alarms every five minutes until `until` ms after now, from `from`. */
async function runUntil(from: number, until: number, failed: string[] = []): Promise<void> {
  for (let at = from; at <= until; at += 5 * MINUTE_MS) {
    setClockOffset(at)
    await checkAlarms(getTools(), failed)
  }
}

/** An email that no provider took. */
async function insertWaitingEmail(): Promise<void> {
  const draft = { to: 'mara@example.org', purpose: 'account', subject: 'Hi', text: 'Hi', html: 'Hi' } as const
  const email = createEmail(getTools(), draft)
  await db.insert(outbox).values(email)
}

test('mails once about emails that wait, again after a day, and once when they left', async () => {
  await insertWaitingEmail()
  await runUntil(0, 10 * MINUTE_MS)
  expect(await listSubjects()).toEqual([])
  await runUntil(20 * MINUTE_MS, 60 * MINUTE_MS)
  expect(await listSubjects()).toEqual(['Emails are waiting'])
  expect(log).toHaveBeenCalledWith('{"alarm":"mail_waiting","detail":"20 minutes"}')
  // The mail about it waits too.
  await db
    .update(outbox)
    .set({ sentAt: Date.now() })
    .where(eq(outbox.recipient, env.REPORTS_TO ?? ''))
  await runUntil(DAY_MS, DAY_MS + 30 * MINUTE_MS)
  const sent = await listSubjects()
  expect(sent.filter((subject) => subject === 'Emails are waiting').length).toBe(2)
  await db.update(outbox).set({ sentAt: Date.now() })
  await runUntil(DAY_MS + 35 * MINUTE_MS, DAY_MS + 45 * MINUTE_MS)
  expect((await listSubjects()).filter((subject) => subject === 'Over: Emails are waiting').length).toBe(1)
})

test('mails when the cron stood still, and that it runs again', async () => {
  await checkAlarms(getTools(), [])
  await runUntil(3 * HOUR_MS, 3 * HOUR_MS + 10 * MINUTE_MS)
  expect(await listSubjects()).toEqual(['The cron trigger stood still', 'Over: The cron trigger stood still'])
})

test('mails when a step fails several times in a row, not when it fails once', async () => {
  await runUntil(0, 5 * MINUTE_MS, ['drainOutbox'])
  await runUntil(10 * MINUTE_MS, 10 * MINUTE_MS)
  await runUntil(15 * MINUTE_MS, 20 * MINUTE_MS, ['drainOutbox'])
  expect(await listSubjects()).toEqual([])
  await runUntil(25 * MINUTE_MS, 35 * MINUTE_MS, ['drainOutbox'])
  expect(await listSubjects()).toEqual(['A cron step keeps failing'])
  const [mail] = await db.select().from(outbox)
  expect(mail?.text).toContain('drainOutbox')
})

const REPORTS_SUBJECT = 'Reports or appeals are waiting'

test('mails about reports that wait for a day', async () => {
  const [wren, ada] = [await createPerson('Wren'), await createPerson('Ada')]
  const report = { type: 'person', id: ada.id }
  await call('POST /api/reports', { as: wren, json: { subject: report, reason: 'spam' } })
  await db
    .insert(reports)
    .values({
      id: 'rpt_waiting',
      subjectKind: 'person',
      subjectId: ada.id,
      userId: ada.id,
      title: '',
      reporterId: wren.id,
      reason: 'spam',
      createdAt: Date.now(),
    })
    .onConflictDoNothing()
  await runUntil(23 * HOUR_MS, 23 * HOUR_MS)
  expect(await listSubjects()).not.toContain(REPORTS_SUBJECT)
  await runUntil(23 * HOUR_MS + 5 * MINUTE_MS, 24 * HOUR_MS + 10 * MINUTE_MS)
  expect((await listSubjects()).filter((subject) => subject === REPORTS_SUBJECT).length).toBe(1)
})

test('mails about appeals that wait for a day', async () => {
  const ada = await createPerson('Ada')
  const appealedAt = Date.now()
  await db.insert(decisions).values({
    id: 'dec_waiting',
    subjectKind: 'person',
    subjectId: ada.id,
    userId: ada.id,
    title: '',
    action: 'warn',
    reportCount: 0,
    createdAt: appealedAt,
    appealedAt,
    appealState: 'open',
  })
  await runUntil(23 * HOUR_MS, 23 * HOUR_MS)
  expect(await listSubjects()).not.toContain(REPORTS_SUBJECT)
  await runUntil(24 * HOUR_MS + 5 * MINUTE_MS, 24 * HOUR_MS + 10 * MINUTE_MS)
  expect((await listSubjects()).filter((subject) => subject === REPORTS_SUBJECT).length).toBe(1)
})

test('measures the database and the stored media', async () => {
  await createUpload(await createPerson('Wren'))
  await checkAlarms(getTools(), [])
  const [run] = await db.select().from(scheduleRuns)
  const stored = (await db.select().from(media)).reduce((sum, { bytes }) => sum + bytes, 0)
  expect(run?.storedBytes).toBe(stored)
  expect(run?.databaseBytes).toBeGreaterThan(100_000)
  // Measured again after an hour only.
  await createUpload(await createPerson('Wren'))
  await runUntil(5 * MINUTE_MS, 5 * MINUTE_MS)
  expect((await db.select().from(scheduleRuns))[0]?.storedBytes).toBe(stored)
  await runUntil(65 * MINUTE_MS, 65 * MINUTE_MS)
  expect((await db.select().from(scheduleRuns))[0]?.storedBytes).toBeGreaterThan(stored)
})

test('records failing steps of the schedule', async () => {
  const tools = getTools()
  const full = "create trigger full before insert on backups begin select raise(abort, 'full'); end"
  await env.DB.exec(full)
  await runSchedule(tools).finally(() => env.DB.exec('drop trigger full'))
  const [run] = await db.select().from(scheduleRuns)
  expect(run?.failures).toEqual({ copyDatabase: 1 })
  expect(run?.succeededAt).toBeNull()
  await runSchedule(tools)
  expect((await db.select().from(scheduleRuns))[0]).toMatchObject({
    failures: {},
    succeededAt: expect.any(Number),
  })
})

test('writes alarms to the log only when nobody is named', async () => {
  await insertWaitingEmail()
  setClockOffset(20 * MINUTE_MS)
  const nobody = { ...getTools(), env: { ...env, REPORTS_TO: undefined } }
  await checkAlarms(nobody as never, [])
  expect(await db.select().from(alarms)).toMatchObject([{ name: 'mail_waiting' }])
  expect((await db.select().from(outbox)).length).toBe(1)
})

test.each([
  [{ OPERATOR_EMAIL: 'op@owlcast.test', REPORTS_TO: 'reports@owlcast.test' }, 'op@owlcast.test'],
  [{ REPORTS_TO: 'reports@owlcast.test' }, 'reports@owlcast.test'],
  [{ OPERATOR_EMAIL: 'nobody' }, null],
  [{}, null],
])('sends alarms of %j to %s', (given, address) => {
  expect(findOperatorEmail(given)).toBe(address)
})

test('names each problem with its figures, and none on a healthy site', () => {
  const healthy: SiteState = {
    mailWaitingMs: 15 * MINUTE_MS,
    databaseBytes: DATABASE_MAX_BYTES * 0.7,
    storedBytes: STORAGE_MAX_BYTES * 0.7,
    sinceLastRunMs: 15 * MINUTE_MS,
    failures: { drainOutbox: ALARM_FAILED_RUNS - 1 },
    sinceBackupMs: 2 * DAY_MS,
    reportWaitingMs: DAY_MS,
  }
  expect(listAlarms(healthy)).toEqual([])
  const failing: SiteState = {
    mailWaitingMs: 16 * MINUTE_MS,
    databaseBytes: DATABASE_MAX_BYTES * 0.75,
    storedBytes: STORAGE_MAX_BYTES * 0.75,
    sinceLastRunMs: 16 * MINUTE_MS,
    failures: { drainOutbox: ALARM_FAILED_RUNS },
    sinceBackupMs: 50 * HOUR_MS,
    reportWaitingMs: 25 * HOUR_MS,
  }
  expect(listAlarms(failing)).toEqual([
    { name: 'mail_waiting', detail: '16 minutes' },
    { name: 'database_full', detail: '7.5 of 10 GB' },
    { name: 'storage_full', detail: '375.0 of 500 GB' },
    { name: 'schedule_late', detail: '16 minutes' },
    { name: 'schedule_failing', detail: 'drainOutbox' },
    { name: 'backup_late', detail: '50 hours' },
    { name: 'reports_waiting', detail: '25 hours' },
  ])
  expect(listAlarms(failing).map(({ name }) => name)).toEqual([...ALARM_NAMES])
})
