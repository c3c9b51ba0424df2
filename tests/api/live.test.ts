import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  CLOSED_LISTEN_ONLY,
  CLOSED_SIGNED_OUT,
  FEED_CHANNEL,
  getUserChannel,
  type LiveEvent,
  type LiveFrame,
  listShards,
  PING,
  PONG,
} from '../../domain/live/live'
import { eventsShape } from '../../domain/live/live.schema'
import { HOUR_MS } from '../../domain/time/units'
import { HINTS_PER_FRAME } from '../../durable-objects/channel'
import { EVENTS_KEPT_HOURS, purgeEvents, recordEvent } from '../../worker/events/events.repo'
import { EVENTS_PER_RESPONSE, LIVE_SOCKETS_PER_PERSON } from '../../worker/live/live.service'
import { call, createPerson, getTools, type Person } from '../support/world'

type Open = { socket: WebSocket; frames: LiveFrame[]; texts: string[]; closed: { code?: number } }
const opened: Open[] = []
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.close()
})

/** Waits as long as a busy machine may need; an alarm that failed runs again after seconds. */
const waitUntil = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 60_000 })

const upgrade = (path: string, headers: Record<string, string>) =>
  exports.default.fetch(
    new Request(`${env.ORIGIN}${path}`, { headers: { upgrade: 'websocket', ...headers } }),
  )

async function listen(path: '/api/live/feed' | '/api/live/me', as?: Person): Promise<Open> {
  const headers: Record<string, string> = { origin: env.ORIGIN, ...(as ? { cookie: as.cookie } : {}) }
  const answer = await upgrade(path, headers)
  const socket = answer.webSocket
  if (!socket) throw new Error(`no socket: ${answer.status} ${await answer.text()}`)
  const open: Open = { socket, frames: [], texts: [], closed: {} }
  socket.addEventListener('message', ({ data }) => {
    const text = String(data)
    open.texts.push(text)
    if (text !== PONG) open.frames.push(JSON.parse(text) as LiveFrame)
  })
  socket.addEventListener('close', ({ code }) => {
    open.closed.code = code
  })
  socket.accept()
  opened.push(open)
  return open
}

/** Deletes all events up to this one but the last of each channel, as if they were old. */
async function expireEvents(seq: number): Promise<void> {
  await env.DB.prepare('update events set created_at = 0 where seq <= ?').bind(seq).run()
  await purgeEvents(getTools())
}

/** Records an event and announces it, as publishing does. */
async function emitEvent(channel: string, id: string): Promise<LiveEvent> {
  const { db, live, clock } = getTools()
  const event = { channel, type: 'post.created', kind: 'squawk', id } as const
  const [row] = await recordEvent(db, event, clock.now())
  const recorded = { ...event, seq: row?.seq ?? 0 }
  await live.announce([recorded])
  return recorded
}

const catchUp = async (after: number | null, as?: Person) => {
  const answer = await call(`GET /api/events${after === null ? '' : `?after=${after}`}`, { as })
  expect(answer.status).toBe(200)
  return eventsShape.parse(await answer.json())
}

describe('opening a socket', () => {
  it('is refused from another origin, and without one', async () => {
    const wren = await createPerson('Wren')
    for (const origin of ['https://evil.example', 'null', `${env.ORIGIN}.evil.example`, undefined]) {
      const headers = { cookie: wren.cookie, ...(origin === undefined ? {} : { origin }) }
      for (const path of ['/api/live/me', '/api/live/feed'])
        expect((await upgrade(path, headers as Record<string, string>)).status).toBe(403)
    }
  })

  it("requires a session on a user's own channel, and none on the feed", async () => {
    expect((await upgrade('/api/live/me', { origin: env.ORIGIN })).status).toBe(401)
    expect((await upgrade('/api/live/me', { origin: env.ORIGIN, cookie: 'owlcast=forged.x' })).status).toBe(
      401,
    )
    const { socket } = await listen('/api/live/feed')
    expect(socket.readyState).toBe(WebSocket.OPEN)
  })

  it('is refused without an upgrade header', async () => {
    expect((await call('GET /api/live/feed')).status).toBe(426)
  })

  it('allows at most ten sockets a user', async () => {
    const wren = await createPerson('Wren')
    for (let n = 0; n < LIVE_SOCKETS_PER_PERSON; n++) await listen('/api/live/me', wren)
    const refused = await upgrade('/api/live/me', { origin: env.ORIGIN, cookie: wren.cookie })
    expect(refused.status).toBe(429)
    opened[0]?.socket.close(1000)
    await waitUntil(() => listen('/api/live/me', wren))
  })
})

