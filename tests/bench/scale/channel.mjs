/** The real `Channel` in workerd without the app: thousands of sockets, and the cost of a frame to them. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { build, runnerImport } from 'vite'
import { listProcessTree } from '../load.mjs'
import { openListener, openListeners } from './listeners.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const PAUSE_MS = 1100

/**
 * Accepts sockets like the Worker after its checks, and forwards hints. The channel named `bare` is a minimal
 * hibernating object, as yardstick.
 */
const ENTRY = `import { DurableObject } from 'cloudflare:workers'
import { ADMISSION_HEADER, Channel } from './channel.js'
export { Channel }
export class Bare extends DurableObject {
  fetch() {
    const [client, server] = Object.values(new WebSocketPair())
    this.ctx.acceptWebSocket(server)
    return new Response(null, { status: 101, webSocket: client })
  }
  announce(hint) {
    const text = JSON.stringify(hint)
    for (const socket of this.ctx.getWebSockets()) socket.send(text)
  }
}
export default { async fetch(request, env) {
  const { pathname, searchParams } = new URL(request.url)
  const name = searchParams.get('name')
  const channels = name === 'bare' ? env.BARE : env.CHANNELS
  const channel = channels.get(channels.idFromName(name))
  if (pathname === '/listen') {
    const admission = { userId: searchParams.get('user'), limit: 10, uid: null, sid: null }
    return channel.fetch('https://channel/', { headers: { upgrade: 'websocket', [ADMISSION_HEADER]: JSON.stringify(admission) } })
  }
  const seq = Number(searchParams.get('seq'))
  await channel.announce({ seq, type: 'post.created', kind: 'squawk', id: 'post_0123456789abcdefghij' })
  return new Response(null, { status: 204 })
} }`

async function bundleChannel() {
  const [{ output }] = [
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        minify: false,
        target: 'es2022',
        lib: { entry: 'durable-objects/channel.ts', formats: ['es'], fileName: 'channel' },
        rollupOptions: { external: ['cloudflare:workers'] },
      },
    }),
  ].flat()
  return output[0].code
}

/** Starts it on a port; returns functions to control and measure it. */
export async function startChannelHost(port) {
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      cf: false,
      log: new Log(LogLevel.ERROR),
      workers: [
        {
          name: 'channel',
          modules: [
            { type: 'ESModule', path: 'door.js', contents: ENTRY },
            { type: 'ESModule', path: 'channel.js', contents: await bundleChannel() },
          ],
          compatibilityDate: '2026-08-01',
          durableObjects: {
            CHANNELS: { className: 'Channel', useSQLite: true },
            BARE: { className: 'Bare', useSQLite: true },
          },
          unsafeDirectSockets: [{ host: '127.0.0.1', port }],
        },
      ],
    }),
  )
  await mf.ready
  const pids = listProcessTree(process.pid).slice(1)
  const announce = (name, seq) =>
    fetch(`http://127.0.0.1:${port}/announce?name=${name}&seq=${seq}`, { headers: { connection: 'close' } })
  const toPath = (name) => (n) => `/listen?name=${name}&user=p${n}`
  return {
    close: () => mf.dispose(),
    announce,
    listen: (name, count) => openListeners(port, toPath(name), count),
    listenOnce: (name, n) => openListener(port, toPath(name)(n)),
    kilobytes: () => readMemory(pids),
    /** Microseconds of CPU so far. */
    cpu: () => readCpu(pids),
    /** Measures CPU in microseconds and delivery of single frames, on each of these channels in turn. */
    async measure(names, listeners, rounds) {
      let seq = 1
      const cpu = readCpu(pids)
      const lasts = []
      const middles = []
      const late = []
      let expected = 0
      const receivedBefore = listeners.reduce((sum, one) => sum + one.frames, 0)
      for (let round = 0; round < rounds; round++) {
        const start = performance.now()
        const counts = listeners.map(({ frames }) => frames)
        await Promise.all(names.map((name) => announce(name, seq)))
        seq++
        expected += listeners.length
        await pollUntil(() => listeners.every(({ frames }, i) => frames > counts[i]))
        const times = listeners.map(({ at }) => at.at(-1) - start).sort((a, b) => a - b)
        lasts.push(times.at(-1))
        middles.push(times[Math.floor(times.length / 2)])
        late.push(times[Math.ceil(times.length * 0.99) - 1])
        await new Promise((resolve) =>
          setTimeout(resolve, Math.max(0, PAUSE_MS - (performance.now() - start))),
        )
      }
      const after = readCpu(pids)
      const received = listeners.reduce((sum, one) => sum + one.frames, 0) - receivedBefore
      return {
        cpu: cpu === null || after === null ? null : (after - cpu) / (rounds * names.length),
        last: getMedian(lasts),
        middle: getMedian(middles),
        p99: getMedian(late),
        lost: expected - received,
      }
    },
  }
}

/** Loads the client's own rule for reconnecting. */
export async function loadRetryRule() {
  const { module } = await runnerImport(`${root}domain/live/live.ts`, { configFile: false, root })
  return module.retryDelay
}

const getMedian = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

async function pollUntil(holds, patienceMs = 20_000) {
  const end = performance.now() + patienceMs
  while (!holds()) {
    if (performance.now() > end) return
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

/**
 * Returns the microseconds that all threads of these processes ran, or null without /proc. Finer than the ticks of
 * `stat`.
 */
function readCpu(pids) {
  try {
    return pids.reduce(
      (sum, pid) =>
        readdirSync(`/proc/${pid}/task`).reduce(
          (all, task) =>
            all + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1000,
          sum,
        ),
      0,
    )
  } catch {
    return null
  }
}

/** Returns the anonymous memory of these processes in kB, or null without /proc. */
function readMemory(pids) {
  try {
    return pids.reduce((sum, pid) => {
      const [, kb] = /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
      return sum + Number(kb ?? 0)
    }, 0)
  } catch {
    return null
  }
}
