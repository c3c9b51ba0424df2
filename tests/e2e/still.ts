import type { Page } from '@playwright/test'

/**
 * Lets a page hear of nothing that happens elsewhere. Lists stay as they are when read: stories that run at the same time
 * publish into the same feed.
 */
export async function keepStill(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\/live\//, () => undefined)
  await page.route('**/api/events*', (route) => route.abort())
}
