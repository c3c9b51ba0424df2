/** Every string as name, title, text and tag, then on the feed. */
import { addFigure } from '../figures'
import { createNaughtyUsers } from './naughty-users'
import { expect, test } from './server-fixture'
import { STRINGS } from './strings'
import { measureOverflow } from './watch-page'

test('every string is stored by the rules or rejected with a message', async ({ server }) => {
  const { sent, refused, flaws } = await createNaughtyUsers(server)
  addFigure(
    `${STRINGS.length} strings as name, username, title, text, tags`,
    sent,
    `${refused} rejected, the rest stored`,
  )
  expect(flaws).toEqual([])
})

test('the feed shows every string as sent and does not overflow', async ({ server, openWindow }) => {
  const { users } = await createNaughtyUsers(server)
  const { page, flaws } = await openWindow()
  await page.goto('/?view=squawks')
  const cards = page.locator('article[data-post]')
  await expect(cards.first()).toBeVisible()
  const end = page.locator('.feed-end button')
  const theirs = users.map(({ post }) => post.id)
  const isThere = (ids: string[]) => ids.every((id) => document.querySelector(`article[data-post="${id}"]`))
  // Other files may have published more.
  while (!(await page.evaluate(isThere, theirs))) {
    const before = await cards.count()
    await end.scrollIntoViewIfNeeded()
    await expect.poll(() => cards.count()).toBeGreaterThan(before)
  }
  const shown = await page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('article[data-post]')].map((card) => {
        const text = (selector: string) => card.querySelector(selector)?.textContent ?? ''
        const tags = [...card.querySelectorAll('.tagline li')].map((tag) => tag.textContent)
        const words = { name: text('.by bdi'), title: text('h2'), content: text('.fold p'), tags }
        return [card.getAttribute('data-post'), words]
      }),
    ),
  )
  const wrong = users.flatMap(({ typed, post, name, title, content, tags }) => {
    const wanted = JSON.stringify({ name, title, content, tags })
    const is = JSON.stringify(shown[post.id])
    return is === wanted ? [] : [`${JSON.stringify(typed)}: ${wanted} is shown as ${is}`]
  })
  expect(wrong).toEqual([])
  for (const width of [390, 320, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await measureOverflow(page), `${width} px`).toBe(0)
  }
  expect(await flaws()).toEqual([])
  addFigure('feed, 320 to 1280 px', users.length, 'as sent; nothing ran, nothing overflows')
})
