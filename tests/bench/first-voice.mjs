/**
 * The first voice as a visitor feels it: from opening an address on a simulated phone to a play button that answers, and
 * to sound. Beside it, in the same run, the same addresses without what comes with the page.
 */
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'
import { seed, TRACKS_IN_TESTS } from '../../scripts/seed/seed.mjs'
import { serve } from '../../scripts/serve.mjs'
import { CPU_SLOWED, SCREEN, SLOW_4G } from './blocking.mjs'
import { startEdge } from './edge.mjs'
import { checkAtMost, getMedian } from './goals.mjs'

const ANSWERS_MS = 2500
const SOUNDS_MS = 3000
/** Timeout for a busy machine; no figure depends on it. */
const PATIENCE_MS = 120_000

/**
 * Runs in the page: presses the first play button in sight in every frame, until a press plays a sound. Stores the ms
 * since the navigation until that press, and until the sound moved.
 */
function pressUntilHeard() {
  const { play } = HTMLMediaElement.prototype
  const BUTTONS = '.moon, article button.play, .shared button.play, .shared audio[controls]'
  const times = {}
  globalThis.firstVoice = times
  HTMLMediaElement.prototype.play = function () {
    times.answered ??= performance.now()
    const listen = () => {
      if (this.currentTime > 0) times.heard ??= performance.now()
      else requestAnimationFrame(listen)
    }
    listen()
    return play.call(this)
  }
  const isInSight = (button) => {
    const { width, top } = button.getBoundingClientRect()
    return width > 0 && top < innerHeight && button.checkVisibility({ visibilityProperty: true })
  }
  const press = () => {
    if (times.answered) return
    const button = [...document.querySelectorAll(BUTTONS)].find(isInSight)
    // Controls of the browser answer from their first paint on.
    if (button instanceof HTMLMediaElement) void button.play()
    else button?.click()
    requestAnimationFrame(press)
  }
  requestAnimationFrame(press)
}

/** Opens an address in a new profile; returns the ms until a press is answered and until sound. */
async function measureOnce(browser, url) {
  const context = await browser.newContext({
    viewport: { width: SCREEN.width, height: SCREEN.height },
    deviceScaleFactor: SCREEN.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED })
    await page.addInitScript(pressUntilHeard)
    await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS })
    const found = await page.waitForFunction(
      () => globalThis.firstVoice.heard !== undefined && globalThis.firstVoice,
      null,
      { timeout: PATIENCE_MS },
    )
    return await found.jsonValue()
  } finally {
    await context.close()
  }
}

/** Measures the first voice of home, a feed and a share page; the ways and the addresses in turn. */
export async function measureFirstVoice({ port = 8845, rounds = 3 } = {}) {
  const executablePath = findChromium()
  if (!executablePath) return [checkAtMost('home: play button that answers', Number.NaN, ANSWERS_MS)]
  const ORIGIN = `http://localhost:${port + 1}`
  const { mf, origin } = await serve({ port, state: null, vars: { ORIGIN } })
  const edges = {
    now: await startEdge(origin, port + 1),
    // Without this header the page brings no feed.
    without: await startEdge(origin, port + 2, { drop: ['sec-fetch-dest'] }),
  }
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required', '--disable-background-networking'],
  })
  try {
    await seed(mf, edges.now.origin, { tracks: TRACKS_IN_TESTS })
    const { items } = await (await fetch(`${edges.now.origin}/api/posts?kind=squawk`)).json()
    const paths = { home: '/', feed: '/?view=squawks', 'share page': `/squawk/${items[0].id}` }
    const times = Object.fromEntries(
      Object.keys(paths).flatMap((name) => Object.keys(edges).map((way) => [`${name}, ${way}`, []])),
    )
    // The edges compress each file at its first request.
    for (let round = -1; round < rounds; round++)
      for (const [name, path] of Object.entries(paths))
        for (const [way, edge] of Object.entries(edges)) {
          const measured = await measureOnce(browser, `${edge.origin}${path}`)
          if (round >= 0) times[`${name}, ${way}`].push(measured)
        }
    const getMiddle = (name, figure) => Math.round(getMedian(times[name].map((one) => one[figure])))
    console.log(`\nFirst voice on a simulated phone, medians of ${rounds}, ms since the navigation`)
    console.table(
      Object.fromEntries(
        Object.keys(times).map((name) => [
          name,
          {
            'a press is answered': getMiddle(name, 'answered'),
            sound: getMiddle(name, 'heard'),
            all: times[name]
              .map(({ answered, heard }) => `${Math.round(answered)}/${Math.round(heard)}`)
              .join(' '),
          },
        ]),
      ),
    )
    return Object.keys(paths).flatMap((name) => {
      const check = (goal, figure, limit) =>
        checkAtMost(`${name}: ${goal}`, getMiddle(`${name}, now`, figure), limit, {
          unit: 'ms',
          yardstick: getMiddle(`${name}, without`, figure),
        })
      return [
        check('play button that answers', 'answered', ANSWERS_MS),
        check('first voice', 'heard', SOUNDS_MS),
      ]
    })
  } finally {
    await browser.close()
    await Promise.all([...Object.values(edges).map((edge) => edge.close()), mf.dispose()])
  }
}
