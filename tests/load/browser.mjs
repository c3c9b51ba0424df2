/** An open app as the server sees it: its sockets, and the client's own catch-up rule. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { openListener } from '../bench/scale/listeners.mjs'
import { parseBody } from './client.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const load = async (path) => (await runnerImport(`${root}${path}`, { configFile: false, root })).module

/** Loads the client's own code for catching up and reconnecting. */
export async function loadClientRules() {
  const [{ createCatchUp }, { retryDelay, PING, PONG }] = await Promise.all([
    load('web/live/catch-up.ts'),
    load('domain/live/live.ts'),
  ])
  return { createCatchUp, retryDelay, PING, PONG }
}

const TRIES = 10
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Creates a browser of a member, or of a visitor at an address, that knows all events up to `place`.
 * @returns `heard` as `{ seq, type, id }`, `twice` counts duplicates, `frames` are the hints of its sockets with their
 * time of arrival, and functions to control it
 */
export function createBrowser({ door: client, port, origin }, rules, { as = null, from, place }) {
  const received = new Map()
  const frames = []
  const counts = { twice: 0, resets: 0, failedReads: 0 }
  const sockets = new Map()
  const catchUp = rules.createCatchUp(place, {
    async read(after) {
      try {
        return parseBody(await client.get(`GET /api/events?after=${after}`, { as, from }))
      } catch (error) {
        counts.failedReads++
        throw error
      }
    },
    apply(hint) {
      if (received.has(hint.seq)) counts.twice++
      received.set(hint.seq, hint)
    },
    reset: () => counts.resets++,
  })

  async function open(channel) {
    const headers = [
      `Origin: ${origin}`,
      ...(as ? [`Cookie: ${as.cookie}`] : []),
      ...(from ? [`CF-Connecting-IP: ${from}`] : []),
    ]
    const onText = (text) => {
      if (text === rules.PONG) return
      const frame = JSON.parse(text)
      const at = performance.now()
      for (const hint of [...(frame.earlier ?? []), frame]) frames.push({ channel, at, ...hint })
      catchUp.hint(frame)
    }
    sockets.set(channel, await openListener(port, `/api/live/${channel}`, { headers, onText }))
    void catchUp.run()
  }

  const channels = as ? ['feed', 'me'] : ['feed']
  return {
    as,
    heard: received,
    frames,
    counts,
    open: () => Promise.all(channels.map(open)),
    ping: () => [...sockets.values()].forEach((socket) => void socket.say(rules.PING)),
    /** Drops all sockets and reconnects by the client's rule. */
    async loseAll() {
      for (const socket of sockets.values()) socket.end()
      await Promise.all(channels.map(reconnect))
    },
    catchUp: catchUp.run,
    close: () => [...sockets.values()].forEach((socket) => void socket.end()),
  }

  async function reconnect(channel) {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      await pause(rules.retryDelay(attempt, Math.random()))
      try {
        return await open(channel)
      } catch {
        // Refused or cut off: retry later.
      }
    }
    throw new Error(`a listener was refused ${TRIES} times`)
  }
}