describe('hints', () => {
  it('reach all sockets of the feed at once, without content', async () => {
    const visitors = [await listen('/api/live/feed'), await listen('/api/live/feed')]
    const wren = await listen('/api/live/feed', await createPerson('Wren'))
    const event = await emitEvent(FEED_CHANNEL, 'post_a')
    const frame = { seq: event.seq, type: 'post.created', kind: 'squawk', id: 'post_a', count: 1 }
    for (const open of [...visitors, wren]) await waitUntil(() => expect(open.frames).toEqual([frame]))
  })

  it('of a private event reach its user only', async () => {
    const [wren, teal] = [await createPerson('Wren'), await createPerson('Teal')]
    const [mine, other, feed] = [
      await listen('/api/live/me', wren),
      await listen('/api/live/me', teal),
      await listen('/api/live/feed'),
    ]
    const event = await emitEvent(getUserChannel(wren.id), 'post_secret')
    await waitUntil(() => expect(mine.frames.map(({ seq }) => seq)).toEqual([event.seq]))
    expect([...other.frames, ...feed.frames]).toEqual([])
  })

  it('arrive at once the first time and then together, with the newest and the count', async () => {
    const wren = await createPerson('Wren')
    const { frames } = await listen('/api/live/me', wren)
    const seqs: number[] = []
    for (const id of ['a', 'b', 'c', 'd']) seqs.push((await emitEvent(getUserChannel(wren.id), id)).seq)
    await waitUntil(() => expect(frames).toHaveLength(2))
    expect(frames.map(({ id, count }) => [id, count])).toEqual([
      ['a', 1],
      ['d', 3],
    ])
    // Earlier hints are included so that listeners need no request of their own.
    expect(frames[1]?.earlier).toEqual(
      ['b', 'c'].map((id, n) => ({ seq: seqs[n + 1], type: 'post.created', kind: 'squawk', id })),
    )
  })

  it('are only counted when too many arrive together', async () => {
    const wren = await createPerson('Wren')
    const { frames } = await listen('/api/live/me', wren)
    for (let n = 0; n < HINTS_PER_FRAME + 3; n++) await emitEvent(getUserChannel(wren.id), `many_${n}`)
    const countHints = () => frames.reduce((sum, { count }) => sum + count, 0)
    await waitUntil(() => expect(countHints()).toBe(HINTS_PER_FRAME + 3))
    for (const { earlier = [] } of frames) expect(earlier.length).toBeLessThan(HINTS_PER_FRAME)
  })

  it('that wait survive the eviction of the channel, and so do its sockets', async () => {
    const wren = await createPerson('Wren')
    const { frames, socket, texts } = await listen('/api/live/me', wren)
    const stub = env.CHANNELS.get(env.CHANNELS.idFromName(getUserChannel(wren.id)))
    await emitEvent(getUserChannel(wren.id), 'a')
    await emitEvent(getUserChannel(wren.id), 'b')
    await evictDurableObject(stub)
    // An alarm that the eviction interrupts runs again and may repeat its hint.
    const listHints = () => [...new Set(frames.map(({ id }) => id))]
    await waitUntil(() => expect(listHints()).toEqual(['a', 'b']))
    socket.send(PING)
    await waitUntil(() => expect(texts).toContain(PONG))
    const held = await runInDurableObject(stub, (_, state) =>
      state.getWebSockets().map((each) => each.deserializeAttachment()),
    )
    expect(held).toEqual([{ uid: wren.id, sid: expect.any(String) }])
  })

  it('end with the session, on both of its sockets', async () => {
    const [wren, teal] = [await createPerson('Wren'), await createPerson('Teal')]
    const [mine, feed, other] = [
      await listen('/api/live/me', wren),
      await listen('/api/live/feed', wren),
      await listen('/api/live/feed', teal),
    ]
    const stub = env.CHANNELS.get(env.CHANNELS.idFromName(getUserChannel(wren.id)))
    const sid = await runInDurableObject(
      stub,
      (_, state) => state.getWebSockets()[0]?.deserializeAttachment().sid,
    )
    await getTools().live.closeSockets(wren.id, sid)
    for (const open of [mine, feed]) await waitUntil(() => expect(open.closed.code).toBe(CLOSED_SIGNED_OUT))
    expect(other.closed.code).toBeUndefined()
  })

  it('are the only traffic: a socket that sends is closed', async () => {
    const { socket, closed } = await listen('/api/live/feed')
    socket.send('x'.repeat(5000))
    await waitUntil(() => expect(closed.code).toBe(CLOSED_LISTEN_ONLY))
  })
})

