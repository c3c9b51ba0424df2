/**
 * Lighthouse as on a phone, and taps on a throttled CPU: the app and a share page beside the bare page of Vite and
 * React. Scores come from the simulation, as usual. Times are measured with the phone's network and CPU applied: the
 * simulation derives them from a load on loopback, where the order of events depends on milliseconds. Lighthouse is
 * installed at first use.
 */
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'
import { installPackages } from '../../scripts/install-packages.mjs'
import { seed, TRACKS_IN_TESTS } from '../../scripts/seed/seed.mjs'
import { serve } from '../../scripts/serve.mjs'
import { serveBarePage } from './bare-page.mjs'
import { measureBlocking } from './blocking.mjs'
import { startEdge } from './edge.mjs'
import { checkAtLeast, checkAtMost, checkAtMostTimes, getMedian } from './goals.mjs'
import { measureSlowestTap } from './taps.mjs'

export const LIGHTHOUSE_PACKAGES = fileURLToPath(new URL('lighthouse', import.meta.url))
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const MAX_BLOCKED_MS = 60
/** Of the bare page's slowest tap: most of a tap passes in the browser's own events. */
const MAX_TAP_TIMES = 1.35
const DEBUGGING_PORT = 8829
/** Timeout for a busy machine; no figure depends on it. */
const PATIENCE_MS = 120_000
const NAMES = { app: 'app', share: 'share page' }

/** Several times what a step takes on a busy machine. */
const STEP_LIMIT_MINUTES = 8

/** Waits for a step; rejects when it takes too long. */
async function limitStep(name, step) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${name}: no end within ${STEP_LIMIT_MINUTES} minutes`)),
      STEP_LIMIT_MINUTES * 60_000,
    )
  })
  try {
    return await Promise.race([step, late])
  } finally {
    clearTimeout(timer)
  }
}

const launchBrowser = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`, '--no-sandbox', '--disable-background-networking'],
  })

/** Returns Lighthouse's report of a page, in a browser of its own. */
export async function runLighthouse(url, options) {
  const { default: lighthouse } = await import('./lighthouse/node_modules/lighthouse/core/index.js')
  const browser = await launchBrowser()
  try {
    const { lhr } = await lighthouse(url, {
      port: DEBUGGING_PORT,
      output: 'json',
      logLevel: 'silent',
      ...options,
    })
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
    return lhr
  } finally {
    await browser.close()
  }
}

const getMs = ({ audits }, name) => Math.round(audits[name].numericValue)

/** Returns LCP and TBT in ms with the phone's network and CPU applied. */
async function measureTimes(url) {
  const applied = await runLighthouse(url, {
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
    // Both take seconds after the trace and change neither figure.
    skipAudits: ['speed-index'],
    disableFullPageScreenshot: true,
  })
  return { lcp: getMs(applied, 'largest-contentful-paint'), tbt: getMs(applied, 'total-blocking-time') }
}

/** Returns the simulated scores and LCP, what was sent, and the failed audits. */
async function measureScores(url) {
  const lhr = await runLighthouse(url, { onlyCategories: CATEGORIES })
  const sent = lhr.audits['network-requests'].details.items
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
    'lcp, simulated': getMs(lhr, 'largest-contentful-paint'),
    requests: sent.length,
    kB: Math.round(sent.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 100) / 10,
    failed: Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
      .map(({ id }) => id),
  }
}

/** Returns the times of one load, and its scores with `withScores`. */
async function measurePage(url, withScores) {
  const scores = withScores ? await measureScores(url) : { failed: [] }
  return { ...scores, ...(await measureTimes(url)) }
}

/**
 * Loads the pages once, until their service worker has stored its files: the edge compresses each file at its first
 * request.
 */
async function loadOnce(urls) {
  const browser = await launchBrowser()
  try {
    for (const url of urls) {
      const page = await browser.newPage()
      await page.goto(url, { waitUntil: 'networkidle', timeout: PATIENCE_MS })
      const isSettled = async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        return !registration || registration.active !== null
      }
      await page.waitForFunction(isSettled, null, { timeout: PATIENCE_MS, polling: 100 })
      await page.close()
    }
  } finally {
    await browser.close()
  }
}

