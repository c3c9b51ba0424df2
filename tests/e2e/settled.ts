import type { Page } from '@playwright/test'

/** Waits until nothing is on its way to another place or colour; what turns for ever is left turning. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(passing.map(({ finished }) => finished))
  })
}
