/** Quick jump through the interface: any input is a query, and results are shown as sent. */

import { UNTITLED } from '../../../domain/posts/titles'
import { SEARCH_QUERY_MAX_CHARS } from '../../../domain/search/search.limits'
import { addFigure } from '../figures'
import { createNaughtyUsers } from './naughty-users'
import { expect, test } from './server-fixture'
import { OURS } from './strings'
import { measureOverflow } from './watch-page'

test('every string typed finds posts or nothing, and shows them as sent', async ({ server, openWindow }) => {
  const { users } = await createNaughtyUsers(server)
  // Other files on this server create owlcasts without a visible title.
  const titles = new Set([...users.map(({ title }) => title.trim()), UNTITLED])
  // A post without a visible title is listed by its first words.
  const contents = users.map(({ content }) => content.trim().replace(/\s+/g, ' '))
  const isAsSent = (shown: string) =>
    titles.has(shown.trim()) || contents.some((text) => text.startsWith(shown.replace(/…$/, '').trim()))
  const { page, flaws } = await openWindow()
  await page.goto('/')
  const field = page.getByRole('combobox', { name: /^Search squawks/ })
  const under = page.locator('.jump')
  const [empty, results] = [under.locator('p.none'), under.getByRole('option')]
  let found = 0
  for (const text of OURS) {
    await field.fill(text)
    const typed = (await field.inputValue()).trim()
    expect(typed.length).toBeLessThanOrEqual(SEARCH_QUERY_MAX_CHARS)
    if (typed === '') continue
    // The last option appears once the debounced query was sent.
    await expect(results.last(), text).toHaveText(`All results for ‘${typed}’`)
    await expect(under.getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
    if ((await results.count()) === 1) await expect(empty, text).toHaveText(`No results found for '${typed}'`)
    const shown = await under.locator('[role=option] > b').allTextContents()
    found += shown.length
    expect(
      shown.filter((title) => !isAsSent(title)),
      text,
    ).toEqual([])
    expect(await measureOverflow(page), text).toBe(0)
    expect(await flaws(), text).toEqual([])
  }
  expect(found).toBeGreaterThan(OURS.length / 2)
  await field.fill('naughty')
  await expect(results.last()).toHaveText('All results for ‘naughty’')
  await expect(under.getByRole('group', { name: 'Squawks' }).getByRole('option')).toHaveCount(3)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await measureOverflow(page)).toBe(0)
  await field.press('Enter')
  await expect(page).toHaveURL(/view=squawks&post=post_/)
  expect(await flaws()).toEqual([])
  addFigure('typed for a quick jump', OURS.length, `${found} results as sent, nothing ran`)
})
