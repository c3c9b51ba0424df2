/** Universal search from home: by keyboard alone, three of each kind, one's own messages, and nothing of others'. */
import { expect, test } from './actors'
import { barriersInEveryLook } from './barriers'
import { unique } from './unique'
import { sendMessage, speak } from './voices'

test('a few letters lead to a voice and to a message, by keys alone', async ({
  speaker,
  listener,
  visitor,
}) => {
  const word = unique('Kestrel').replace(' ', '')
  for (const n of [1, 2, 3, 4]) await speak(speaker, { title: `${word} ${n} over the weir` })
  await sendMessage(speaker, { title: `${word} for you`, recipient: `@${listener.username}` })
  const { page } = listener
  const field = page.getByRole('combobox', { name: /^Search squawks/ })
  const options = page.getByRole('listbox').getByRole('option')

  await page.goto('/?view=settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(page).toHaveURL(/\/$/)
  await page.keyboard.type(word.slice(0, -1).toUpperCase())
  await expect(options).toHaveCount(4)
  await expect(page.getByRole('group', { name: 'Squawks' }).getByRole('option')).toHaveCount(3)
  await expect(page.getByRole('group', { name: 'MUE Messages' }).getByRole('option')).toHaveCount(1)
  await expect(page.getByRole('status').getByText('4 results')).toBeAttached()

  // The message is above the squawks, and chosen already; the newest squawk comes next.
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  const second = options.nth(1)
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?view=squawks&post=post_/)
  await expect(page.getByRole('article').filter({ hasText: `${word} 4 over` })).toBeFocused()

  await page.goto('/')
  await field.fill(word)
  await expect(options).toHaveCount(4)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: `Conversation with ${speaker.displayName}` })).toContainText(
    `${word} for you`,
  )

  await visitor.goto('/')
  const theirs = visitor.getByRole('combobox', { name: /^Search squawks/ })
  await theirs.fill(word)
  await expect(visitor.getByRole('option')).toHaveCount(3)
  expect(await barriersInEveryLook(visitor)).toEqual([])
  await theirs.fill(`${word} "nowhere*`)
  await expect(visitor.getByText(`No results found for '${word} "nowhere*'`).last()).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(visitor.getByRole('listbox')).toHaveCount(0)
  await expect(theirs).toHaveValue(`${word} "nowhere*`)
})
