/**
 * Lighthouse as on a phone, and taps on a slowed processor: the app and a share page beside the bare page of Vite and React.
 * Scores are those of the simulation, as everywhere. Times are taken with the phone's line and processor applied: the
 * simulation reckons them from a load on loopback, where what comes before what hangs on milliseconds.
 */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from '../../scripts/chromium.mjs'
import { seed } from '../../scripts/seed/seed.mjs'
import { serve } from '../../scripts/serve.mjs'
import { serveBarePage } from './bare-page.mjs'
import { edgeBefore } from './edge.mjs'
import { atLeast, atMost, atMostTimes, median } from './goals.mjs'
import { slowestTap } from './taps.mjs'

const ROUNDS = 3
const TAPS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
/** A bare page blocks nothing on a quick machine, and nobody feels less than this. */
const UNFELT_MS = 50
const DEBUGGING_PORT = 8829

const launch = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: [`--remote-debugging-port=${DEBUGGING_PORT}`, '--no-sandbox', '--disable-background-networking'],
  })

/** Lighthouse's report of a page, in a browser of its own. */
async function report(url, options) {
  const browser = await launch()
  try {
    const { lhr } = await lighthouse(url, {
      ...{ port: DEBUGGING_PORT, output: 'json', logLevel: 'silent', ...options },
    })
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
    return lhr
  } finally {
    await browser.close()
  }
}

const msOf = ({ audits }, name) => Math.round(audits[name].numericValue)

/** One look: scores, times in ms, and the checks that failed. */
async function look(url) {
  const lhr = await report(url, { onlyCategories: CATEGORIES })
  const applied = await report(url, { onlyCategories: ['performance'], throttlingMethod: 'devtools' })
  const sent = lhr.audits['network-requests'].details.items
  return {
    ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
    lcp: msOf(applied, 'largest-contentful-paint'),
    tbt: msOf(applied, 'total-blocking-time'),
    'lcp, simulated': msOf(lhr, 'largest-contentful-paint'),
    requests: sent.length,
    kB: Math.round(sent.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 100) / 10,
    failed: Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
      .map(({ id }) => id),
  }
}

/** Looks at each in turn, A B C A B C …, and takes the medians. The first look, which the edge compresses for, is not counted. */
async function lookAtAll(pages) {
  for (const url of Object.values(pages)) await look(url)
  const seen = new Map(Object.keys(pages).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, url] of Object.entries(pages)) seen.get(name).push(await look(url))
  return Object.fromEntries(
    [...seen].map(([name, all]) => {
      const figures = Object.keys(all[0]).filter((key) => key !== 'failed')
      const middle = figures.map((key) => [key, median(all.map((one) => one[key]))])
      return [
        name,
        { ...Object.fromEntries(middle), failed: [...new Set(all.flatMap(({ failed }) => failed))] },
      ]
    }),
  )
}

/** The slowest answer to a tap, each page's in turn. */
async function tapAll(pages) {
  const times = new Map(Object.keys(pages).map((name) => [name, []]))
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    for (let round = 0; round < TAPS; round++)
      for (const [name, { url, tap }] of Object.entries(pages))
        times.get(name).push(await slowestTap(browser, url, tap))
    return Object.fromEntries([...times].map(([name, all]) => [name, median(all)]))
  } finally {
    await browser.close()
  }
}

/** Runs it against servers of its own. */
export async function lighthousePart({ port = 8820 } = {}) {
  if (!findChromium()) return [atLeast('Lighthouse, performance', Number.NaN, 95)]
  const bare = await serveBarePage(port)
  const ORIGIN = `http://localhost:${port + 3}`
  const { mf, origin } = await serve({ port: port + 1, state: null, vars: { ORIGIN } })
  const [bareEdge, edge] = [await edgeBefore(bare.origin, port + 2), await edgeBefore(origin, port + 3)]
  try {
    await seed(mf, edge.origin)
    const { items } = await (await fetch(`${edge.origin}/api/posts?kind=squawk`)).json()
    const share = `${edge.origin}/squawk/${items[0].id}`
    const seen = await lookAtAll({ bare: bareEdge.origin, app: `${edge.origin}/`, share })
    console.log(`\nLighthouse, as on a phone, medians of ${ROUNDS}`)
    console.table(seen)
    const taps = await tapAll({
      bare: { url: bareEdge.origin, tap: ['.counter'] },
      app: { url: `${edge.origin}/`, tap: ['a[href*="view=squawks"]', '.tabs a[href="/"]'] },
    })
    console.log('Slowest answer to a tap, processor slowed four times, ms')
    console.table(taps)
    const pages = [
      ['app', seen.app],
      ['share page', seen.share],
    ]
    return [
      ...pages.flatMap(([name, page]) => [
        atLeast(`Lighthouse ${name}: performance`, page.performance, 95),
        ...CATEGORIES.slice(1).map((one) => atLeast(`Lighthouse ${name}: ${one}`, page[one], 100)),
        atMostTimes(`${name}: LCP`, { measured: page.lcp, yardstick: seen.bare.lcp, unit: 'ms' }, 1.2),
        atMostTimes(
          `${name}: TBT`,
          { measured: page.tbt, yardstick: Math.max(seen.bare.tbt, UNFELT_MS), unit: 'ms' },
          1.2,
        ),
      ]),
      atMost('app: INP', taps.app, 96, { unit: 'ms', yardstick: taps.bare }),
    ]
  } finally {
    await Promise.all([bareEdge.close(), edge.close(), bare.close(), mf.dispose()])
  }
}
