/** The app's page without the feed that it brings to visitors: the app requests it, and a test may answer. */
import type { Page } from '@playwright/test'

/** Serves the page as to a request that is no navigation. */
export async function serveStaticPage(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ response: await route.fetch() })
        : route.fallback(),
  )
}
