/** The steps and places that stories about owlcasts share. */
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Post } from '../../domain/posts.schema'
import { settled } from './settled'

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

/** What a look for barriers finds: on the whole page, or apart from other cards, which may lie half under the player. */
export async function faults(page: Page, post?: Post): Promise<string[]> {
  await settled(page)
  const look = new AxeBuilder({ page })
  if (post) look.exclude(`article.post:not([data-post="${post.id}"])`)
  const { violations } = await look.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)
}

/** Opens the feed at a post and waits until the page listens. */
export async function listening(page: Page, post: Post, view = 'owlcast'): Promise<void> {
  const caughtUp = page.waitForResponse(/\/api\/events/)
  await page.goto(`/?view=${view}&post=${post.id}`)
  await caughtUp
}
