/**
 * A recording from Publish to playback, in two real browsers: Publish to visible, first sound, bytes per minute, weight
 * of its page.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'
import { loadModule } from '../../scripts/load-module.ts'
import { seed, TRACKS_IN_TESTS } from '../../scripts/seed/seed.mjs'
import { serve } from '../../scripts/serve.mjs'
import { putDraft } from './draft.mjs'
import { checkAtMost } from './goals.mjs'
import { measureSharePage } from './weight.mjs'

const SECONDS = 90
/** The longest recording with Pro, without a track. */
const LONG_SECONDS = 900
/** Timeout for a busy machine; no figure depends on it. */
const PATIENCE_MS = 120_000
/** A slow connection, in bytes per second. */
const SLOW_LINE = 250_000
const HEADER_BYTES = 44
/** Minimum time for typing title and tags: the recording is encoded meanwhile. */
const TYPING_MS = 5000
/** The draft is stored as raw samples, so it is encoded now instead of during the recording. */
const LONG_TYPING_MS = 30_000
/** By then the app has started and loaded its idle chunks. */
const SETTLED_MS = 1000
const SPEECH = fileURLToPath(new URL('../fixtures/speech-a.48k.wav', import.meta.url))

/** Returns p50, p95 and maximum in whole ms. */
function summarizeTimes(times) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share) => Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN)
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'max ms': at(1), rounds: sorted.length }
}

/** Opens a window of a signed-in user. */
async function openSignedIn(browser, origin, name) {
  const answer = await fetch(`${origin}/api/dev/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ name }),
  })
  const { cookie, id } = await answer.json()
  const context = await browser.newContext()
  const [key, ...value] = cookie.split('=')
  await context.addCookies([{ name: key, value: value.join('='), url: origin }])
  return { page: await context.newPage(), id }
}

/** Publishes a prepared draft `afterMs` after opening it; returns how long the other window waited, in ms. */
async function publishOnce({ speaker, listener, origin, track, round, afterMs, seconds = SECONDS }) {
  const title = `${seconds} seconds ${round}, ${afterMs}`
  const id = `draft_bench${round}_${afterMs}_${seconds}`
  await speaker.page.goto(origin)
  const pcm = readFileSync(SPEECH).subarray(HEADER_BYTES).toString('base64')
  const { EMPTY_FORM } = await loadModule('web/drafts/store/draft-record.ts')
  const form = { ...EMPTY_FORM, title, tags: '#fox' }
  await speaker.page.evaluate(putDraft, { id, ownerId: speaker.id, form, track, pcm, seconds })
  await speaker.page.goto(`${origin}/?view=record&draft=${id}`)
  // A draft with a track offers to publish it with the track first.
  const press = speaker.page.locator('.send-buttons .btn-kind').first()
  await press.waitFor()
  await speaker.page.waitForTimeout(afterMs)
  await speaker.page.evaluate(() => {
    addEventListener('click', () => sessionStorage.setItem('pressedAt', String(Date.now())), {
      capture: true,
      once: true,
    })
  })
  const seen = listener.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('article')].some((card) => card.textContent.includes(wanted)) &&
      Date.now(),
    title,
    { timeout: PATIENCE_MS, polling: 'raf' },
  )
  await press.click()
  const seenAt = Number(await (await seen).jsonValue())
  const pressedAt = Number(await speaker.page.evaluate(() => sessionStorage.getItem('pressedAt')))
  return seenAt - pressedAt
}

/** Returns ms from pressing play, `afterMs` after the card appeared, to sound, with an empty cache. */
async function measureFirstSound(browser, origin, afterMs, bytesPerSecond = null) {
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  if (bytesPerSecond) {
    const devtools = await context.newCDPSession(page)
    const line = { offline: false, latency: 0, downloadThroughput: bytesPerSecond, uploadThroughput: -1 }
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', line)
  }
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      const heard = () => {
        if (this.currentTime > 0) globalThis.heardAt ??= performance.now()
        else requestAnimationFrame(heard)
      }
      requestAnimationFrame(heard)
      return play.call(this)
    }
    addEventListener(
      'click',
      () => {
        globalThis.pressedAt = performance.now()
      },
      { capture: true },
    )
  })
  await page.goto(`${origin}/?view=squawks`)
  const button = page
    .locator('article')
    .getByRole('button', { name: /^Play: / })
    .first()
  await button.waitFor()
  await page.waitForTimeout(afterMs)
  await button.click()
  const times = await page.waitForFunction(
    () => globalThis.heardAt && globalThis.heardAt - globalThis.pressedAt,
  )
  const ms = Number(await times.jsonValue())
  await context.close()
  return ms
}

/** Makes a user Pro, for long recordings. */
async function makePro(mf, id) {
  const db = await mf.getD1Database('DB')
  const end = Date.now() + 86_400_000
  await db.prepare('UPDATE profiles SET pro_expires_at = ? WHERE id = ?').bind(end, id).run()
}

/** The yardstick: an audio element alone on a page of the same browser and server. */
async function measureBareSound(browser, origin, url) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${origin}/test-share`)
  const ms = await page.evaluate(async (src) => {
    const audio = new Audio(src)
    const start = performance.now()
    await audio.play()
    while (audio.currentTime === 0) await new Promise(requestAnimationFrame)
    return performance.now() - start
  }, url)
  await context.close()
  return ms
}

