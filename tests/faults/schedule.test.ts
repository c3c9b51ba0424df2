/**
 * The cron trigger with a full backlog, twice, concurrently and failing half-way: within limits, and with the same
 * result.
 */

import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { PURGE_ROWS_PER_RUN } from '../../domain/limits'
import { FANOUT_STEPS } from '../../domain/notifications/notifications.limits'
import { HOUR_MS } from '../../domain/time/units'
import worker from '../../worker/index'
import { OUTBOX_PER_RUN } from '../../worker/outbox/outbox.service'
import { createFullAccount, findRemains } from '../support/full-account'
import { publishSquawk } from '../support/recordings'
import { createPerson, getTools, type Person, setClockOffset } from '../support/world'
import { runToCompletion } from './actions'
import { injectFailure, MOMENTS } from './inject-failure'
import { listBroken } from './invariants'
import { limitBindings, PRODUCTION } from './production-limits'
import { ALL_INVARIANTS, recordRow } from './row'
import { selectCalls } from './select-calls'

afterEach(() => {
  setClockOffset(0)
  vi.restoreAllMocks()
})

/** Runs cron under production limits; returns the usage. */
async function runCron(bindings: typeof env = env) {
  const { bindings: limited, used } = limitBindings(bindings)
  const run = createExecutionContext()
  await worker.scheduled(createScheduledController(), limited, run)
  await waitOnExecutionContext(run)
  return used
}

const insert = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()
const count = (sql: string) => env.DB.prepare(sql).first<number>('n')

