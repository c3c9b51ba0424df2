/** Scrolls five hundred cards beside an empty page of the same height: dropped frames, and memory over time. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'
import { serveBarePage } from './bare-page.mjs'
import { checkAtMost, checkAtMostTimes, getMedian } from './goals.mjs'
import { fillPosts } from './posts.mjs'
import { copySeededState } from './seeded-state.mjs'
import { serveProduct, stopAll } from './servers.mjs'

const CARDS = 500
const ROUNDS = 7
/** Pixels per frame: a quick fling. */
const STEP = 120
const STEPS = 240
/** A frame longer than one and a half times the median was dropped. */
const LATE = 1.5
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }

/** Scrolls from the top by one step per frame; returns the dropped frames and the slowest. */
function scrollOnce(page) {
  return page.evaluate(
    async ({ step, steps, late }) => {
      const frame = () => new Promise(requestAnimationFrame)
      scrollTo(0, 0)
      for (let i = 0; i < 20; i++) await frame()
      const times = []
      let before = await frame()
      for (let i = 0; i < steps; i++) {
        scrollBy(0, step)
        const now = await frame()
        times.push(now - before)
        before = now
      }
      const usual = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]
      return { dropped: times.filter((time) => time > usual * late).length, slowest: Math.max(...times) }
    },
    { step: STEP, steps: STEPS, late: LATE },
  )
}

/** Opens the feed and scrolls until it has `CARDS` cards; returns their count. */
async function openFeed(page, origin) {
  await page.goto(`${origin}/?view=squawks`)
  const cards = page.locator('main article')
  await cards.first().waitFor()
  for (let round = 0; round < 60 && (await cards.count()) < CARDS; round++) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(300)
  }
  return cards.count()
}

/** Returns the heap of a page in MB after garbage collection. */
async function measureHeap(devtools) {
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** Measures both pages in turn. */
export async function measureScrolling({ stateFolder, port = 8830 }) {
  const executablePath = findChromium()
  if (!executablePath) return [checkAtMost('scrolling: dropped frames', Number.NaN, 0)]
  const state = mkdtempSync(join(tmpdir(), 'owlcast-bench-'))
  const bare = await serveBarePage(port + 1)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    await copySeededState(stateFolder, state)
    fillPosts(state, CARDS * 6)
    const product = await serveProduct(port, state)
    const context = await browser.newContext(PHONE)
    const [ours, empty] = [await context.newPage(), await context.newPage()]
    const count = await openFeed(ours, product.origin)
    const height = await ours.evaluate(() => document.documentElement.scrollHeight)
    await empty.goto(`${bare.origin}/empty?height=${height}`)
    const devtools = await context.newCDPSession(ours)
    const rounds = []
    const heap = []
    for (let round = 0; round < ROUNDS; round++) {
      const one = {}
      for (const [name, page] of Object.entries({ ours, empty })) {
        await page.bringToFront()
        one[name] = await scrollOnce(page)
      }
      rounds.push(one)
      heap.push(await measureHeap(devtools))
    }
    console.log(`\nScrolling ${count} cards, ${height} px, ${STEPS} frames, beside an empty page`)
    console.table(
      rounds.map(({ ours: a, empty: b }, i) => ({ ours: a.dropped, empty: b.dropped, 'heap MB': heap[i] })),
    )
    const more = getMedian(rounds.map((one) => one.ours.dropped - one.empty.dropped))
    return [
      checkAtMost(`scrolling ${count} cards: frames dropped of ${STEPS} more than an empty page`, more, 0),
      checkAtMostTimes(
        'its memory after all of that, beside after once',
        { measured: heap.at(-1), yardstick: heap[0], unit: 'MB' },
        1.1,
      ),
    ]
  } finally {
    await browser.close()
    await Promise.all([stopAll(), bare.close()])
    rmSync(state, { recursive: true, force: true })
  }
}