/** Measures the pages in turn, A B C A B C …, and returns the medians. */
async function measurePages(pages, { rounds, withScores }) {
  await loadOnce(Object.values(pages))
  const seen = new Map(Object.keys(pages).map((name) => [name, []]))
  for (let round = 0; round < rounds; round++)
    for (const [name, url] of Object.entries(pages)) seen.get(name).push(await measurePage(url, withScores))
  return Object.fromEntries(
    [...seen].map(([name, all]) => {
      const figures = Object.keys(all[0]).filter((key) => key !== 'failed')
      const middle = figures.map((key) => [key, getMedian(all.map((one) => one[key]))])
      return [
        name,
        { ...Object.fromEntries(middle), failed: [...new Set(all.flatMap(({ failed }) => failed))] },
      ]
    }),
  )
}

/** Returns the slowest response to a tap in ms, the median of the rounds; the pages in turn. */
async function tapAll(pages, rounds) {
  const times = new Map(Object.keys(pages).map((name) => [name, []]))
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    for (let round = 0; round < rounds; round++)
      for (const [name, { url, tap }] of Object.entries(pages))
        times.get(name).push(await measureSlowestTap(browser, url, tap))
    return Object.fromEntries([...times].map(([name, all]) => [name, getMedian(all)]))
  } finally {
    await browser.close()
  }
}

const toScoreGoals = (name, page) => [
  checkAtLeast(`Lighthouse ${name}: performance`, page.performance, 95),
  ...CATEGORIES.slice(1).map((one) => checkAtLeast(`Lighthouse ${name}: ${one}`, page[one], 100)),
]

const toTimeGoal = (name, page, bare) =>
  checkAtMostTimes(`${name}: LCP`, { measured: page.lcp, yardstick: bare.lcp, unit: 'ms' }, 1.2)

/**
 * Measures the app's `pages` and the bare page against new servers; without `taps`, INP is left out. Each step has its own
 * end, and its lines are reported before the next one.
 */
export async function measureLighthouse(
  { port = 8820, rounds = 3, taps = 3, withScores = true, pages = ['app', 'share'] } = {},
  report = () => {},
) {
  if (!installPackages(LIGHTHOUSE_PACKAGES)) throw new Error('Lighthouse could not be installed.')
  if (!findChromium()) return [checkAtLeast('Lighthouse, performance', Number.NaN, 95)]
  const bare = await serveBarePage(port)
  const ORIGIN = `http://localhost:${port + 3}`
  const { mf, origin } = await serve({ port: port + 1, state: null, vars: { ORIGIN } })
  const [bareEdge, edge] = [await startEdge(bare.origin, port + 2), await startEdge(origin, port + 3)]
  try {
    await seed(mf, edge.origin, { tracks: TRACKS_IN_TESTS })
    const { items } = await (await fetch(`${edge.origin}/api/posts?kind=squawk`)).json()
    const urls = { app: `${edge.origin}/`, share: `${edge.origin}/squawk/${items[0].id}` }
    const all = { bare: bareEdge.origin, ...Object.fromEntries(pages.map((page) => [page, urls[page]])) }
    const measured = await limitStep('Lighthouse', measurePages(all, { rounds, withScores }))
    console.log(`\nLighthouse, as on a phone, medians of ${rounds}`)
    console.table(measured)
    report(
      pages.flatMap((page) => [
        ...(withScores ? toScoreGoals(NAMES[page], measured[page]) : []),
        toTimeGoal(NAMES[page], measured[page], measured.bare),
      ]),
    )
    const blocked = await limitStep('blocking', measureBlocking(all, rounds))
    console.log('Blocked without the inspector, as on a phone, ms')
    console.table(blocked)
    report(
      pages.map((page) =>
        checkAtMost(
          `${NAMES[page]}: blocked without the inspector`,
          getMedian(blocked[page]),
          MAX_BLOCKED_MS,
          {
            unit: 'ms',
            yardstick: getMedian(blocked.bare),
          },
        ),
      ),
    )
    if (taps === 0) return []
    const slowest = await limitStep(
      'taps',
      tapAll(
        {
          bare: { url: bareEdge.origin, tap: ['.counter'] },
          app: { url: urls.app, tap: ['a[href*="view=squawks"]', '.tabs a[href="/"]'] },
        },
        taps,
      ),
    )
    console.log('Slowest response to a tap, CPU throttled four times, ms')
    console.table(slowest)
    return [
      checkAtMostTimes(
        'app: INP',
        { measured: slowest.app, yardstick: slowest.bare, unit: 'ms' },
        MAX_TAP_TIMES,
      ),
    ]
  } finally {
    await Promise.all([bareEdge.close(), edge.close(), bare.close(), mf.dispose()])
  }
}