describe('catching up', () => {
  it('returns missed events in order, each once, after sockets were lost', async () => {
    const { socket } = await listen('/api/live/feed')
    const { seq } = await catchUp(null)
    for (const name of listShards(FEED_CHANNEL)) {
      const shard = env.CHANNELS.get(env.CHANNELS.idFromName(name))
      // A server that has been idle for some seconds has stopped by itself.
      await runInDurableObject(shard, () => undefined)
      await evictDurableObject(shard, { webSockets: 'close' })
    }
    await waitUntil(() => expect(socket.readyState).not.toBe(WebSocket.OPEN))
    const ids = ['one', 'two', 'three']
    for (const id of ids) await emitEvent(FEED_CHANNEL, id)
    const missed = await catchUp(seq)
    expect(missed.items.map(({ id }) => id)).toEqual(ids)
    expect(missed.reset).toBe(false)
    expect(await catchUp(missed.seq)).toEqual({ items: [], seq: missed.seq, reset: false })
  })

  it('returns no events of another user', async () => {
    const [wren, teal] = [await createPerson('Wren'), await createPerson('Teal')]
    const { seq } = await catchUp(null)
    await emitEvent(getUserChannel(wren.id), 'hers')
    expect((await catchUp(seq, wren)).items.map(({ id }) => id)).toEqual(['hers'])
    expect((await catchUp(seq, teal)).items).toEqual([])
    expect((await catchUp(seq)).items).toEqual([])
  })

  it('does not reveal how many events others have', async () => {
    const [wren, teal] = [await createPerson('Wren'), await createPerson('Teal')]
    const { seq } = await emitEvent(FEED_CHANNEL, 'said')
    for (const id of ['one', 'two', 'three']) await emitEvent(getUserChannel(wren.id), id)
    for (const as of [undefined, teal]) {
      expect(await catchUp(null, as)).toEqual({ items: [], seq, reset: false })
      expect(await catchUp(seq, as)).toEqual({ items: [], seq, reset: false })
      expect((await catchUp(seq + 1, as)).reset).toBe(true)
    }
    expect((await catchUp(seq, wren)).seq).toBe(seq + 3)
  })

  it('requires a reset when events were deleted, are too many, or belong to another database', async () => {
    const { seq } = await emitEvent(FEED_CHANNEL, 'known')
    expect((await catchUp(seq + 1000)).reset).toBe(true)
    await emitEvent(FEED_CHANNEL, 'cleaned')
    await emitEvent(FEED_CHANNEL, 'kept')
    await expireEvents(seq + 1)
    expect(await catchUp(seq)).toEqual({ items: [], seq: seq + 2, reset: true })
    expect((await catchUp(seq + 1)).items.map(({ id }) => id)).toEqual(['kept'])
    const { db, clock } = getTools()
    const many = Array.from({ length: EVENTS_PER_RESPONSE + 1 }, (_, n) =>
      recordEvent(
        db,
        { channel: FEED_CHANNEL, type: 'post.created', kind: 'squawk', id: `p${n}` },
        clock.now(),
      ),
    )
    const [first, ...rest] = many
    if (first) await db.batch([first, ...rest])
    expect((await catchUp(seq + 2)).reset).toBe(true)
    expect((await catchUp(seq + 3)).items).toHaveLength(EVENTS_PER_RESPONSE)
  })

  it("requires a reset when events of the user's own channel were deleted, whatever remains of the feed", async () => {
    const wren = await createPerson('Wren')
    const { seq } = await emitEvent(FEED_CHANNEL, 'known')
    const own = await emitEvent(getUserChannel(wren.id), 'cleaned')
    await emitEvent(getUserChannel(wren.id), 'kept')
    await env.DB.prepare('update events set created_at = 0 where seq = ?').bind(own.seq).run()
    await purgeEvents(getTools())
    expect(await catchUp(seq, wren)).toMatchObject({ items: [], reset: true })
    expect((await catchUp(own.seq, wren)).items.map(({ id }) => id)).toEqual(['kept'])
    // Nothing is missing for others.
    expect((await catchUp(seq)).reset).toBe(false)
  })

  it('continues from the last event of a channel, however old it is', async () => {
    await emitEvent(FEED_CHANNEL, 'before')
    const { seq } = await emitEvent(FEED_CHANNEL, 'long ago')
    const { db, clock } = getTools()
    await purgeEvents({ db, clock: { now: () => clock.now() + EVENTS_KEPT_HOURS * HOUR_MS } })
    expect(await catchUp(null)).toEqual({ items: [], seq, reset: false })
    expect(await catchUp(seq)).toEqual({ items: [], seq, reset: false })
    expect((await catchUp(seq - 1)).items.map(({ id }) => id)).toEqual(['long ago'])
    expect((await catchUp(seq - 2)).reset).toBe(true)
    await emitEvent(FEED_CHANNEL, 'now')
    expect((await catchUp(seq)).items.map(({ id }) => id)).toEqual(['now'])
  })

  it('refuses an invalid position', async () => {
    for (const after of ['-1', '1.5', 'x', '1e99']) {
      const answer = await call(`GET /api/events?after=${after}`)
      expect([after, answer.status]).toEqual([after, 400])
    }
  })
})
