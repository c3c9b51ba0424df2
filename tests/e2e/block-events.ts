import type { Page } from '@playwright/test'

/** Blocks events and the live socket. Lists stay as loaded although other tests publish into the same feed. */
export async function blockEvents(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\/live\//, () => undefined)
  await page.route('**/api/events*', (route) => route.abort())
}
