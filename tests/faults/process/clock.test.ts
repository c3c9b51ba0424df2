/** The server's clock jumps forward and back, as it never does in production. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Validity } from '../../../domain/magic-links/magic-links.schema'
import type { Post } from '../../../domain/posts/posts.schema'
import { DAY_MS } from '../../../domain/time/units'
import { createClock } from '../../../worker/tools/clock'
import { findViolations } from '../../support/invariants'
import { ALL_INVARIANTS, recordRow } from '../row'
import { createRequester, createSound, createUser, createWav, publish } from './http-client'
import { pollUntil, startServer } from './server'

const CONFIG = join(import.meta.dirname, '../../../wrangler.toml')

test('expiry follows a clock that jumps forward and back, and ended sessions stay ended', async ({
  task,
}) => {
  const server = await startServer()
  const ask = createRequester(server.origin)
  const bytes = createWav(2)
  /** Restarts the server with its clock shifted by days. */
  const setDays = async (days: number) => {
    await server.kill()
    await server.start({ vars: { CLOCK_OFFSET_MS: String(days * DAY_MS) } })
  }
  try {
    const wren = await createUser(ask, 'Wren')
    const feed = async () => {
      const { items } = await (await ask('GET /api/posts?kind=squawk')).json<{ items: Post[] }>()
      return items.map(({ title }) => title)
    }
    const isIn = async () => {
      const answer = await ask('GET /api/session', { as: wren })
      return (await answer.json<{ user: unknown }>()).user !== null
    }
    const { post } = await publish(ask, wren, createSound(bytes), { title: 'Today' })
    await publish(ask, wren, createSound(bytes, { mode: 'mue' }), {
      title: 'To Ada',
      tags: [],
      recipient: 'ada@example.org',
    })
    const [, token] = /\?token=([\w-]{43})/.exec(await (await ask('GET /api/dev/outbox')).text()) ?? []
    const opens = async () => {
      const answer = await ask('POST /api/magic-links/validate', { json: { token } })
      return answer.ok && (await answer.json<Validity>()).is_valid
    }
    const now = async () => ({ feed: await feed(), isIn: await isIn(), opens: await opens() })
    const gone = async () => (await ask(`GET ${post.audioUrl}`)).status
    expect(await now()).toEqual({ feed: ['Today'], isIn: true, opens: true })

    // After two days: expired posts are hidden before cron, and deleted by it.
    await setDays(2)
    expect([await now(), await gone()]).toEqual([{ feed: [], isIn: true, opens: true }, 404])
    await server.cron()
    expect(await server.rows(`select id from posts where id = '${post.id}'`)).toEqual([])
    expect(await findViolations(server.stores)).toEqual([])

    // After a month: links and sessions have ended.
    await setDays(32)
    expect(await now()).toEqual({ feed: [], isIn: false, opens: false })
    await server.cron()
    await server.cron()
    expect(await findViolations(server.stores)).toEqual([])

    // Back: nothing that was deleted returns, and new posts work.
    await setDays(0)
    expect([(await now()).feed, await isIn(), await gone()]).toEqual([[], false, 404])
    const dele = await createUser(ask, 'Dele')
    await publish(ask, dele, createSound(bytes), { title: 'Back' })
    // Pages are cached for a second.
    await pollUntil(async () => (await feed()).includes('Back'))

    // Before the posts were created: they remain, and new ones come before them.
    await setDays(-2)
    expect(await feed()).toEqual(['Back'])
    const early = await publish(ask, dele, createSound(bytes), { title: 'Earlier, by the clock' })
    expect((early.post.expiresAt ?? 0) - early.post.createdAt).toBe(DAY_MS)
    await pollUntil(async () => (await feed()).length === 2)
    await server.cron()
    expect(new Set(await feed())).toEqual(new Set(['Back', 'Earlier, by the clock']))
    await setDays(0)
    await server.cron()
    // By this clock the earlier post expired two days ago, the other one did not.
    expect(await feed()).toEqual(['Back'])
    const violations = await findViolations(server.stores)
    expect(violations.filter((one) => !one.startsWith('I10 '))).toEqual([])
    // A jump raises alarms, whose emails the next run may have to send.
    await pollUntil(async () => {
      await server.cron()
      return (await findViolations(server.stores)).length === 0
    })
    recordRow(task, {
      fault: 'F8 the clock of the server jumps by 2, 32, 0, -2 and 0 days',
      tried: 5,
      happened: 'posts, links and sessions end by the clock, before cron; deleted rows stay deleted',
      checked: `${ALL_INVARIANTS}; feed, sound, session, link`,
    })
  } finally {
    await server.remove()
  }
})

test('production ignores CLOCK_OFFSET_MS', ({ task }) => {
  expect(readFileSync(CONFIG, 'utf8')).not.toContain('CLOCK_OFFSET_MS')
  const clock = createClock({ ENVIRONMENT: 'production', CLOCK_OFFSET_MS: String(DAY_MS) })
  expect(clock.now()).toBeLessThan(Date.now() + DAY_MS / 2)
  recordRow(task, {
    fault: 'F8 production is configured to shift its clock',
    tried: 1,
    happened: 'its configuration does not, and the Worker would ignore it',
    checked: 'wrangler.toml, clock',
  })
})
