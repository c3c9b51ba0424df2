/**
 * How long a page blocks on a slow phone for its user: what exceeds 50 ms of each long task after the first paint.
 * Lighthouse and Playwright enable the inspector's Runtime domain, with which V8 looks up source positions for each
 * error object. React creates one while its largest function runs, so that this is parsed again: some 200 ms of a
 * throttled CPU that no user has. Here a raw connection to the browser enables no such domain.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../scripts/chromium.mjs'

const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
/** Slow 4G and the CPU, as Lighthouse applies them. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const SLOWED = 4
const LONG_TASK_MS = 50
/** A page is settled once it had no long task for this long. */
const QUIET_MS = 5000
const POLL_MS = 500

const OBSERVE = `globalThis.longTasks = []
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) longTasks.push({ startTime, duration })
}).observe({ type: 'longtask', buffered: true })`

const READ = `JSON.stringify({
  now: performance.now(),
  painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
  longTasks: globalThis.longTasks ?? [],
})`

const wait = (ms) => new Promise((done) => setTimeout(done, ms))

/** Loads each page in turn in a fresh profile of one browser. Returns the ms of each load by name. */
export async function measureBlocking(pages, rounds) {
  const profile = await mkdtemp(join(tmpdir(), 'owlcast-bench-'))
  const browser = spawn(
    findChromium(),
    [
      ...['--headless=new', '--no-sandbox', '--disable-background-networking', '--remote-debugging-port=0'],
      ...[`--user-data-dir=${profile}`, 'about:blank'],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const exited = new Promise((done) => browser.once('exit', done))
  try {
    const send = await connect(await readAddress(browser))
    const times = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
    for (let round = 0; round < rounds; round++)
      for (const [name, url] of Object.entries(pages)) times[name].push(await measureLoad(send, url))
    await send('Browser.close')
    return times
  } finally {
    browser.kill()
    await exited
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Returns the address that the browser prints once it listens. */
async function readAddress(browser) {
  let printed = ''
  for await (const chunk of browser.stderr) {
    printed += chunk
    const [, address] = printed.match(/listening on (ws:\S+)/) ?? []
    if (address) return address
  }
  throw new Error(`The browser did not start: ${printed}`)
}

/** Returns a function that sends a command and resolves to its result. */
async function connect(address) {
  const socket = new WebSocket(address)
  await new Promise((done, fail) => {
    socket.addEventListener('open', done)
    socket.addEventListener('error', fail)
  })
  const pending = new Map()
  let sent = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data)
    const command = pending.get(id)
    pending.delete(id)
    if (error) command?.fail(new Error(error.message))
    else command?.done(result)
  })
  return (method, params = {}, sessionId = undefined) =>
    new Promise((done, fail) => {
      const id = ++sent
      pending.set(id, { done, fail })
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
}

/** Loads a page until it is settled; returns the ms it blocked after its first paint. */
async function measureLoad(send, url) {
  const { browserContextId } = await send('Target.createBrowserContext')
  try {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    const command = (method, params) => send(method, params, sessionId)
    await command('Emulation.setDeviceMetricsOverride', SCREEN)
    await command('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await command('Network.enable')
    await command('Network.emulateNetworkConditions', NETWORK)
    await command('Page.enable')
    await command('Page.addScriptToEvaluateOnNewDocument', { source: OBSERVE })
    await command('Page.navigate', { url })
    for (;;) {
      await wait(POLL_MS)
      const { result } = await command('Runtime.evaluate', { expression: READ })
      const { now, painted, longTasks } = JSON.parse(result.value)
      const last = Math.max(0, ...longTasks.map(({ startTime, duration }) => startTime + duration))
      if (painted !== null && now - Math.max(painted, last) > QUIET_MS)
        return longTasks
          .filter(({ startTime }) => startTime >= painted)
          .reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0)
    }
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId })
  }
}
