/** A feed of one post: those of other tests would move its card. */
import type { Page } from '@playwright/test'
import type { Post } from '../../domain/posts/posts.schema'
import { serveStaticPage } from './static-page'

/** Serves lists of posts that hold this post alone. */
export async function servePostAlone(page: Page, post: Post): Promise<void> {
  await serveStaticPage(page)
  await page.route('**/api/posts?*', async (route) => {
    const response = await route.fetch()
    const feed = await response.json()
    await route.fulfill({ response, json: { ...feed, items: [post], cursor: null } })
  })
}
