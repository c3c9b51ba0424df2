/** Live channels that are evicted or aborted: a reconnecting client gets every event, once and in order. */
import { abortAllDurableObjects, evictDurableObject } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { getUserChannel, type LiveFrame } from '../../domain/live/live'
import { eventsShape } from '../../domain/live/live.schema'
import { recordEvent } from '../../worker/events/events.repo'
import { call, createPerson, getTools, type Person } from '../support/world'
import { recordRow } from './row'

const MANY = 12
const RECEIVED = { timeout: 20_000 }

/** A client like the app: hints wake it, and it reads the events after its own `seq`. */
function createListener(as: Person) {
  const state = { heard: [] as string[], seq: 0, hints: 0 }
  let socket: WebSocket | null = null
  let reading = Promise.resolve()
  async function catchUp() {
    const answer = await call(`GET /api/events?after=${state.seq}`, { as })
    const { items, seq } = eventsShape.parse(await answer.json())
    // Public posts of other tests arrive, too.
    state.heard.push(...items.map(({ id }) => id).filter((id) => id.endsWith(as.id)))
    state.seq = seq
  }
  return {
    state,
    isOpen: () => socket !== null,
    async connect() {
      const headers = { upgrade: 'websocket', origin: env.ORIGIN, cookie: as.cookie }
      const answer = await exports.default.fetch(new Request(`${env.ORIGIN}/api/live/me`, { headers }))
      const opened = answer.webSocket
      if (!opened) throw new Error(`no socket: ${answer.status}`)
      socket = opened
      opened.addEventListener('message', ({ data }) => {
        const { seq } = JSON.parse(String(data)) as LiveFrame
        state.hints += 1
        if (seq > state.seq) reading = reading.then(catchUp)
      })
      opened.addEventListener('close', () => {
        socket = null
      })
      opened.accept()
      await catchUp()
    },
    read: () => reading,
    close: () => socket?.close(),
  }
}

async function announceEvent(channel: string, id: string) {
  const { db, live, clock } = getTools()
  const event = { channel, type: 'post.created', kind: 'squawk', id } as const
  const [row] = await recordEvent(db, event, clock.now())
  await live.announce([{ ...event, seq: row?.seq ?? 0 }])
}

const DISTURBANCES = {
  'evicted with open sockets': (name: string) =>
    evictDurableObject(env.CHANNELS.get(env.CHANNELS.idFromName(name))),
  'evicted with closed sockets': (name: string) =>
    evictDurableObject(env.CHANNELS.get(env.CHANNELS.idFromName(name)), { webSockets: 'close' }),
  aborted: () => abortAllDurableObjects(),
} as const

test.for(Object.entries(DISTURBANCES))(
  'delivers each event once and in order when a channel is %s',
  async ([how, disturb], { task }) => {
    const wren = await createPerson('Wren')
    const name = getUserChannel(wren.id)
    const client = createListener(wren)
    await client.connect()
    const all = Array.from({ length: MANY }, (_, n) => `pst_${n}_${wren.id}`)
    for (const [n, id] of all.entries()) {
      if (n === MANY / 2) await disturb(name)
      await announceEvent(name, id)
    }
    // Like the app: reopens a closed socket and reads what it missed.
    if (!client.isOpen()) await client.connect()
    await vi.waitFor(async () => {
      await client.read()
      expect(client.state.heard).toEqual(all)
    }, RECEIVED)
    // Later events arrive, too.
    const last = `pst_last_${wren.id}`
    await announceEvent(name, last)
    await vi.waitFor(() => expect(client.state.heard).toEqual([...all, last]), RECEIVED)
    client.close()
    recordRow(task, {
      fault: `F5 a channel is ${how}`,
      tried: 1,
      happened: `${all.length + 1} events received once and in order, later ones too`,
      checked: 'events',
    })
  },
)
