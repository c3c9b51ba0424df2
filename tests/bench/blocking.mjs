/**
 * How long a page blocks on a slow phone for its user: what exceeds 50 ms of each task after the first paint. A task
 * counts with its CPU time, times four. Wall time on a throttled CPU is no measure on two cores: loads of one build
 * blocked for 67 to 364 ms of it, and for 21 to 58 by CPU time.
 * Lighthouse and Playwright enable the inspector's Runtime domain, with which V8 looks up source positions for each
 * error object. React creates one while its largest function runs, so that this is parsed again: some 100 ms of a
 * slowed CPU that no user has. Here a raw connection to the browser enables no such domain.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../scripts/chromium.mjs'

/** The screen of the phone. */
export const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
/** Slow 4G, as Lighthouse applies it. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
/** How much slower the phone's CPU is, for Lighthouse. */
export const CPU_SLOWED = 4
const LONG_TASK_MS = 50
/** A page has settled by then: its last task of this length ends 3 s after the first paint. */
const LOAD_MS = 7000
/** For the end of a trace on a busy machine. */
const TRACE_END_MS = 60_000
const CATEGORIES = ['toplevel', 'loading', 'devtools.timeline']

const wait = (ms) => new Promise((done) => setTimeout(done, ms))

/** Loads each page in turn in a fresh profile of one browser. Returns the ms of each load by name. */
export async function measureBlocking(pages, rounds) {
  const profile = await mkdtemp(join(tmpdir(), 'owlcast-bench-'))
  const browser = spawn(
    findChromium(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-background-networking',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const exited = new Promise((done) => browser.once('exit', done))
  try {
    const connection = await connect(await readAddress(browser))
    const times = Object.fromEntries(Object.keys(pages).map((name) => [name, []]))
    for (let round = 0; round < rounds; round++)
      for (const [name, url] of Object.entries(pages))
        times[name].push(Math.round(getBlockedMs(await traceLoad(connection, url))))
    await connection.send('Browser.close')
    return times
  } finally {
    browser.kill('SIGKILL')
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

/** Returns a function that sends a command and resolves to its result, and one that adds a listener to an event. */
async function connect(address) {
  const socket = new WebSocket(address)
  await new Promise((done, fail) => {
    socket.addEventListener('open', done)
    socket.addEventListener('error', fail)
  })
  const pending = new Map()
  const listeners = new Map()
  let sent = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(data)
    if (method) return listeners.get(method)?.(params)
    const command = pending.get(id)
    pending.delete(id)
    if (error) command?.fail(new Error(error.message))
    else command?.done(result)
  })
  // A command to a browser that has crashed would wait for ever.
  let isClosed = false
  socket.addEventListener('close', () => {
    isClosed = true
    for (const { fail } of pending.values()) fail(new Error('The browser closed its connection.'))
  })
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((done, fail) => {
      if (isClosed) return fail(new Error(`No connection for ${method}.`))
      const id = ++sent
      pending.set(id, { done, fail })
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
  return { send, on: (method, listener) => listeners.set(method, listener) }
}

/** Loads a page and returns its trace, as Chromium's events. */
async function traceLoad({ send, on }, url) {
  const { browserContextId } = await send('Target.createBrowserContext')
  try {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
    const command = (method, params) => send(method, params, sessionId)
    await command('Emulation.setDeviceMetricsOverride', SCREEN)
    await command('Network.enable')
    await command('Network.emulateNetworkConditions', SLOW_4G)
    const events = []
    on('Tracing.dataCollected', ({ value }) => events.push(...value))
    await send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES },
    })
    await command('Page.navigate', { url })
    await wait(LOAD_MS)
    const complete = new Promise((done, fail) => {
      on('Tracing.tracingComplete', done)
      setTimeout(() => fail(new Error('The browser did not end its trace.')), TRACE_END_MS)
    })
    await send('Tracing.end')
    await complete
    return events
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId })
  }
}

/** Returns the ms that the main thread of the page was blocked after its first paint. */
function getBlockedMs(events) {
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error('The page painted nothing.')
  const tasks = events.filter(
    ({ name, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' &&
      pid === painted.pid &&
      tid === painted.tid &&
      ts >= painted.ts,
  )
  return tasks.reduce((sum, { tdur }) => sum + Math.max(0, (tdur / 1000) * CPU_SLOWED - LONG_TASK_MS), 0)
}
