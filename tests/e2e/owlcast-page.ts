/** The steps and places that stories about owlcasts share. */
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { Post } from '../../domain/posts.schema'

/** A minute of speech: half of it is its preview. */
export const LONG = fileURLToPath(new URL('../fixtures/speech-60.mp3', import.meta.url))

export const card = (page: Page, { id }: Post) => page.locator(`article[data-post="${id}"]`)
export const rowsOf = (page: Page, post: Post) =>
  card(page, post)
    .getByRole('region', { name: /^Recordings in/ })
    .locator(':scope > ol > li')
export const player = (page: Page) => page.getByRole('region', { name: 'Player' })
export const place = async (page: Page) =>
  Number(await player(page).getByRole('slider').getAttribute('aria-valuenow'))

/** Every other card, which may lie half under the player: to be passed over by a look for barriers. */
export const othersThan = ({ id }: Post) => `article.post:not([data-post="${id}"])`

/** Opens the feed at a post and waits until the page listens. */
export async function listening(page: Page, post: Post, view = 'owlcast'): Promise<void> {
  const caughtUp = page.waitForResponse(/\/api\/events/)
  await page.goto(`/?view=${view}&post=${post.id}`)
  await caughtUp
}

/**
 * Notes from now on which rows become the one that is heard, by their place in the list: a short recording may be over
 * before a story looks. Returns what reads them.
 */
export async function rowsHeard(page: Page, post: Post): Promise<() => Promise<number[]>> {
  const heard = await card(page, post).evaluateHandle((element) => {
    const places: number[] = []
    const note = () => {
      const rows = [...element.querySelectorAll('.recs > ol > li')]
      const place = rows.findIndex((row) => row.hasAttribute('aria-current'))
      if (place >= 0 && places.at(-1) !== place) places.push(place)
    }
    new MutationObserver(note).observe(element, { subtree: true, childList: true, attributes: true })
    note()
    return places
  })
  return () => heard.jsonValue()
}