/** Inserts posts of a user. */
async function insertPosts(
  by: Person,
  many: number,
  createdAt: number,
  expiresAt: number | null,
): Promise<void> {
  await insert(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?4)
     insert into posts (id, kind, author_id, author_name, author_username, author_avatar_color, title, created_at, expires_at)
     select 'pst_' || ?1 || i, 'squawk', ?1, 'N', ?2, 'pink', 'T', ?3, ?5 from n`,
    by.id,
    by.username,
    createdAt,
    many,
    expiresAt,
  )
}

/** Creates more of everything than one run handles. */
async function createBacklog(): Promise<void> {
  const now = getTools().clock.now()
  const wren = await createPerson('Wren')
  await insertPosts(wren, PURGE_ROWS_PER_RUN * 2, now - 30 * HOUR_MS, now - HOUR_MS)
  for (let i = 0; i < 6; i += 1) {
    const one = await createPerson('Gone')
    await insertPosts(one, 300, now, null)
    await insert(
      'insert into account_deletions (user_id, deleted_user_id, had_payments, started_at) values (?1, ?1, 0, ?2)',
      `${one.id}`,
      now,
    )
  }
  await insert(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
     insert into outbox (id, channel, purpose, recipient, subject, text, created_at, due_at)
     select 'out_w' || i || ?3, 'email', 'message', 'w' || i || '@example.org', 'S', 'T', ?1, ?1 from n`,
    now,
    OUTBOX_PER_RUN * 3,
    wren.id,
  )
  const bird = await createPerson('Bird')
  await insertPosts(bird, FANOUT_STEPS * 3, now, now + 24 * HOUR_MS)
  await insert(
    'insert into fanouts (post_id, created_at) select id, created_at from posts where author_id = ?',
    bird.id,
  )
  await insert('update notification_cursors set processed_until = ?', now - 300 * 24 * HOUR_MS)
  await insert(
    "insert or ignore into notification_cursors (name, processed_until) values ('plans', ?1), ('expiring', ?1)",
    now - 300 * 24 * HOUR_MS,
  )
  const session = await env.DB.prepare('select id from sessions where user_id = ?')
    .bind(wren.id)
    .first<string>('id')
  await insert(
    `insert into push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at)
     values (?1, ?2, ?3, 'https://updates.push.services.mozilla.com/' || ?1, 'x', 'y', ?4)`,
    `psh_${wren.id}`,
    wren.id,
    session,
    now,
  )
  await insert(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 400)
     insert into notifications (id, user_id, type, reason, group_key, message, created_at, updated_at)
     select 'ntf_' || ?1 || i, ?1, '', 'system', 'w' || i, 'plan.ended', ?2, ?2 from n`,
    wren.id,
    now,
  )
}

test('a run with a full backlog stays within production limits, and later runs finish it', async ({
  task,
}) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await createBacklog()
  expect(await count('select count(*) n from pushes where due_at is not null')).toBeGreaterThan(300)
  const runs: string[] = []
  for (let run = 0; run < 60; run += 1) {
    const used = await runCron()
    runs.push(`${used.statements}/${used.calls}`)
    expect(used.statements).toBeLessThan(PRODUCTION.statements)
    const left = await count(
      `select (select count(*) from posts where expires_at <= unixepoch() * 1000) + (select count(*) from account_deletions)
        + (select count(*) from fanouts) + (select count(*) from outbox where sent_at is null and failed_at is null) as n`,
    )
    if (left === 0) break
  }
  expect(await listBroken()).toEqual([])
  recordRow(task, {
    fault: 'F10 more for the cron trigger than one run may do',
    tried: runs.length,
    happened: `ended in ${runs.length} runs, statements/calls of each: ${runs.join(' ')}`,
    checked: ALL_INVARIANTS,
  })
})

test('a run whose batches all fail stays within production limits', async ({ task }) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const wren = await createPerson('Wren')
  const now = getTools().clock.now()
  await insertPosts(wren, PURGE_ROWS_PER_RUN, now - 30 * HOUR_MS, now - HOUR_MS)
  await insert("create trigger no_delete before delete on posts begin select raise(abort, 'no'); end")
  try {
    expect((await runCron()).statements).toBeLessThan(PRODUCTION.statements)
  } finally {
    await insert('drop trigger no_delete')
  }
  await runToCompletion()
  expect(await listBroken()).toEqual([])
  recordRow(task, {
    fault: 'F10 a cron run whose every batch fails',
    tried: 1,
    happened: 'within the limit on statements, and done once the database recovers',
    checked: ALL_INVARIANTS,
  })
})

async function createExpiredPost() {
  const wren = await createPerson('Wren')
  const post = await publishSquawk(wren)
  const { words } = await createFullAccount()
  await env.DB.prepare('update posts set expires_at = created_at where id = ?').bind(post.id).run()
  const leaver = await env.DB.prepare('select id from profiles where id = ?')
    .bind(words.id)
    .first<string>('id')
  return { post, words, leaver }
}

test.for(['one after the other', 'side by side'])('two runs %s have one effect', async (how, { task }) => {
  const { post } = await createExpiredPost()
  if (how === 'side by side') await Promise.all([runCron(), runCron()])
  else for (let run = 0; run < 2; run += 1) await runCron()
  const eventCount = 'select count(*) n from events where subject_id = ? and type = ?'
  expect(await env.DB.prepare(eventCount).bind(post.id, 'post.deleted').first('n')).toBe(1)
  expect(
    await findRemains([post.id]).then((places) => places.filter((one) => one.startsWith('posts.'))),
  ).toEqual([])
  await runToCompletion()
  expect(await listBroken()).toEqual([])
  recordRow(task, {
    fault: `F6 two cron runs ${how}`,
    tried: 1,
    happened: 'each post deleted and announced once',
    checked: ALL_INVARIANTS,
  })
})

test.for(MOMENTS)(
  'the next run completes a run in which any call fails %s its effect',
  async (moment, { task }) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    /** Runs cron with the k-th call failing, or none for 0, and then to the end; returns the number of calls. */
    async function runOnce(k: number): Promise<number> {
      const wren = await createPerson('Wren')
      const post = await publishSquawk(wren)
      await env.DB.prepare('update posts set expires_at = created_at where id = ?').bind(post.id).run()
      const faults = injectFailure(env, k, moment)
      await runCron(faults.bindings)
      await runToCompletion()
      const at = `call ${k}: ${faults.seen.failed}`
      expect(await env.DB.prepare('select id from posts where id = ?').bind(post.id).first(), at).toBeNull()
      expect(await listBroken(), at).toEqual([])
      return faults.seen.calls
    }
    const calls = await runOnce(0)
    expect(calls).toBeGreaterThan(20)
    const failed = selectCalls(calls)
    for (const k of failed) await runOnce(k)
    recordRow(task, {
      fault: `F6 a storage call of a cron run fails ${moment} its effect`,
      tried: failed.length,
      happened: `of ${calls} calls; completed by the next run`,
      checked: ALL_INVARIANTS,
    })
  },
)
