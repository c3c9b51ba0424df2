/** Steps and locators shared by tests about owlcasts. */
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Post } from '../../domain/posts/posts.schema'

/** A minute of speech: half of it is its preview. */
export const LONG = fileURLToPath(new URL('../fixtures/speech-60.mp3', import.meta.url))

export const card = (page: Page, { id }: Post) => page.locator(`article[data-post="${id}"]`)
export const getRows = (page: Page, post: Post) =>
  card(page, post)
    .getByRole('region', { name: /^Recordings in/ })
    .locator(':scope > ol > li')
export const player = (page: Page) => page.getByRole('region', { name: 'Player' })
export const getPosition = async (page: Page) =>
  Number(await player(page).getByRole('slider').getAttribute('aria-valuenow'))

/** Selector of every other card, which the player may overlap; excluded from axe. */
export const selectOtherCards = ({ id }: Post) => `article.post:not([data-post="${id}"])`

/** Opens the feed at a post and waits until the page receives events. */
export async function openPost(page: Page, post: Post, view = 'owlcast'): Promise<void> {
  const caughtUp = page.waitForResponse(/\/api\/events/)
  await page.goto(`/?view=${view}&post=${post.id}`)
  await caughtUp
}

/**
 * Records which rows become the playing one, by their index: a short recording may end before a test looks. Returns a
 * function that reads the indexes.
 */
export async function recordPlayedRows(page: Page, post: Post): Promise<() => Promise<number[]>> {
  const heard = await card(page, post).evaluateHandle((element) => {
    const indexes: number[] = []
    const recordRow = () => {
      const rows = [...element.querySelectorAll('.recordings > ol > li')]
      const place = rows.findIndex((row) => row.hasAttribute('aria-current'))
      if (place >= 0 && indexes.at(-1) !== place) indexes.push(place)
    }
    new MutationObserver(recordRow).observe(element, { subtree: true, childList: true, attributes: true })
    recordRow()
    return indexes
  })
  return () => heard.jsonValue()
}
