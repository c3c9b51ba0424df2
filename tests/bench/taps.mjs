/** Response time of a page to a tap, with the CPU throttled four times, as Lighthouse does. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const SLOWED = 4
const ROUNDS = 3
const BETWEEN_MS = 600
/** The browser does not report shorter ones. */
const SHORTEST_MS = 16

/** Taps these elements in turn, several times; returns the longest time from a tap to the next paint, in ms. */
export async function measureSlowestTap(browser, url, selectors) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      globalThis.slowest = 0
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
          if (interactionId) globalThis.slowest = Math.max(globalThis.slowest, duration)
      }).observe({ type: 'event', durationThreshold: 16, buffered: true })
    })
    await page.goto(url)
    await page.locator(selectors[0]).locator('visible=true').first().waitFor()
    await page.waitForTimeout(BETWEEN_MS * 2)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    for (let round = 0; round < ROUNDS; round++)
      for (const selector of selectors) {
        await page.locator(selector).locator('visible=true').first().tap()
        await page.waitForTimeout(BETWEEN_MS)
      }
    return Math.max(SHORTEST_MS, await page.evaluate(() => globalThis.slowest))
  } finally {
    await context.close()
  }
}
