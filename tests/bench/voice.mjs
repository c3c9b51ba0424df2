/** A voice on its way, in two real browsers: Publish to visible for 90 s over a track, first sound, bytes a minute. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'
import { seed } from '../../scripts/seed/seed.mjs'
import { serve } from '../../scripts/serve.mjs'
import { putDraft } from './draft.mjs'
import { shareWeight } from './weight.mjs'

const SECONDS = 90
const HEADER_BYTES = 44
/** What a title and tags take to type, at least: the sound is made meanwhile. */
const TYPING_MS = 5000
/** After so long the app has started, and what it loads when idle is there. */
const SETTLED_MS = 1000
const SPEECH = fileURLToPath(new URL('../fixtures/speech-a.48k.wav', import.meta.url))

/** Half, the 95th of a hundred and the worst, in whole ms. */
function spread(times) {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share) => Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN)
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'max ms': at(1), rounds: sorted.length }
}

/** A window of a signed-in person. */
async function signedIn(browser, origin, name) {
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

/** Publishes a prepared draft, opened this long ago, and answers how long the other window waited. */
async function publishOnce({ speaker, listener, origin, trackId, round, afterMs }) {
  const title = `Ninety seconds ${round}, ${afterMs}`
  const id = `draft_bench${round}_${afterMs}`
  await speaker.page.goto(origin)
  const pcm = readFileSync(SPEECH).subarray(HEADER_BYTES).toString('base64')
  await speaker.page.evaluate(putDraft, { id, ownerId: speaker.id, title, trackId, pcm, seconds: SECONDS })
  await speaker.page.goto(`${origin}/?view=record&draft=${id}`)
  const press = speaker.page.locator('.pubbar button').first()
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
    { timeout: 15_000, polling: 'raf' },
  )
  await press.click()
  const seenAt = Number(await (await seen).jsonValue())
  const pressedAt = Number(await speaker.page.evaluate(() => sessionStorage.getItem('pressedAt')))
  return seenAt - pressedAt
}

/** From pressing play on a card to sound, this long after it appeared, in a browser that has not heard it before. */
async function firstSound(browser, origin, afterMs) {
  const context = await browser.newContext()
  const page = await context.newPage()
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

/** The yardstick: an audio element alone on a page of the same browser and server. */
async function bareSound(browser, origin, url) {
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

/** Runs it all against a server of its own and prints it. */
export async function voice({ port = 8795, publishes = 4, plays = 8 } = {}) {
  const executablePath = findChromium()
  if (!executablePath) return console.log('\nNo Chromium: what happens in browsers is left out.')
  const { mf, origin } = await serve({ port, state: null, vars: { ENVIRONMENT: 'test' } })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required', '--disable-background-networking'],
  })
  try {
    await seed(mf, origin)
    const trackId = (await (await fetch(`${origin}/api/tracks`)).json()).items[0].id
    const speaker = await signedIn(browser, origin, 'Wren Okafor')
    const listener = await (await browser.newContext()).newPage()
    const caughtUp = listener.waitForResponse(/\/api\/events/)
    await listener.goto(`${origin}/?view=squawks`)
    await caughtUp
    const atOnce = []
    const typed = []
    for (let round = 0; round < publishes; round++) {
      atOnce.push(await publishOnce({ speaker, listener, origin, trackId, round, afterMs: 0 }))
      typed.push(await publishOnce({ speaker, listener, origin, trackId, round, afterMs: TYPING_MS }))
    }
    const [post] = (await (await fetch(`${origin}/api/posts?kind=squawk`)).json()).items
    const heard = await fetch(new URL(post.audioUrl, origin))
    const down = (await heard.arrayBuffer()).byteLength
    const starting = []
    const settled = []
    const bare = []
    for (let round = 0; round < plays; round++) {
      starting.push(await firstSound(browser, origin, 0))
      settled.push(await firstSound(browser, origin, SETTLED_MS))
      bare.push(await bareSound(browser, origin, post.audioUrl))
    }
    console.log(
      `\nA voice of ${SECONDS} s over a track, in Chromium (targets: visible p95 1000 ms, sound p95 60 ms)`,
    )
    console.table({
      'Publish to visible elsewhere, pressed after 5 s of typing': spread(typed),
      'Publish to visible elsewhere, pressed at once': spread(atOnce),
      'play to first sound, pressed a second after the card appeared': spread(settled),
      'play to first sound, pressed while the app still starts': spread(starting),
      'bare audio element to first sound': spread(bare),
    })
    // The server takes a sound only if its hash is right and serves the same file: up is what down is.
    const aMinute = ((down / post.seconds) * 60) / 1e6
    console.log(`a minute of speech, up and down: ${aMinute.toFixed(3)} MB (target 0.5 MB)`)
    console.log('\nShare page after brotli (target 14 kB without a script)')
    console.table({ 'share page': await shareWeight(`${origin}/squawk/${post.id}`) })
  } finally {
    await browser.close()
    await mf.dispose()
  }
}