/**
 * Measures publishing, first sound, bytes per minute and the share page against a new server. `withVariants` adds
 * presses while the app starts, and the slow connection.
 */
export async function measureVoice({
  port = 8795,
  publishes = 4,
  longPublishes = 2,
  plays = 8,
  withVariants = true,
} = {}) {
  const executablePath = findChromium()
  if (!executablePath) return [checkAtMost('what happens in browsers: no Chromium', Number.NaN, 0)]
  const { mf, origin } = await serve({ port, state: null, vars: { ENVIRONMENT: 'test' } })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required', '--disable-background-networking'],
  })
  try {
    await seed(mf, origin, { tracks: TRACKS_IN_TESTS })
    const [track] = (await (await fetch(`${origin}/api/tracks`)).json()).items
    const speaker = await openSignedIn(browser, origin, 'Wren Okafor')
    await makePro(mf, speaker.id)
    const listener = await (await browser.newContext()).newPage()
    const caughtUp = listener.waitForResponse(/\/api\/events/)
    await listener.goto(`${origin}/?view=squawks`)
    await caughtUp
    const atOnce = []
    const typed = []
    for (let round = 0; round < publishes; round++) {
      if (withVariants)
        atOnce.push(await publishOnce({ speaker, listener, origin, track, round, afterMs: 0 }))
      typed.push(await publishOnce({ speaker, listener, origin, track, round, afterMs: TYPING_MS }))
    }
    const long = []
    for (let round = 0; round < longPublishes; round++)
      long.push(
        await publishOnce({
          speaker,
          listener,
          origin,
          round,
          track: null,
          afterMs: LONG_TYPING_MS,
          seconds: LONG_SECONDS,
        }),
      )
    const [post] = (await (await fetch(`${origin}/api/posts?kind=squawk`)).json()).items
    const heard = await fetch(new URL(post.audioUrl, origin))
    const down = (await heard.arrayBuffer()).byteLength
    const starting = []
    const settled = []
    const slow = []
    const bare = []
    for (let round = 0; round < plays; round++) {
      if (withVariants) starting.push(await measureFirstSound(browser, origin, 0))
      settled.push(await measureFirstSound(browser, origin, SETTLED_MS))
      if (withVariants) slow.push(await measureFirstSound(browser, origin, SETTLED_MS, SLOW_LINE))
      bare.push(await measureBareSound(browser, origin, post.audioUrl))
    }
    console.log(`\nA recording of ${SECONDS} s over a track, in Chromium`)
    const times = {
      typed: summarizeTimes(typed),
      long: summarizeTimes(long),
      settled: summarizeTimes(settled),
      slow: summarizeTimes(slow),
      bare: summarizeTimes(bare),
    }
    const table = {
      'Publish to visible elsewhere, pressed after 5 s of typing': times.typed,
      'Publish to visible elsewhere, pressed at once': summarizeTimes(atOnce),
      [`the same of ${LONG_SECONDS} s without a track, after ${LONG_TYPING_MS / 1000} s`]: times.long,
      'play to first sound, pressed a second after the card appeared': times.settled,
      'play to first sound, pressed while the app still starts': summarizeTimes(starting),
      'play to first sound, 250 kB/s': times.slow,
      'bare audio element to first sound': times.bare,
    }
    console.table(Object.fromEntries(Object.entries(table).filter(([, { rounds }]) => rounds > 0)))
    // The server verifies the hash and serves the same file, so the upload has the same size.
    const aMinute = ((down / post.seconds) * 60) / 1e6
    const page = await measureSharePage(`${origin}/squawk/${post.id}`)
    console.log('\nShare page after brotli')
    console.table({ 'share page': page })
    const p95 = (what, { 'p95 ms': ms }, limit, yardstick) =>
      checkAtMost(what, ms, limit, { unit: 'ms', yardstick })
    return [
      p95('Publish to visible, 90 s over a track: p95', times.typed, 1000),
      p95('Publish to visible, 15 minutes: p95', times.long, 2000),
      p95('first sound: p95', times.settled, times.bare['p95 ms'] + 20, times.bare['p95 ms']),
      p95('first sound at 250 kB/s: p95', times.slow, 300),
      checkAtMost('a minute of speech', aMinute, 0.5, { unit: 'MB' }),
      checkAtMost('share page: HTML and styles, brotli', page['HTML and CSS kB'], 14, { unit: 'kB' }),
      checkAtMost('share page: JavaScript needed', page['JS needed kB'], 0, { unit: 'kB' }),
    ]
  } finally {
    await browser.close()
    await mf.dispose()
  }
}
